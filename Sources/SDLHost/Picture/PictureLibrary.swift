import Foundation
import Graphics
import Raster

/// The pictures, symbols and colours of a program: sizes for the layout, pixels for the painter.
///
/// Layout reads headers only. Pixels are decoded on background threads when the painter first requests them, scaled
/// down once to the size drawn, and the original is dropped.
@MainActor package final class PictureLibrary: ImageProvider, PictureProvider {
  /// Bytes of decoded pictures kept: half a screen of 1080 x 1920. The painter keeps what it made of them besides.
  private static let cacheBytes = 4 << 20
  /// Bytes of pictures in memory that are remembered although nobody may show them any more.
  private static let keptBytes = 16 << 20

  private struct NameKey: Hashable {
    var name: String
    var bundle: String?
    var darkMode: Bool
  }

  /// Pixels per point of the window: decides which of `@2x` and `@3x` is used.
  package var scale: CGFloat = 1 {
    didSet { if scale != oldValue { named.removeAll() } }
  }
  /// Whether pictures are decoded at once when requested, as scripted runs need it.
  package var isSynchronous = false

  private let finder: ResourceFinder
  private let symbols: SymbolLibrary
  private let warn: @MainActor (String) -> Void
  private let queue = DecodeQueue()
  private var named = BoundedCache<NameKey, ImageInfo?>(limit: 10_000)
  /// Keys hold the bytes of pictures in memory; here and below they count (`cost`).
  private var known = BoundedCache<ImageSource, ImageInfo?>(limit: PictureLibrary.keptBytes)
  /// Files of catalogues that are drawings.
  private var vectors: Set<ImageSource> = []
  private var decoded: BoundedCache<PictureInput, ScaledPicture>
  /// What came last for the painter, which has not fetched it yet: `decoded` may have evicted it for a large one.
  private var fresh: [PictureInput: ScaledPicture] = [:]
  private var waiting: [PictureInput: PixelSize] = [:]
  /// Requested by the layout and not yet by the painter.
  private var prepared: Set<PictureInput> = []
  /// The largest size that each picture was ever drawn at.
  private var wanted = BoundedCache<PictureInput, PixelSize>(limit: PictureLibrary.keptBytes)
  private var failed = BoundedCache<PictureInput, Void>(limit: PictureLibrary.keptBytes)
  /// The average colours of pictures that were decoded, in whatever size.
  private var averages = BoundedCache<PictureInput, RGBA>(limit: PictureLibrary.keptBytes)
  private var messages = MessageBudget()

  /// A library that looks in the usual places, or in these `Assets` folders.
  package init(assets: [String]? = nil, warn: @escaping @MainActor (String) -> Void = { Log.warn($0) }) {
    finder = assets.map(ResourceFinder.init(assets:)) ?? ResourceFinder()
    self.warn = warn
    finder.warn = warn
    symbols = SymbolLibrary(finder: finder, warn: warn)
    decoded = BoundedCache(limit: Self.cacheBytes)
  }

  /// Pictures requested and not yet decoded. 0: everything visible is decoded.
  package var pending: Int { waiting.count }

  /// Called on a background thread when pictures can be collected.
  package var onArrival: @Sendable () -> Void {
    get { queue.onArrival }
    set { queue.onArrival = newValue }
  }

  /// Stores what was decoded and returns the pictures that look different now.
  package func collect() -> [ImageSource] {
    let outcomes = queue.collect()
    if !outcomes.isEmpty { fresh = [:] }
    return outcomes.compactMap { outcome in
      let input = outcome.request.input
      prepared.remove(input)
      let isAwaited = waiting.removeValue(forKey: input) != nil
      switch outcome.result {
      case .success(let scaled):
        if isAwaited { fresh[input] = scaled }
        keep(scaled, input)
        // While it was decoded, it may have been drawn in a larger size elsewhere, which started no decode of its own.
        if let wanted = wanted.value(for: input), let known = decoded.value(for: input), !known.isWhole,
          !suits(known.picture, wanted)
        {
          request(input, wanted)
        }
      case .failure(let failure): fail(input, failure)
      }
      return isAwaited ? input.source : nil
    }
  }

  /// Forgets the pixels of pictures: who draws them again has them decoded again.
  package func releaseCaches() { decoded.removeAll() }

  /// A file in an `Assets` folder, by its name.
  package func assetPath(_ name: String) -> String? { finder.asset(name) }

  // MARK: ImageProvider

  package func image(named name: String, bundle: Bundle?, darkMode: Bool) -> ImageInfo? {
    let key = NameKey(name: name, bundle: bundle?.bundlePath, darkMode: darkMode)
    if let known = named.value(for: key) { return known }
    var info: ImageInfo?
    if let found = finder.picture(name, bundle: bundle, darkMode: darkMode, scale: scale) {
      let source = ImageSource.file(found.path)
      if found.isVector { vectors.insert(source) }
      info = read(found, source)
    } else {
      tell(
        .absentPicture,
        "there is no picture “\(name)”: put it at Assets/Pictures/\(name).jpg or correct the name")
    }
    named.insert(info, for: key)
    return info
  }

  package func image(atPath path: String) -> ImageInfo? {
    image(FoundPicture(path: path, scale: FoundPicture.statedScale(path), isTemplate: false), .file(path))
  }

  package func image(of picture: EncodedPicture) -> ImageInfo? {
    image(FoundPicture(path: "", scale: 1, isTemplate: false), .data(picture))
  }

  package func refusal(of picture: EncodedPicture, called name: String) -> String? {
    do {
      let input = input(.data(picture))
      let header = try PictureHeader.read(input.open(), input, called: name)
      try PictureBudget.admit(header, file: picture.data.count, called: name)
      return nil
    } catch { return error.description }
  }

  private func image(_ found: FoundPicture, _ source: ImageSource) -> ImageInfo? {
    if let info = known.value(for: source) { return info }
    let info = read(found, source)
    known.insert(info, for: source, cost: Self.cost(source))
    return info
  }

  package func prepare(_ source: ImageSource, size: CGSize) {
    let input = input(source)
    if case .bitmap = source { return }
    guard !isSynchronous, size.width >= 1, size.height >= 1, failed.value(for: input) == nil else { return }
    let most = CGFloat(PictureBudget.side)
    let pixels = PixelSize(
      width: Int(min(size.width.rounded(.up), most)), height: Int(min(size.height.rounded(.up), most)))
    guard waiting[input] == nil, !prepared.contains(input), decoded.value(for: input) == nil else {
      want(input, pixels)
      return
    }
    prepared.insert(input)
    drop(queue.add(.init(input: input, size: pixels), isUrgent: false))
  }

  package func hasPixels(_ source: ImageSource, size: CGSize) -> Bool {
    if isSynchronous { return true }
    if case .bitmap = source { return true }
    let input = input(source)
    if failed.value(for: input) != nil { return true }
    guard let known = decoded.value(for: input) ?? fresh[input] else { return false }
    // Up to two pixels fewer count as sharp: decoded sizes are whole pixels, which a view's size need not be.
    return known.isWhole
      || CGFloat(known.picture.width) > size.width - 2 && CGFloat(known.picture.height) > size.height - 2
  }

  package func isUndecodable(_ source: ImageSource) -> Bool { failed.value(for: input(source)) != nil }

  package func averageColor(of source: ImageSource) -> RGBA? { averages.value(for: input(source)) }

  private func input(_ source: ImageSource) -> PictureInput {
    PictureInput(source: source, isVector: vectors.contains(source))
  }

  package func symbol(named name: String) -> SymbolArtwork? { symbols.symbol(named: name) }
  package func hasSymbol(named name: String) -> Bool { symbols.hasSymbol(named: name) }

  package func color(named name: String, bundle: Bundle?, darkMode: Bool) -> RGBA? {
    let color = finder.color(name, bundle: bundle, darkMode: darkMode)
    if color == nil {
      tell(.absentColor, "there is no colour “\(name)”: add a colour set of that name to a catalogue")
    }
    return color
  }

  private func read(_ found: FoundPicture, _ source: ImageSource) -> ImageInfo? {
    do {
      let input = input(source)
      let file = try input.open()
      let header = try PictureHeader.read(file, input)
      // What a drawing costs depends on the size that it is drawn at.
      if header.format != .svg {
        try PictureBudget.admit(header, file: file.size, called: input.name)
      }
      let size = CGSize(
        width: CGFloat(header.uprightWidth) / found.scale, height: CGFloat(header.uprightHeight) / found.scale
      )
      var info = ImageInfo(source: source, size: size, isTemplate: found.isTemplate)
      info.isOpaque = header.format == .jpeg
      return info
    } catch {
      tell(.unreadablePicture, error.description)
      return nil
    }
  }

  // MARK: PictureProvider

  package func picture(for source: ImageSource, fitting pixelSize: PixelSize) -> DecodedPicture? {
    if case .bitmap = source { return nil }
    let input = input(source)
    if failed.value(for: input) != nil { return Self.nothing }
    let known = decoded.value(for: input) ?? fresh[input]
    fresh[input] = nil
    if let known, known.isWhole || suits(known.picture, pixelSize) {
      want(input, pixelSize)
      return known.picture
    }
    // The same picture may be shown in several sizes at once: the largest serves all, so that it is not decoded
    // again and again for each in turn.
    let pixelSize = want(input, pixelSize)
    if let known, suits(known.picture, pixelSize) { return known.picture }
    guard isSynchronous else {
      request(input, pixelSize)
      return known?.picture
    }
    do {
      let scaled = try PictureDecoder.decode(input, fitting: pixelSize)
      keep(scaled, input)
      return scaled.picture
    } catch {
      fail(input, error)
      return Self.nothing
    }
  }

  /// How many pixels there are at present across a picture that is to fill `size`: at least `size.width` where pictures
  /// are decoded when painted or the whole original is decoded, and for one that failed; 0 where there are none yet.
  package func pixelsAcross(_ source: ImageSource, fitting size: PixelSize) -> Int {
    let input = input(source)
    if isSynchronous || failed.value(for: input) != nil { return size.width }
    guard let known = decoded.value(for: input) ?? fresh[input] else { return 0 }
    return known.isWhole ? Swift.max(known.picture.width, size.width) : known.picture.width
  }

  /// Whether a decoded picture is good enough: not smaller than it is drawn.
  private func suits(_ picture: DecodedPicture, _ size: PixelSize) -> Bool {
    picture.width >= size.width && picture.height >= size.height
  }

  /// The largest size that a picture was ever drawn at, this one included.
  @discardableResult private func want(_ input: PictureInput, _ size: PixelSize) -> PixelSize {
    let largest = max(wanted.value(for: input) ?? PixelSize(width: 0, height: 0), size)
    wanted.insert(largest, for: input, cost: Self.cost(input.source))
    return largest
  }

  /// Bytes that remembering a picture costs: a path, or the picture itself.
  private static func cost(_ source: ImageSource) -> Int {
    if case .data(let picture) = source { return picture.data.count + 256 }
    return 256
  }

  private func max(_ a: PixelSize, _ b: PixelSize) -> PixelSize {
    PixelSize(width: Swift.max(a.width, b.width), height: Swift.max(a.height, b.height))
  }

  private func request(_ input: PictureInput, _ size: PixelSize) {
    guard waiting[input] == nil else { return }
    waiting[input] = size
    if prepared.remove(input) != nil {
      // The prepared picture may be too small: then the painter requests it again.
      queue.hurry(input)
    } else {
      drop(queue.add(.init(input: input, size: size), isUrgent: true))
    }
  }

  private func drop(_ inputs: [PictureInput]) {
    for input in inputs {
      waiting[input] = nil
      prepared.remove(input)
    }
  }

  private func keep(_ scaled: ScaledPicture, _ input: PictureInput) {
    if averages.value(for: input) == nil, let color = scaled.picture.averageColor {
      averages.insert(color, for: input, cost: Self.cost(input.source))
    }
    // What was prepared in a small size may arrive after what was requested in a large one.
    if let known = decoded.value(for: input), scaled.complaint == nil, suits(known.picture, scaled.size),
      !suits(scaled.picture, known.size)
    {
      return
    }
    decoded.insert(scaled, for: input, cost: scaled.picture.pixels.count + Self.cost(input.source))
    if let complaint = scaled.complaint { tell(.unreadablePicture, complaint.description) }
  }

  private func fail(_ input: PictureInput, _ failure: PictureFailure) {
    failed.insert((), for: input, cost: Self.cost(input.source))
    known.insert(nil, for: input.source, cost: Self.cost(input.source))
    tell(.unreadablePicture, failure.description)
  }

  private func tell(_ kind: MessageBudget.Kind, _ sentence: String) {
    if let sentence = messages.admit(kind, sentence) { warn(sentence) }
  }

  /// Painted for a picture that cannot be decoded: nothing, so that what lies behind it is seen.
  private static let nothing = DecodedPicture(width: 1, height: 1, pixels: [0, 0, 0, 0])
}
