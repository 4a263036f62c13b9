import Foundation
import Graphics
import Testing
import ViewTree

/// The call shapes of programs: what is here must type-check as it stands. Nothing is expected of what they do, so that
/// these tests count for no name of the API's table.
@Suite struct SpellingTests {
  private func style<S: ShapeStyle>(_ style: S) {}
  private func shape<S: Shape>(_ shape: S) {}
  private func insettable<S: InsettableShape>(_ shape: S) {}

  struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: phase))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  @Test func colors() {
    let _: [Color] = [
      .red, .init(red: 0.1, green: 0.2, blue: 0.3), Color("Brand"), Color(.systemGray5), Color(UIColor.label),
      Color(uiColor: .secondarySystemBackground),
      Color(#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)),
      .black.opacity(0.3), Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.5), Color(white: 0.9),
      Color(hue: 0.5, saturation: 0.4, brightness: 0.3), Color.primary, .accentColor,
      Color(.displayP3, white: 1),
    ]
    style(.red)
    style(.red.opacity(0.5))
    style(.red.gradient)
    style(.secondary)
    style(.tint)
    style(.background.opacity(0.5))
    style(.ultraThinMaterial)
    style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    style(.linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
    style(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 10))
    style(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(360)))
    style(.conicGradient(colors: [.red], center: .center))
    style(.shadow(.drop(radius: 3)))
    style(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center))
    style(AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)))
    style(LinearGradient(gradient: .init(colors: [.red]), startPoint: .leading, endPoint: .trailing))
    style(
      LinearGradient(stops: [.init(color: .red, location: 0.2)], startPoint: .leading, endPoint: .trailing))
    style(AnyShapeStyle(.red))
    style(ImagePaint(image: Image("paper"), scale: 0.5))
    style(Color.red.mix(with: .blue, by: 0.5))
  }

  @Test func shapes() {
    shape(.rect)
    shape(.rect(cornerRadius: 12))
    shape(.rect(cornerRadius: 12, style: .continuous))
    shape(.rect(cornerRadii: .init(topLeading: 3)))
    shape(.rect(topLeadingRadius: 3, topTrailingRadius: 4))
    shape(.capsule)
    shape(.circle)
    shape(.circle.trim(from: 0, to: 0.5).stroke(lineWidth: 3))
    shape(Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round)))
    shape(Wave(phase: 3).rotation(.degrees(3)).offset(x: 2))
    shape(RoundedCorner(radius: 3, corners: [.topLeft, .topRight]))
    insettable(.rect(cornerRadius: 3).inset(by: 2))
    insettable(Capsule().rotation(.degrees(3)))
    _ = [AnyShape(Circle()), AnyShape(Rectangle())]
  }

  @Test func texts() {
    let name = "x"
    let number = 3.5
    let optional: String? = nil
    let id = UUID()
    _ = [
      Text("Hello"), Text(name), Text("\(name) and \(number, specifier: "%.2f")"), Text(verbatim: name),
      Text("a").bold()
        + Text(" b").foregroundColor(.red).font(.system(size: 20, weight: .bold, design: .rounded)),
      Text(Date(), style: .time), Text(number, format: .number.precision(.fractionLength(1))),
      Text("\(Image(systemName: "star")) \(Text("x").italic())"), Text(name.prefix(2)), Text("\(id)"),
      Text(optional ?? "none").font(.title.weight(.semibold)).fontWeight(.heavy).kerning(2).tracking(1),
      Text("Price: \(number, format: .number)"), Text(LocalizedStringKey(name)), Text(.now, style: .date),
      Text("\(optional ?? "")" as String), Text(Image(systemName: "star")), Text("a\(1)b\(CGFloat(2))"),
      Text(Date.now, format: .dateTime.hour().minute()), Text(Date()...Date()),
      Text(String(format: "%.1f", number)),
    ]
    let _: [Font] = [
      .largeTitle, .title.bold(), .system(size: 12), .system(.body, design: .serif),
      .caption2.monospacedDigit(),
      .custom("Nunito", size: 20), .custom("Nunito", size: 20, relativeTo: .title), .headline.italic(),
      .system(size: 60, weight: .black), .system(.title, design: .rounded, weight: .bold),
      .body.leading(.tight),
      Font.system(size: 20).weight(.light),
    ]
  }

  @Test func images() {
    _ = [
      Image("a"), Image(systemName: "star"), Image(decorative: "a"), Image("a", bundle: .main),
      Image("a", label: Text("A")), Image("a").resizable().renderingMode(.template),
      Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile).interpolation(.high).antialiased(
        true),
      Image(systemName: "star").symbolRenderingMode(.hierarchical), Image(uiImage: UIImage(named: "a")!),
    ]
  }
}
