import Foundation
import Graphics
import Raster

/// Whether pictures can be shown, for programs that check files before anything is shown.
public enum PictureCheck {
  /// Enough to find all that is wrong with a picture, in pixels.
  private static let size = PixelSize(width: 64, height: 64)

  /// What is wrong with a picture's file and what to do, as in “is damaged; export it again”; nil: it is shown. Decodes it.
  public static func complaint(of data: Data) -> String? {
    func sentence(_ failure: PictureFailure) -> String { "\(failure.what); \(failure.remedy)" }
    do {
      let input = PictureInput(source: .data(EncodedPicture(data)))
      return try PictureDecoder.decode(input, fitting: size).complaint.map(sentence)
    } catch {
      return sentence(error)
    }
  }
}
