import CHost
import Foundation

/// Whether a machine has a real GPU: one that is worth its start-up time and composes faster than the processor.
enum GraphicsCheck {
  /// Kernel drivers whose render nodes have no GPU behind them.
  private static let softwareDrivers: Set<String> = [
    "vgem", "vkms", "faux_driver", "evdi", "bochs-drm", "simple-framebuffer",
  ]

  /// The driver of virtual machines' screens, behind some of which there is a GPU.
  private static let virtualDriver = "virtio_gpu"

  /// What drivers that bring their own kernel interface put there: NVIDIA, Mali, Adreno, WSL.
  private static let otherNodes = ["dev/nvidia0", "dev/mali0", "dev/kgsl-3d0", "dev/dxg"]

  /// What OpenGL calls renderers that are programs: Mesa's, Google's, Microsoft's.
  private static let softwareRenderers = [
    "llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader", "lavapipe", "basic render",
    "gdi generic",
  ]

  /// Looks at the devices alone, which costs some file names: without one nobody need make an OpenGL context to
  /// find out. With one it is still OpenGL's name that decides, since a virtual machine has devices too.
  ///
  /// - Parameters:
  ///   - root: the folder of `dev` and `sys`.
  ///   - renders: whether a virtual machine's screen at a path has a GPU behind it.
  static func hasDevice(root: String = "/", renders: (String) -> Bool = { virtualScreenRenders($0) }) -> Bool
  {
    func path(_ rest: String) -> String { (root as NSString).appendingPathComponent(rest) }
    func isOpen(_ path: String) -> Bool { access(path, R_OK | W_OK) == 0 }
    if otherNodes.contains(where: { isOpen(path($0)) }) { return true }
    let nodes = (try? FileManager.default.contentsOfDirectory(atPath: path("dev/dri"))) ?? []
    return nodes.contains { node in
      guard node.hasPrefix("renderD"), isOpen(path("dev/dri/" + node)) else { return false }
      let link = path("sys/class/drm/\(node)/device/driver")
      guard let driver = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { return true }
      // On other buses than PCI the driver's name has a dash.
      let name = (driver as NSString).lastPathComponent.replacingOccurrences(of: "-", with: "_")
      if name == virtualDriver || name == "virtio_pci" { return renders(path("dev/dri/" + node)) }
      return !softwareDrivers.contains((driver as NSString).lastPathComponent)
    }
  }

  private static func virtualScreenRenders(_ path: String) -> Bool {
    let node = open(path, O_RDWR | O_CLOEXEC)
    guard node >= 0 else { return false }
    defer { close(node) }
    return host_virtio_renders(node)
  }

  /// Whether what OpenGL calls its renderer (`GL_RENDERER`) is a GPU; a nameless one is none.
  static func isHardware(_ renderer: String) -> Bool {
    let name = renderer.lowercased()
    return !name.isEmpty && !softwareRenderers.contains { name.contains($0) }
  }
}
