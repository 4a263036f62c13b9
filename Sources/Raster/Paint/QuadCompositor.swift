/// What puts the quads that `LayerPainter` finds to be visible onto something that can be seen.
@MainActor protocol QuadCompositor: AnyObject {
  /// What has been drawn since it was told what to paint on.
  var drawCalls: Int { get }

  /// Whether what is painted is on its target when the call returns, so that its pictures may change afterwards.
  var paintsAtOnce: Bool { get }

  /// Sets a box to a colour.
  func fill(_ box: PixelBox, _ word: UInt32)

  /// Paints the part of a quad that lies in `box` (in device pixels), which lies within the quad's own box and what is
  /// painted on; `space` is where the quad's pixels lie.
  func paint(_ quad: Quad, _ box: PixelBox, _ space: LayerSpace)
}

extension Compositor: QuadCompositor { var paintsAtOnce: Bool { true } }
