import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Values that are made of others, and that keep what they are given.
@MainActor struct KeptOptionTests {
  private let size = CGSize(width: 200, height: 200)

  @Test func optionsOfACanvasAreSets() {
    typealias Context = GraphicsContext
    #expect(
      Context.BlurOptions([.opaque, .dithersResult]).contains(.opaque)
        && Context.BlurOptions.opaque.rawValue == 1)
    #expect(
      Context.FilterOptions(rawValue: 1) == .linearColor && Context.FilterOptions.linearColor.rawValue == 1)
    let gradients = Context.GradientOptions([.repeat, .mirror])
    #expect(gradients.contains(.mirror) && !gradients.contains(.linearColor) && gradients.rawValue == 3)
    let shadows = Context.ShadowOptions([.shadowAbove, .shadowOnly, .invertsAlpha])
    #expect(!shadows.contains(.disablesGroup) && shadows.rawValue == 7)
    #expect(Context.ShadowOptions.disablesGroup == Context.ShadowOptions(rawValue: 8))
  }

  @Test func aCanvasFillsWithTheBackgroundAndWithResolvedStyles() {
    let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let backdrop = Painted(Canvas { c, _ in c.fill(all, with: .backdrop) }.backgroundStyle(.green))
    #expect(backdrop[50, 50] == Painted(Color.green)[50, 50])
    let resolved = Painted(
      Canvas { c, _ in c.fill(all, with: c.resolve(GraphicsContext.Shading.color(.red))) })
    #expect(resolved[50, 50] == Painted(Color.red)[50, 50])
    let canvas = Canvas { c, _ in
      c.fill(all, with: .color(.red))
    } symbols: {
      Text("symbol")
    }
    #expect(ViewTester(canvas.symbols, size: size).frame(of: "symbol") != nil)
    #expect(Painted(Canvas(renderer: canvas.renderer))[50, 50] == Painted(Color.red)[50, 50])
  }

  @Test func insetShapesAreSmaller() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    func box(_ shape: some InsettableShape) -> CGRect { shape.inset(by: 10).path(in: rect).boundingRect }
    let inner = CGRect(x: 10, y: 10, width: 80, height: 40)
    #expect(box(Rectangle()) == inner && box(RoundedRectangle(cornerRadius: 4)) == inner)
    #expect(box(Capsule()) == inner && box(Ellipse()) == inner)
    #expect(box(UnevenRoundedRectangle(topLeadingRadius: 8)) == inner)
    #expect(box(Circle()) == CGRect(x: 30, y: 10, width: 40, height: 40))
    #expect(box(ContainerRelativeShape()) == inner && box(ButtonBorderShape.capsule) == inner)
  }

  @Test func shapesAnimateWhatTheyAreMadeOf() {
    var rounded = RoundedRectangle(cornerSize: CGSize(width: 4, height: 6))
    #expect(rounded.animatableData.first == 4 && rounded.animatableData.second == 6)
    rounded.animatableData.first = 8
    #expect(rounded.cornerSize.width == 8)
    var uneven = UnevenRoundedRectangle(topLeadingRadius: 4, style: .circular)
    #expect(uneven.style == .circular)
    let data = uneven.animatableData
    uneven.cornerRadii.topLeading = 9
    #expect(uneven.animatableData != data)
    var turned = Rectangle().rotation(.degrees(10))
    let first = turned.animatableData
    turned.angle = .degrees(20)
    #expect(turned.animatableData != first)
    var scaled = Rectangle().scale(2)
    let small = scaled.animatableData
    scaled.scale = CGSize(width: 3, height: 3)
    #expect(scaled.animatableData != small)
    let moved = Rectangle().transform(CGAffineTransform(translationX: 5, y: 0))
    #expect(moved.path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect.minX == 5)
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
      cornerRadii: RectangleCornerRadii(topLeading: 20),
      style: .circular)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 38, y: 2)))
  }

  @Test func stylesOfStyles() {
    let half = Painted(Rectangle().fill(.black.opacity(0.5)))
    #expect(Painted(Rectangle().fill(AnyShapeStyle(.black).opacity(0.5)))[50, 50] == half[50, 50])
    let multiplied = Painted(
      ZStack {
        Color(red: 0.5, green: 1, blue: 1)
        Rectangle().fill(Color(red: 0.5, green: 0.5, blue: 0.5).blendMode(.multiply))
      })
    #expect(multiplied.isNear(50, 50, [64, 128, 128], 4), "\(multiplied[50, 50])")
    let rect = RoundedRectangle.rect(cornerRadius: 4).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(!rect.contains(CGPoint(x: 0.2, y: 0.2)))
    #expect(Painted(Color.red.clipShape(.buttonBorder))[50, 50] == Painted(Color.red)[50, 50])
    let resolved = Color.red.resolve(in: EnvironmentValues())
    #expect(resolved.red > 0.9 && resolved.green < 0.4)
  }

  @Test func meshesOfCurvesAndResolvedColours() {
    typealias Mesh = MeshGradient
    let corner = Mesh.BezierPoint(
      position: SIMD2(0, 1), leadingControlPoint: SIMD2(0, 1), topControlPoint: SIMD2(0, 0.5),
      trailingControlPoint: SIMD2(0.5, 1), bottomControlPoint: SIMD2(0, 1))
    #expect(corner.position == SIMD2(0, 1) && corner.topControlPoint == SIMD2(0, 0.5))
    #expect(
      corner.leadingControlPoint == corner.bottomControlPoint && corner.trailingControlPoint == SIMD2(0.5, 1))
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let points: [SIMD2<Float>] = [SIMD2(0, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)]
    let plain = Mesh(width: 2, height: 2, points: points, resolvedColors: [red, red, red, red])
    #expect(Painted(Rectangle().fill(plain)).isNear(50, 50, [255, 0, 0], 3))
    #expect(plain.colors == .resolvedColors([red, red, red, red]) && plain.locations == .points(points))
    let curved = Mesh(
      width: 2, height: 2,
      bezierPoints: points.map {
        Mesh.BezierPoint(
          position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
          bottomControlPoint: $0)
      }, resolvedColors: [red, red, red, red])
    #expect(Painted(Rectangle().fill(curved)).isNear(50, 50, [255, 0, 0], 3))
    if case .bezierPoints(let found) = curved.locations {
      #expect(found.count == 4)
    } else {
      Issue.record("no curves")
    }
  }

  @Test func viewsKeepWhatTheyAreMadeOf() {
    #expect(Spacer(minLength: 8).minLength == 8 && Spacer().minLength == nil)
    let scroll = ScrollView(.horizontal, showsIndicators: false) { Text("tea") }
    #expect(scroll.axes == .horizontal && !scroll.showsIndicators)
    #expect(ViewTester(scroll.content, size: size).frame(of: "tea") != nil)
    let each = ForEach(["a", "b"], id: \.self) { Text($0) }
    #expect(ViewTester(each.content("b"), size: size).frame(of: "b") != nil)
    #expect(
      ViewTester(EquatableView(content: Named(name: "tea")).content, size: size).frame(of: "tea") != nil)
    let modified = Text("tea").modifier(Padded())
    #expect(ViewTester(modified.content, size: size).frame(of: "tea") != nil)
    let tuple = TupleView((Text("a"), Text("b")))
    #expect(ViewTester(tuple.value.1, size: size).frame(of: "b") != nil)
  }

  private struct Named: View, Equatable {
    let name: String
    var body: some View { Text(name) }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  @Test func readersMakeTheirContentForWhatTheyRead() {
    let reader = ScrollViewReader { _ in Text("tea") }
    _ = reader.content
    let geometry = GeometryReader { Text("\(Int($0.size.width))") }
    #expect(ViewTester(geometry, size: size).frame(of: "200") != nil)
    _ = geometry.content
  }

  @Test func stateHasADefault() {
    struct Optionals: View {
      @State private var name: String?
      @ScaledMetric(relativeTo: .title) private var height = 20.0
      @Environment(\.presentationMode) private var mode
      var body: some View {
        VStack {
          Text(name ?? "none")
          Color.red.frame(height: height).accessibilityElement().accessibilityIdentifier("box")
          Text(mode.wrappedValue.isPresented ? "presented" : "not presented")
        }
      }
    }
    let tester = ViewTester(Optionals(), size: size)
    #expect(tester.frame(of: "none") != nil && tester.frame(of: "not presented") != nil)
    #expect(tester.frame(of: "box")?.height == 20)
    let large = ViewTester(Optionals().dynamicTypeSize(.accessibility3), size: size)
    #expect((large.frame(of: "box")?.height ?? 0) > 24)
  }

  @Test func undoneStepsHaveNames() {
    let manager = UndoManager()
    final class Target {}
    let target = Target()
    manager.registerUndo(withTarget: target) { target in manager.registerUndo(withTarget: target) { _ in } }
    manager.setActionName("Typing")
    #expect(
      manager.undoActionName == "Typing"
        && manager.undoMenuTitle(forUndoActionName: "Typing") == "Undo Typing")
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(manager.redoActionName == "Typing" && manager.redoMenuTitle(forUndoActionName: "") == "Redo")
  }

  @Test func theDeviceAndTheApplication() throws {
    let device = UIDevice.current
    #expect(device.systemName == "Linux" && device.model == device.systemName)
    #expect(!device.name.isEmpty && device.systemVersion.contains("."))
    let application = UIApplication.shared
    #expect(application.keyWindow === application.windows.first)
    application.isIdleTimerDisabled = true
    #expect(application.isIdleTimerDisabled)
    application.isIdleTimerDisabled = false
    let url = try #require(URL(string: "https://example.com"))
    var opened: [Bool] = []
    let option = UIApplication.OpenExternalURLOptionsKey(rawValue: "universal")
    application.open(url, options: [option: true]) { opened.append($0) }
    application.open(url)
    #expect(opened == [false] && option.rawValue == "universal")
  }

  @Test func measuresAreWrittenInTheirOwnWidth() {
    let distance = Measurement(value: 3.5, unit: UnitLength.kilometers)
    #expect(distance.formatted().contains("3.5") || distance.formatted().contains("2"))
    typealias Style = Measurement<UnitLength>.FormatStyle
    let style = Style(width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
    #expect(style.format(distance) == "3.5 kilometers" && style.locale.identifier == "en_US")
    #expect(style.width == .wide && style.usage == .asProvided && style.numberFormatStyle == nil)
    let usages: [MeasurementFormatUnitUsage<UnitLength>] = [
      .general, .asProvided, .person, .personHeight, .road, .focalLength, .rainfall, .snowfall, .visibility,
    ]
    #expect(usages.allSatisfy { !Style(width: .abbreviated, usage: $0).format(distance).isEmpty })
    let road = Style(width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .road).format(distance)
    #expect(road.contains("mi"))
    #expect(MeasurementFormatUnitUsage<UnitMass>.personWeight != .asProvided)
    #expect(MeasurementFormatUnitUsage<UnitEnergy>.food != .asProvided)
    #expect(MeasurementFormatUnitUsage<UnitEnergy>.workout != .asProvided)
    #expect(MeasurementFormatUnitUsage<UnitVolume>.liquid != .asProvided)
    #expect(MeasurementFormatUnitUsage<UnitSpeed>.wind != .asProvided)
  }

  @Test func typesOfContent() {
    let types: [UTType] = [
      .text, .plainText, .utf8PlainText, .url, .fileURL, .image, .png, .jpeg, .json, .data, .item, .content,
      .pdf,
    ]
    #expect(Set(types).count == types.count && UTType("public.png") == .png && UTType("") == nil)
    #expect(UTType(exportedAs: "com.example.note") == UTType(importedAs: "com.example.note"))
  }

  @Test func colorsOfModesThatCombineHueAndLight() {
    let under = Color(red: 0.4, green: 0.6, blue: 0.9)
    func blended(_ mode: BlendMode) -> [Int] {
      Painted(
        ZStack {
          under; Color(red: 0.8, green: 0.4, blue: 0.2).blendMode(mode)
        })[50, 50].map { Int($0) }
    }
    func light(_ c: [Int]) -> Double { 0.3 * Double(c[0]) + 0.59 * Double(c[1]) + 0.11 * Double(c[2]) }
    let base = [102, 153, 230]
    let top = [204, 102, 51]
    // Colour and saturation keep the light of what is under them, luminosity takes that of what is over it.
    #expect(
      abs(light(blended(.color)) - light(base)) < 4 && abs(light(blended(.saturation)) - light(base)) < 4)
    #expect(abs(light(blended(.luminosity)) - light(top)) < 4)
    #expect(blended(.color)[0] > blended(.color)[2] && blended(.luminosity)[0] < blended(.luminosity)[2])
    #expect(blended(.softLight)[0] > base[0] && blended(.softLight)[2] < base[2])
  }
}
