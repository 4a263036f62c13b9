import Foundation
import Raster
import ViewTree

/// The pictures, symbols and colours of a program: sizes for the layout, pixels for the painter.
///
/// Layout reads headers only. Pixels are decoded on background threads when the painter first asks, scaled down
/// once to the size drawn, and the original is dropped.
@MainActor public final class PictureLibrary: ImageProvider, PictureProvider {
  /// Bytes of decoded pictures kept: half a screen of 1080 x 1920. The painter keeps what it made of them besides.
  private static let cacheBytes = 4 << 20

  private struct NameKey: Hashable {
    var name: String
    var bundle: String?
    var darkMode: Bool
  }

  /// Pixels per point of the window: which of `@2x` and `@3x` is taken.
  public var scale: CGFloat = 1 {
    didSet { if scale != oldValue { named.removeAll() } }
  }
  /// Whether pictures are decoded at once when asked for, as scripted runs need it.
  public var isSynchronous = false

  private let finder: ResourceFinder
  private let symbols: SymbolLibrary
  private let warn: @MainActor (String) -> Void
  private let queue = DecodeQueue()
  private var named: [NameKey: ImageInfo?] = [:]
  private var files: [String: ImageInfo?] = [:]
  private var decoded: BoundedCache<String, ScaledPicture>
  private var waiting: [String: PixelSize] = [:]
  /// Asked for by the layout and not yet by the painter.
  private var prepared: Set<String> = []
  /// The largest size that each file was ever drawn at.
  private var wanted: [String: PixelSize] = [:]
  private var failed: Set<String> = []
  private var warned: Set<String> = []

  /// A library that looks in the usual places, or in these `Assets` folders.
  public init(assets: [String]? = nil, warn: @escaping @MainActor (String) -> Void = { Log.warn($0) }) {
    finder = assets.map(ResourceFinder.init(assets:)) ?? ResourceFinder()
    self.warn = warn
    symbols = SymbolLibrary(finder: finder, warn: warn)
    decoded = BoundedCache(bound: Self.cacheBytes)
  }

  /// Pictures asked for and not yet there. 0: everything visible is decoded.
  public var pending: Int { waiting.count }

  /// Called on a background thread when pictures can be collected.
  public var onArrival: @Sendable () -> Void {
    get { queue.onArrival }
    set { queue.onArrival = newValue }
  }

  /// Takes over what was decoded and says which pictures look different now.
  public func collect() -> [ImageSource] {
    queue.collect().compactMap { outcome in
      let path = outcome.request.path
      prepared.remove(path)
      let isAwaited = waiting.removeValue(forKey: path) != nil
      switch outcome.result {
      case .success(let scaled): keep(scaled, path)
      case .failure(let failure): fail(path, failure)
      }
      return isAwaited ? .file(path) : nil
    }
  }

  /// A file in an `Assets` folder, by its name.
  public func assetPath(_ name: String) -> String? { finder.asset(name) }

  // MARK: ImageProvider

  public func image(named name: String, bundle: Bundle?, darkMode: Bool) -> ImageInfo? {
    let key = NameKey(name: name, bundle: bundle?.bundlePath, darkMode: darkMode)
    if let known = named[key] { return known }
    var info: ImageInfo?
    if let found = finder.picture(name, bundle: bundle, darkMode: darkMode, scale: scale) {
      info = read(found)
    } else {
      warnOnce("there is no picture “\(name)”: put it at Assets/Pictures/\(name).jpg or correct the name")
    }
    named[key] = .some(info)
    return info
  }

  public func image(atPath path: String) -> ImageInfo? {
    if let known = files[path] { return known }
    let info = read(
      FoundPicture(path: path, scale: FoundPicture.statedScale(path), isTemplate: false))
    files[path] = .some(info)
    return info
  }

