import Foundation
import Graphics
import Raster
import Synchronization
import Testing
import ViewTree

@testable import SDLHost

/// Pictures that would cost more than a picture may.
@MainActor @Suite struct HostilePictureTests {
  private let folder = TemporaryFolder()

  private func decode(_ bytes: [UInt8], _ size: PixelSize = PixelSize(width: 100, height: 100)) throws
    -> ScaledPicture
  {
    try PictureDecoder.decode(PictureInput(source: .data(EncodedPicture(Data(bytes)))), fitting: size)
  }

  private func complaint(_ bytes: [UInt8], _ size: PixelSize = PixelSize(width: 100, height: 100)) -> String {
    do {
      _ = try decode(bytes, size)
      return ""
    } catch { return "\(error)" }
  }

  private func png(_ width: Int, _ height: Int, depth: UInt8) -> [UInt8] {
    func big(_ v: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: v >> $0) } }
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width)
      + big(height)
      + [depth, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test func aBaselineJPEGOfAPhonesCameraIsDecodedAtAFraction() throws {
    for (width, height) in [(8064, 6048), (8192, 6144), (12_190, 8192)] {
      let bytes = PlainJPEG(width: width, height: height).bytes
      let small = try decode(bytes)
      #expect(small.picture.width == 100 && !small.isWhole)
      // Asked for in full it is as large as memory allows.
      let large = try decode(bytes, PixelSize(width: width, height: height))
      #expect(large.picture.width >= width / 4 && large.picture.pixels.count * 2 <= PictureBudget.memory)
    }
  }

  @Test func whatItsDecoderCouldNotHoldIsRefusedInOneSentence() {
    let sentences = [
      complaint(png(10_000, 10_000, depth: 16)), complaint(png(4100, 4100, depth: 8)),
      complaint(PlainJPEG(width: 9000, height: 7000, scans: 2).bytes),
    ]
    for sentence in sentences {
      #expect(sentence.contains("MB to be decoded") && sentence.contains("baseline JPEG"), "\(sentence)")
    }
    // Just within the budget: it is looked at, and damaged.
    #expect(complaint(png(4000, 4000, depth: 8)).contains("damaged"))
    #expect(complaint(PlainJPEG(width: 4000, height: 3000, scans: 2).bytes) == "")
  }

  @Test(arguments: [1, 3, 4])
  func scansAreLimitedInEveryColourSpace(_ components: Int) throws {
    let many = PlainJPEG(width: 64, height: 64, components: components, scans: 1000).bytes
    #expect(complaint(many).contains("more scans than a picture needs"))
    #expect(complaint(PlainJPEG(width: 64, height: 64, components: components, scans: 12).bytes) == "")
  }

  @Test func inksBecomeLight() throws {
    // Half of every ink: a quarter of the light, as Adobe stores it and as others do.
    for isAdobe in [true, false] {
      let bytes = PlainJPEG(width: 16, height: 16, components: 4, isAdobe: isAdobe).bytes
      let pixels = try decode(bytes).picture.pixels
      #expect(pixels.prefix(4).map { Int($0) }.allSatisfy { abs($0 - 64) <= 1 || $0 == 255 })
      #expect(pixels[3] == 255 && pixels[0] < 70)
    }
  }

  @Test func aPictureCutShortIsToldOnceAndShownAsFarAsItGoes() throws {
    let whole = PlainJPEG(width: 400, height: 200).bytes
    let path = try folder.file("cut.jpg", Array(whole.prefix(whole.count / 2)))
    var sentences: [String] = []
    let library = PictureLibrary(assets: [folder.path]) { sentences.append($0) }
    library.isSynchronous = true
    #expect(library.image(atPath: path)?.size == CGSize(width: 400, height: 200))
    for _ in 0..<2 {
      let picture = library.picture(for: .file(path), fitting: PixelSize(width: 50, height: 25))
      #expect(picture?.width == 50, "no placeholder")
    }
    #expect(sentences.count == 1 && sentences[0].contains("is cut off and shown as far as it goes"))
    // What follows the end is no concern of the picture: phones put a film there.
    #expect(try decode(whole + [UInt8](repeating: 7, count: 20_000)).complaint == nil)
  }

  @Test func aFileIsReadWithinItsBudgetWhateverSizeItClaims() throws {
    let path = try folder.file("holes.jpg", PlainJPEG(width: 40, height: 20).bytes)
    truncate(path, off_t(200) << 30)
    #expect {
      _ = try PictureDecoder.decode(path, fitting: PixelSize(width: 10, height: 10))
    } throws: {
      "\($0)".contains("is larger than 64 MB")
    }
    let symbol = try folder.file("Symbols/holes.svg", Array("<svg".utf8))
    truncate(symbol, off_t(200) << 30)
    var sentences: [String] = []
    let library = PictureLibrary(assets: [folder.path]) { sentences.append($0) }
    #expect(library.symbol(named: "holes") == nil)
    #expect(sentences.count == 1 && sentences[0].contains("is larger than 256 KB"))
  }

  @Test func largeDecodesWaitForEachOther() async {
    let busy = Busy()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          LargeDecodes.alone(PictureBudget.large + 1) {
            busy.enter()
            usleep(2000)
            busy.leave()
          }
        }
      }
    }
    #expect(busy.most == 1)
  }

  private final class Busy: @unchecked Sendable {
    private let lock = NSLock()
    private var present = 0
    private(set) var most = 0
    func enter() {
      lock.withLock {
        present += 1
        most = max(most, present)
      }
    }
    func leave() { lock.withLock { present -= 1 } }
  }

  @Test func bytesInMemoryAreJudgedLikeFiles() throws {
    #expect(UIImage(data: Data("GIF89a and more than twelve".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data(PlainJPEG(width: 40, height: 20).bytes)) != nil)
    var sentences: [String] = []
    let library = PictureLibrary(assets: [folder.path]) { sentences.append($0) }
    library.isSynchronous = true
    let good = EncodedPicture(Data(PlainJPEG(width: 40, height: 20).bytes))
    #expect(library.image(of: good)?.size == CGSize(width: 40, height: 20))
    #expect(library.picture(for: .data(good), fitting: PixelSize(width: 40, height: 20))?.width == 40)
    let bad = EncodedPicture(Data("GIF89a and more than twelve".utf8))
    #expect(library.image(of: bad) == nil && sentences.count == 1)
  }

  /// A program may get pictures without end from elsewhere.
  @Test func picturesInMemoryAreForgottenWhenTheirProgramHasDone() {
    let library = PictureLibrary(assets: [folder.path])
    library.isSynchronous = true
    let isFirstKept = Mutex(true)
    for index in 0..<30 {
      let bytes = PlainJPEG(width: 40, height: 20).bytes + [UInt8](repeating: UInt8(index), count: 2 << 20)
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      memory.copyBytes(from: bytes)
      let data = Data(
        bytesNoCopy: memory.baseAddress!, count: bytes.count,
        deallocator: .custom { memory, _ in
          memory.deallocate()
          if index == 0 { isFirstKept.withLock { $0 = false } }
        })
      let picture = EncodedPicture(data)
      _ = library.image(of: picture)
      _ = library.picture(for: .data(picture), fitting: PixelSize(width: 20, height: 10))
    }
    #expect(!isFirstKept.withLock { $0 })
  }

  @Test func absentPicturesAreToldTenTimesAndThenCounted() {
    var sentences: [String] = []
    let library = PictureLibrary(assets: [folder.path]) { sentences.append($0) }
    for i in 0..<100_000 { _ = library.image(named: "nothing-\(i)", bundle: nil, darkMode: false) }
    #expect(sentences.count == 14)
    #expect(sentences[9].contains("counted") && sentences[13].contains("100000 of this kind"))
  }
}
