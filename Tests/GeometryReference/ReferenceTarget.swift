import CGeometryReference
import Graphics
import Raster

/// A GPU as its documents have it, in memory: triangles by the rule of their upper and left edges, textures nearest or
/// between pixel centres, colours in floating point. It counts what it is asked for, and can be short of everything.
@MainActor package final class ReferenceTarget: GeometryTarget {
  private struct Texture {
    var width: Int
    var height: Int
    var isSmooth: Bool
    var words: [UInt32]
  }

  package private(set) var width: Int
  package private(set) var height: Int
  package var largestTexture = 4096
  /// Textures are refused from now on.
  package var isShort = false
  package private(set) var words: [UInt32]
  /// Calls that drew, bytes that were uploaded and parts that were read, since `reset`.
  package private(set) var draws = 0
  package private(set) var uploadedBytes = 0
  package private(set) var reads = 0
  private var textures: [GeometryTexture: Texture] = [:]
  private var made = 0

  package init(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    words = Array(repeating: 0xAAAA_AAAA, count: width * height)
  }

  /// Counts from zero.
  package func reset() { (draws, uploadedBytes, reads) = (0, 0, 0) }

  /// Another size; what was there is lost.
  package func resize(_ width: Int, _ height: Int) {
    (self.width, self.height) = (width, height)
    words = Array(repeating: 0xAAAA_AAAA, count: width * height)
  }

  /// What is there, and every texture's pixels, are lost.
  package func loseEverything() {
    resize(width, height)
    for key in textures.keys {
      let count = size(key)
      textures[key]?.words = Array(repeating: 0x5555_5555, count: count)
    }
  }

  package var textureCount: Int { textures.count }
  package var textureBytes: Int { textures.keys.reduce(0) { $0 + size($1) * 4 } }

  private func size(_ key: GeometryTexture) -> Int { textures[key].map { $0.width * $0.height } ?? 0 }

  package var bitmap: Bitmap {
    words.withUnsafeBytes { Bitmap(width: width, height: height, pixels: Array($0)) }
  }

  package func canBlend(_ blend: GeometryBlend) -> Bool { true }

  package func makeTexture(width: Int, height: Int, isSmooth: Bool) -> GeometryTexture? {
    guard !isShort, width <= largestTexture, height <= largestTexture, width > 0, height > 0 else {
      return nil
    }
    made += 1
    guard let reference = OpaquePointer(bitPattern: made) else { return nil }
    // Not cleared: what is drawn must have been uploaded.
    textures[GeometryTexture(reference)] = Texture(
      width: width, height: height, isSmooth: isSmooth,
      words: Array(repeating: 0x5555_5555, count: width * height))
    return GeometryTexture(reference)
  }

  package func update(
    _ texture: GeometryTexture, _ part: PixelRect, from pixels: UnsafeRawPointer, stride: Int
  ) {
    guard var known = textures.removeValue(forKey: texture) else { return }
    precondition(
      part.x >= 0 && part.y >= 0 && part.x + part.width <= known.width && part.y + part.height <= known.height
    )
    for y in 0..<part.height {
      // 32 bits a pixel (`GeometryTarget`), rows of pictures: words, aligned to them.
      let row = (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
      let start = (part.y + y) * known.width + part.x
      for x in 0..<part.width { known.words[start + x] = row[x] }
    }
    uploadedBytes += part.width * part.height * 4
    textures[texture] = known
  }

  package func free(_ texture: GeometryTexture) {
    precondition(textures.removeValue(forKey: texture) != nil, "freed twice")
  }

  package func read(_ part: PixelRect, into pixels: UnsafeMutableRawPointer, stride: Int) -> Bool {
    reads += 1
    for y in 0..<part.height {
      // 32 bits a pixel (`GeometryTarget`), rows of pictures: words, aligned to them.
      let row = (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<part.width { row[x] = words[(part.y + y) * width + part.x + x] }
    }
    return true
  }

  package func draw(
    _ vertices: UnsafeBufferPointer<GeometryVertex>, _ indices: UnsafeBufferPointer<Int32>,
    texture: GeometryTexture?, blend: GeometryBlend, clip: PixelRect?
  ) {
    draws += 1
    let known = texture.flatMap { textures[$0] }
    precondition(texture == nil || known != nil, "a texture that has gone")
    let part = clip ?? PixelRect(x: 0, y: 0, width: width, height: height)
    let box = [
      Int32(max(0, part.x)), Int32(max(0, part.y)), Int32(min(width, part.x + part.width)),
      Int32(min(height, part.y + part.height)),
    ]
    func draw(_ texture: UnsafePointer<reference_texture>?) {
      words.withUnsafeMutableBufferPointer { target in
        for i in stride(from: 0, to: indices.count, by: 3) {
          let corners = (0..<3).map { vertices[Int(indices[i + $0])] }
          corners.withUnsafeBytes { bytes in
            reference_triangle(
              target.baseAddress, Int32(width), box,
              // `reference_vertex` has the fields of `GeometryVertex` in its order.
              bytes.assumingMemoryBound(to: reference_vertex.self).baseAddress, texture, blend.factors)
          }
        }
      }
    }
    guard let known else { return draw(nil) }
    known.words.withUnsafeBufferPointer { pixels in
      var shown = reference_texture(
        words: pixels.baseAddress, width: Int32(known.width), height: Int32(known.height),
        smooth: known.isSmooth ? 1 : 0)
      draw(&shown)
    }
  }
}

extension GeometryBlend {
  /// As a GPU's documents have them.
  fileprivate var factors: reference_blend {
    func blend(
      _ source: reference_factor, _ target: reference_factor,
      alpha: (reference_factor, reference_factor) = (REFERENCE_ONE, REFERENCE_SOURCE_ALPHA_LEFT)
    ) -> reference_blend {
      reference_blend(source: source, target: target, source_alpha: alpha.0, target_alpha: alpha.1)
    }
    return switch self {
    case .copy: blend(REFERENCE_ONE, REFERENCE_ZERO, alpha: (REFERENCE_ONE, REFERENCE_ZERO))
    case .over: blend(REFERENCE_ONE, REFERENCE_SOURCE_ALPHA_LEFT)
    case .plusLighter: blend(REFERENCE_ONE, REFERENCE_ONE, alpha: (REFERENCE_ONE, REFERENCE_ONE))
    case .screen: blend(REFERENCE_ONE, REFERENCE_SOURCE_COLOR_LEFT)
    case .multiply: blend(REFERENCE_TARGET_COLOR, REFERENCE_SOURCE_ALPHA_LEFT)
    case .exclusion: blend(REFERENCE_TARGET_COLOR_LEFT, REFERENCE_SOURCE_COLOR_LEFT)
    case .sourceAtop:
      blend(REFERENCE_TARGET_ALPHA, REFERENCE_SOURCE_ALPHA_LEFT, alpha: (REFERENCE_ZERO, REFERENCE_ONE))
    case .destinationOver:
      blend(REFERENCE_TARGET_ALPHA_LEFT, REFERENCE_ONE, alpha: (REFERENCE_TARGET_ALPHA_LEFT, REFERENCE_ONE))
    case .destinationOut:
      blend(
        REFERENCE_ZERO, REFERENCE_SOURCE_ALPHA_LEFT, alpha: (REFERENCE_ZERO, REFERENCE_SOURCE_ALPHA_LEFT))
    }
  }
}