  public func prepare(_ source: ImageSource, size: CGSize) {
    guard case .file(let path) = source, !isSynchronous, size.width >= 1, size.height >= 1,
      !failed.contains(path),
      waiting[path] == nil, !prepared.contains(path), decoded.value(for: path) == nil
    else { return }
    let most = CGFloat(PictureHeader.Limit.side)
    let pixels = PixelSize(
      width: Int(min(size.width.rounded(.up), most)), height: Int(min(size.height.rounded(.up), most)))
    prepared.insert(path)
    drop(queue.add(.init(path: path, size: pixels), isUrgent: false))
  }

  public func symbol(named name: String) -> SymbolArtwork? { symbols.symbol(named: name) }

  public func color(named name: String, bundle: Bundle?, darkMode: Bool) -> RGBA? {
    let color = finder.color(name, bundle: bundle, darkMode: darkMode)
    if color == nil { warnOnce("there is no colour “\(name)”: add a colour set of that name to a catalogue") }
    return color
  }

  private func read(_ found: FoundPicture) -> ImageInfo? {
    do {
      let header = try PictureHeader.read(found.path)
      let size = CGSize(
        width: CGFloat(header.uprightWidth) / found.scale, height: CGFloat(header.uprightHeight) / found.scale
      )
      return ImageInfo(source: .file(found.path), size: size, isTemplate: found.isTemplate)
    } catch {
      warnOnce(error.description)
      return nil
    }
  }

  // MARK: PictureProvider

  public func picture(for source: ImageSource, fitting pixelSize: PixelSize) -> DecodedPicture? {
    guard case .file(let path) = source else { return nil }
    if failed.contains(path) { return Self.placeholder }
    let known = decoded.value(for: path)
    if let known, known.isWhole || suits(known.picture, pixelSize) {
      wanted[path] = max(wanted[path] ?? PixelSize(width: 0, height: 0), pixelSize)
      return known.picture
    }
    // The same picture may be shown in several sizes at once: the largest serves all, so that they do not take
    // turns in having it decoded.
    let pixelSize = max(wanted[path] ?? PixelSize(width: 0, height: 0), pixelSize)
    wanted[path] = pixelSize
    if let known, suits(known.picture, pixelSize) { return known.picture }
    guard isSynchronous else {
      request(path, pixelSize)
      return known?.picture
    }
    do {
      let scaled = try PictureDecoder.decode(path, fitting: pixelSize)
      keep(scaled, path)
      return scaled.picture
    } catch {
      fail(path, error)
      return Self.placeholder
    }
  }

  /// Whether a decoded picture is good enough: not smaller than it is drawn.
  private func suits(_ picture: DecodedPicture, _ size: PixelSize) -> Bool {
    picture.width >= size.width && picture.height >= size.height
  }

  private func max(_ a: PixelSize, _ b: PixelSize) -> PixelSize {
    PixelSize(width: Swift.max(a.width, b.width), height: Swift.max(a.height, b.height))
  }

  private func request(_ path: String, _ size: PixelSize) {
    guard waiting[path] == nil else { return }
    waiting[path] = size
    if prepared.remove(path) != nil {
      // What comes may be too small: then the painter asks again.
      queue.hurry(path)
    } else {
      drop(queue.add(.init(path: path, size: size), isUrgent: true))
    }
  }

  private func drop(_ paths: [String]) {
    for path in paths {
      waiting[path] = nil
      prepared.remove(path)
    }
  }

  private func keep(_ scaled: ScaledPicture, _ path: String) {
    decoded.set(scaled, for: path, weight: scaled.picture.pixels.count)
  }

  private func fail(_ path: String, _ failure: PictureFailure) {
    failed.insert(path)
    warnOnce(failure.description)
  }

  private func warnOnce(_ sentence: String) {
    if warned.insert(sentence).inserted { warn(sentence) }
  }

  /// What stands for a picture that cannot be shown: a plain light grey.
  private static let placeholder = DecodedPicture(
    width: 2, height: 2,
    pixels: [UInt8](repeating: 0, count: 4).flatMap { _ in [0xEA, 0xE5, 0xE5, 0xFF] as [UInt8] })
}
