import CDRM
import Foundation
import Raster

/// A graphics card through the kernel's direct rendering manager.
@MainActor final class DRMCard: DisplayCard {
  let name: String
  let driver: String
  /// Opened in `init`, closed by `close`.
  let descriptor: Int32
  private var connector: UInt32 = 0
  private var crtc: UInt32 = 0
  private var mode = drmModeModeInfo()
  private(set) var waitsForBlank = true
  private var buffers: [UInt32: CardBuffer] = [:]
  /// The property of the connector that puts displays to sleep, if there is one.
  private var powerProperty: UInt32?

  /// Nil: it may not be opened, or it shows no pictures that the processor has painted.
  init?(path: String, name: String) {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var hasMemory: UInt64 = 0
    guard drmIsKMS(descriptor) != 0, drmGetCap(descriptor, UInt64(DRM_CAP_DUMB_BUFFER), &hasMemory) == 0,
      hasMemory != 0
    else {
      Foundation.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.name = name
    let version = drmGetVersion(descriptor)
    driver = version?.pointee.name.map { String(cString: $0) } ?? "unknown"
    drmFreeVersion(version)
  }

  private static func error(_ code: Int32) -> CardError {
    switch abs(code) {
    case EACCES, EPERM: .notMaster
    case ENODEV, ENXIO, EBADF, ENOENT: .gone
    case EBUSY, EAGAIN: .busy
    case ENOSYS, EOPNOTSUPP, ENOTTY: .unsupported
    default: .refused(String(cString: strerror(abs(code))))
    }
  }

  /// The result of a call of libdrm: 0, a negative error number, or -1 with the number in `errno`.
  private func check(_ result: Int32) throws(CardError) {
    if result < 0 { throw Self.error(result == -1 && errno != 0 ? errno : result) }
  }

  func connectors() throws(CardError) -> [DisplayConnector] {
    guard let resources = drmModeGetResources(descriptor) else { throw Self.error(errno) }
    defer { drmModeFreeResources(resources) }
    var found: [DisplayConnector] = []
    for index in 0..<Int(resources.pointee.count_connectors) {
      guard let socket = drmModeGetConnector(descriptor, resources.pointee.connectors[index]) else {
        continue
      }
      defer { drmModeFreeConnector(socket) }
      let kind =
        drmModeGetConnectorTypeName(socket.pointee.connector_type).map { String(cString: $0) } ?? "Unknown"
      let modes = (0..<Int(socket.pointee.count_modes)).map { index in
        Self.mode(socket.pointee.modes[index], index)
      }
      let (width, height) = (socket.pointee.mmWidth, socket.pointee.mmHeight)
      found.append(
        DisplayConnector(
          id: socket.pointee.connector_id, name: "\(kind)-\(socket.pointee.connector_type_id)",
          isConnected: socket.pointee.connection == DRM_MODE_CONNECTED, modes: modes,
          physical: width > 0 && height > 0
            ? PhysicalSize(width: CGFloat(width), height: CGFloat(height)) : nil))
    }
    return found
  }

  private static func mode(_ mode: drmModeModeInfo, _ index: Int) -> DisplayMode {
    let isInterlaced = mode.flags & UInt32(DRM_MODE_FLAG_INTERLACE) != 0
    let lines = Double(mode.htotal) * Double(mode.vtotal)
    // The clock is in kHz; the kernel's own number is rounded to whole pictures.
    let rate = lines > 0 ? Double(mode.clock) * 1000 / lines * (isInterlaced ? 2 : 1) : Double(mode.vrefresh)
    return DisplayMode(
      size: PixelSize(width: Int(mode.hdisplay), height: Int(mode.vdisplay)),
      rate: rate.isFinite && rate >= 1 ? rate : 60,
      isPreferred: mode.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0, isInterlaced: isInterlaced, index: index)
  }

  func choose(_ display: DisplayConnector, _ mode: DisplayMode) throws(CardError) {
    guard let resources = drmModeGetResources(descriptor) else { throw Self.error(errno) }
    defer { drmModeFreeResources(resources) }
    guard let socket = drmModeGetConnector(descriptor, display.id) else { throw .gone }
    defer { drmModeFreeConnector(socket) }
    guard mode.index < Int(socket.pointee.count_modes) else { throw .gone }
    self.mode = socket.pointee.modes[mode.index]
    guard let pipe = pipe(for: socket, resources) else {
      throw .refused("no part of the card is free for \(display.name)")
    }
    (connector, crtc) = (display.id, pipe)
    powerProperty = property(of: socket, named: "DPMS")
    var (sequence, time): (UInt64, UInt64) = (0, 0)
    waitsForBlank = !(drmCrtcGetSequence(descriptor, crtc, &sequence, &time) != 0 && errno == EOPNOTSUPP)
  }

  /// The CRTC that feeds a connector: the present one, else the first that can.
  private func pipe(for socket: drmModeConnectorPtr, _ resources: drmModeResPtr) -> UInt32? {
    if let encoder = drmModeGetEncoder(descriptor, socket.pointee.encoder_id) {
      defer { drmModeFreeEncoder(encoder) }
      if encoder.pointee.crtc_id != 0 { return encoder.pointee.crtc_id }
    }
    for index in 0..<Int(socket.pointee.count_encoders) {
      guard let encoder = drmModeGetEncoder(descriptor, socket.pointee.encoders[index]) else { continue }
      defer { drmModeFreeEncoder(encoder) }
      for pipe in 0..<Int(resources.pointee.count_crtcs)
      where encoder.pointee.possible_crtcs >> UInt32(pipe) & 1 != 0 {
        return resources.pointee.crtcs[pipe]
      }
    }
    return nil
  }

  private func property(of socket: drmModeConnectorPtr, named name: String) -> UInt32? {
    for index in 0..<Int(socket.pointee.count_props) {
      guard let property = drmModeGetProperty(descriptor, socket.pointee.props[index]) else { continue }
      defer { drmModeFreeProperty(property) }
      let own = withUnsafeBytes(of: property.pointee.name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if own == name { return property.pointee.prop_id }
    }
    return nil
  }

  func makeBuffer(_ size: PixelSize) throws(CardError) -> CardBuffer {
    var (handle, pitch, length): (UInt32, UInt32, UInt64) = (0, 0, 0)
    try check(
      drmModeCreateDumbBuffer(
        descriptor, UInt32(size.width), UInt32(size.height), 32, 0, &handle, &pitch, &length))
    var id: UInt32 = 0
    let added = drmModeAddFB(
      descriptor, UInt32(size.width), UInt32(size.height), 24, 32, pitch, handle, &id)
    let failure = errno
    var offset: UInt64 = 0
    guard added == 0 else {
      drmModeDestroyDumbBuffer(descriptor, handle)
      throw Self.error(added == -1 ? failure : added)
    }
    let mapped = drmModeMapDumbBuffer(descriptor, handle, &offset)
    let memory =
      mapped == 0
      ? mmap(nil, Int(length), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, off_t(offset)) : MAP_FAILED
    guard let memory, memory != MAP_FAILED else {
      drmModeRmFB(descriptor, id)
      drmModeDestroyDumbBuffer(descriptor, handle)
      throw .refused("the memory of a picture cannot be reached")
    }
    let buffer = CardBuffer(
      id: id, handle: handle, pixels: memory, stride: Int(pitch), length: Int(length), size: size)
    buffers[id] = buffer
    return buffer
  }

  func free(_ buffer: CardBuffer) {
    guard buffers.removeValue(forKey: buffer.id) != nil else { return }
    munmap(buffer.pixels, buffer.length)
    drmModeRmFB(descriptor, buffer.id)
    drmModeDestroyDumbBuffer(descriptor, buffer.handle)
  }

  func show(_ buffer: CardBuffer) throws(CardError) {
    var socket = connector
    try check(drmModeSetCrtc(descriptor, crtc, buffer.id, 0, 0, &socket, 1, &mode))
  }

  func flip(to buffer: CardBuffer) throws(CardError) {
    try check(
      drmModePageFlip(descriptor, crtc, buffer.id, UInt32(DRM_MODE_PAGE_FLIP_EVENT), nil))
  }

  func flush(_ buffer: CardBuffer, _ rects: [PixelRect]) throws(CardError) {
    func place(_ value: Int) -> UInt16 { UInt16(clamping: value) }
    var clips = rects.map {
      drmModeClip(
        x1: place($0.x), y1: place($0.y), x2: place($0.x + $0.width), y2: place($0.y + $0.height))
    }
    let result = drmModeDirtyFB(descriptor, buffer.id, &clips, UInt32(clips.count))
    // Drivers without a dirty callback refuse the call as an invalid argument.
    if result != 0, abs(result == -1 ? errno : result) == EINVAL { throw .unsupported }
    try check(result)
  }

  func readFlips() -> Int {
    var bytes = [UInt8](repeating: 0, count: 1024)
    var flips = 0
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return flips }
      bytes.withUnsafeBytes { memory in
        var at = 0
        let header = MemoryLayout<drm_event>.size
        while at + header <= count {
          let event = memory.loadUnaligned(fromByteOffset: at, as: drm_event.self)
          if event.type == UInt32(DRM_EVENT_FLIP_COMPLETE) { flips += 1 }
          at += max(header, Int(event.length))
        }
      }
    }
  }

  func becomeMaster() throws(CardError) {
    if drmIsMaster(descriptor) != 0 { return }
    if drmSetMaster(descriptor) != 0 { throw .notMaster }
  }

  func resignMaster() { drmDropMaster(descriptor) }

  func setPower(_ isOn: Bool) throws(CardError) {
    guard let powerProperty else { throw .unsupported }
    let value = isOn ? DRM_MODE_DPMS_ON : DRM_MODE_DPMS_OFF
    try check(drmModeConnectorSetProperty(descriptor, connector, powerProperty, UInt64(value)))
  }

  func close() {
    for buffer in Array(buffers.values) { free(buffer) }
    Foundation.close(descriptor)
  }
}
