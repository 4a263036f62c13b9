import Foundation
import Testing

@testable import SDLHost

/// Which machines count as having a GPU.
@Suite struct GraphicsCheckTests {
  /// A folder that stands for a machine's devices.
  private func machine(_ nodes: [String: String?], others: [String] = []) throws -> String {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("devices-\(UUID().uuidString)")
    let files = FileManager.default
    try files.createDirectory(at: root.appendingPathComponent("dev/dri"), withIntermediateDirectories: true)
    for (node, driver) in nodes {
      try Data().write(to: root.appendingPathComponent("dev/dri/\(node)"))
      guard let driver else { continue }
      let device = root.appendingPathComponent("sys/class/drm/\(node)/device")
      try files.createDirectory(at: device, withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: device.appendingPathComponent("driver").path,
        withDestinationPath: "../../../bus/pci/drivers/\(driver)")
    }
    for other in others {
      try Data().write(to: root.appendingPathComponent("dev/\(other)"))
    }
    return root.path
  }

  private func hasDevice(_ nodes: [String: String?], others: [String] = []) throws -> Bool {
    let root = try machine(nodes, others: others)
    defer { try? FileManager.default.removeItem(atPath: root) }
    return GraphicsCheck.hasDevice(root: root)
  }

  @Test func aRenderNodeWithAGPUBehindItIsADevice() throws {
    #expect(try hasDevice(["card0": "i915", "renderD128": "i915"]))
    #expect(try hasDevice(["renderD128": "vgem", "renderD129": "amdgpu"]))
    #expect(try hasDevice(["renderD128": nil]))
    #expect(try hasDevice([:], others: ["nvidia0"]))
  }

  /// A virtual machine's screen has a render node whether or not there is a GPU behind it.
  @Test(arguments: ["virtio_gpu", "virtio-pci"]) func aVirtualScreenIsADeviceWhereItRenders(_ driver: String)
    throws
  {
    let root = try machine(["renderD128": driver])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(!GraphicsCheck.hasDevice(root: root, renders: { _ in false }))
    #expect(GraphicsCheck.hasDevice(root: root, renders: { $0.hasSuffix("dev/dri/renderD128") }))
    // A file that is no device renders nothing.
    #expect(!GraphicsCheck.hasDevice(root: root))
  }

  @Test func screensAndInventedDevicesAreNone() throws {
    #expect(try !hasDevice([:]))
    #expect(try !hasDevice(["card0": "bochs-drm"]))
    #expect(try !hasDevice(["card0": "vkms", "renderD128": "vgem"]))
    #expect(!GraphicsCheck.hasDevice(root: "/nowhere"))
  }

  @Test(arguments: [
    "llvmpipe (LLVM 15.0.6, 256 bits)", "softpipe", "Software Rasterizer", "virgl (LLVMPIPE (LLVM 15.0.6))",
    "zink Vulkan 1.3(llvmpipe (LLVM 17.0.6, 256 bits) (MESA_LLVMPIPE))", "Google SwiftShader",
    "D3D12 (Microsoft Basic Render Driver)", "",
  ]) func programsAreNoGPU(_ name: String) {
    #expect(!GraphicsCheck.isHardware(name))
  }

  @Test(arguments: [
    "Mesa Intel(R) UHD Graphics 620 (KBL GT2)", "AMD Radeon RX 580 Series (polaris10, LLVM 15.0.6, DRM 3.49)",
    "NVIDIA GeForce GTX 1060/PCIe/SSE2", "V3D 4.2", "virgl (Mesa Intel(R) UHD Graphics)",
  ]) func devicesAreGPUs(_ name: String) {
    #expect(GraphicsCheck.isHardware(name))
  }
}
