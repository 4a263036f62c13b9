import Foundation
import Graphics

extension Text {
  /// The runs of the text in an environment: localised, with fonts and colours resolved. Neighbours of one look are
  /// one run.
  func resolve(in environment: EnvironmentValues) -> [TextRun] { resolver(in: environment).runs }

  /// The same with the patterns that runs are filled with.
  func resolver(in environment: EnvironmentValues) -> TextResolver {
    var resolver = TextResolver(environment: environment)
    resolver.add(self, environment.textModifiers)
    resolver.stateLanguage()
    resolver.numberLinks()
    return resolver
  }

  /// The words of the text, without looks.
  func string(in environment: EnvironmentValues) -> String {
    resolve(in: environment).map { $0.symbol == nil ? $0.original ?? $0.text : "" }.joined()
  }
}

/// Turns a text into runs.
struct TextResolver {
  let environment: EnvironmentValues
  private(set) var runs: [TextRun] = []
  /// The styles of runs that are no single colour.
  private(set) var patterns: [AnyShapeStyle] = []
  /// The index of the environment's own style in them.
  private var foreground: Int?
  /// The sets of attributes that runs have for a renderer.
  private(set) var attributes: [[AnyTextAttribute]] = []

  init(environment: EnvironmentValues) { self.environment = environment }

  /// Adds a text; `looks` are the changes in force, outermost first.
  mutating func add(_ text: Text, _ outer: [Text.Modifier]) {
    let looks = outer + text.modifiers
    switch text.storage {
    case .verbatim(let string): append(string, looks)
    case .localized(let key, let table, let bundle):
      let format = LocalizedStrings.format(
        forKey: key.name ?? key.key, key.arguments, table: table,
        bundles: bundle.map { [$0] } ?? environment.localizationBundles, locale: environment.locale,
        isOwn: key.isOwn)
      add(format: format ?? key.key, key.arguments, looks)
    case .attributed(let attributed): add(attributed, looks)
    case .formatted(let value): append(value.string(in: environment.locale), looks)
    case .formattedAttributed(let value): add(value.string(in: environment.locale), looks)
    case .date(let date, let style): append(TextDateWriter(environment).string(date, style), looks)
    case .dates(let dates): append(TextDateWriter(environment).string(dates), looks)
    case .timer(let range, let pause, let countsDown, let showsHours):
      let writer = TextDateWriter(environment)
      append(
        writer.string(timer: range, pause: pause, countsDown: countsDown, showsHours: showsHours), looks)
    case .image(let image):
      // Pictures other than symbols cannot be part of a line.
      guard let name = image.symbolName else { return }
      var run = self.run("\u{FFFC}", looks)
      run.symbol = name
      run.symbolSide = Image.symbolSide(font: run.font, scale: environment.imageScale)
      runs.append(run)
    case .joined(let a, let b):
      add(a, looks)
      add(b, looks)
    }
  }

  /// Sets the language of runs that have none, where a text has letters whose forms may depend on it.
  mutating func stateLanguage() {
    guard runs.contains(where: { $0.text.utf8.contains { $0 >= 0x80 } }) else { return }
    let language = environment.textLanguage
    for index in runs.indices where runs[index].language == nil { runs[index].language = language }
  }

  /// Numbers the links; neighbours of one address are one link.
  mutating func numberLinks() {
    guard runs.contains(where: { $0.link != nil }) else { return }
    var number = -1
    var before: URL?
    for index in runs.indices {
      let link = runs[index].link
      if let link {
        if link != before { number += 1 }
        runs[index].linkNumber = number
      }
      before = link
    }
  }

  /// Adds a localised format: markdown is parsed in the format alone, not in the values put into it.
  private mutating func add(
    format: String, _ arguments: [LocalizedStringKey.Argument], _ looks: [Text.Modifier]
  ) {
    let template = FormatTemplate(format)
    for span in InlineMarkdown.parse(template.text) {
      let spanLooks = looks + span.looks
      var literal = ""
      for character in span.text {
        guard let place = template.place(of: character) else {
          literal.append(character)
          continue
        }
        guard arguments.indices.contains(place.argument) else { continue }
        let argument = arguments[place.argument]
        if case .text(let text) = argument {
          append(literal, spanLooks, link: span.link)
          literal = ""
          add(text, spanLooks)
        } else {
          literal += NumberWriter(environment.locale).string(argument, specifier: place.specifier)
        }
      }
      let text = span.inflects ? EnglishInflection.agree(literal, in: environment.locale) : literal
      append(text, spanLooks, link: span.link)
    }
  }

  private mutating func add(_ attributed: AttributedString, _ looks: [Text.Modifier]) {
    for run in attributed.runs {
      var own = looks
      if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { own.append(.font(font)) }
      if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        own.append(.style(AnyShapeStyle(color)))
      }
      if let color = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
        own.append(.background(color))
      }
      if let value = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] {
        own.append(.kerning(value))
      }
      if let value = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] {
        own.append(.tracking(value))
      }
      if let value = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
        own.append(.baselineOffset(value))
      }
      if let value = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
        own.append(.underline(value))
      }
      if let value = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        own.append(.strikethrough(value))
      }
      if let intent = run[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] {
        own += intent.looks
      }
      append(
        String(attributed[run.range].characters), own, link: run.link, language: run.languageIdentifier)
    }
  }

  private mutating func append(
    _ string: String, _ looks: [Text.Modifier], link: URL? = nil, language: String? = nil
  ) {
    guard !string.isEmpty else { return }
    var text = string.replacingOccurrences(of: "\r\n", with: "\n")
    switch environment.textCase {
    case .uppercase?: text = text.uppercased(with: environment.locale)
    case .lowercase?: text = text.lowercased(with: environment.locale)
    case nil: break
    }
    var new = run(text, looks, link: link)
    new.language = language
    if let capitals = SmallCapitals(fontModifiers(looks)) {
      runs += capitals.split(new, locale: environment.locale)
    } else if let last = runs.last, last.symbol == nil, last.with(text: "") == new.with(text: "") {
      runs[runs.count - 1].text += text
    } else {
      runs.append(new)
    }
  }

  /// The changes to the font that looks lead to, its own included.
  private func fontModifiers(_ looks: [Text.Modifier]) -> [Font.Modifier] {
    var font = environment.font
    var modifiers = environment.fontModifiers
    for look in looks {
      if case .font(let value) = look { font = value ?? font }
      if case .fontModifier(let value) = look { modifiers.append(value) }
    }
    return modifiers + (font?.modifiers ?? [])
  }

  /// A run with the looks applied in order.
  private mutating func run(_ text: String, _ looks: [Text.Modifier], link: URL? = nil) -> TextRun {
    var font = environment.font
    var fontModifiers = environment.fontModifiers
    var style: AnyShapeStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat?
    var offset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var background: Color?
    var attributes: [AnyTextAttribute] = []
    for look in looks {
      switch look {
      case .font(let value): font = value ?? font
      case .fontModifier(let value): fontModifiers.append(value)
      case .style(let value): style = value ?? style
      case .kerning(let value): kerning = value
      case .tracking(let value): tracking = value
      case .baselineOffset(let value): offset = value
      case .underline(let value): underline = value
      case .strikethrough(let value): strikethrough = value
      case .background(let value): background = value
      case .attribute(let value): attributes.append(value)
      }
    }
    let resolved = fontModifiers.reduce(into: baseFont(font)) { $1.apply(to: &$0) }
    let paint = style ?? (link == nil ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(TintShapeStyle()))
    let look = paint._paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), environment: environment)
    let pattern = look.paint.isColor ? nil : self.pattern(paint, isForeground: style == nil && link == nil)
    var color = look.solidColor
    // The letters are the pattern's mask, and the pattern has its own opacity.
    if pattern != nil { color.alpha = 1 }
    func finite(_ x: CGFloat) -> CGFloat { x.isFinite ? x : 0 }
    return TextRun(
      text: text, font: resolved, color: color, pattern: pattern, kerning: finite(tracking ?? kerning),
      allowsLigatures: (tracking ?? 0) == 0, baselineOffset: finite(offset),
      underline: underline.map { $0.color?.rgba(in: environment) ?? color },
      strikethrough: strikethrough.map { $0.color?.rgba(in: environment) ?? color },
      background: background?.rgba(in: environment), link: link, attributes: number(of: attributes))
  }

  /// The number of a set of attributes; nil: there are none.
  private mutating func number(of set: [AnyTextAttribute]) -> Int? {
    guard !set.isEmpty else { return nil }
    if let known = attributes.firstIndex(of: set) { return known }
    attributes.append(set)
    return attributes.count - 1
  }

  private mutating func pattern(_ style: AnyShapeStyle, isForeground: Bool) -> Int {
    if isForeground, let foreground { return foreground }
    patterns.append(style)
    if isForeground { foreground = patterns.count - 1 }
    return patterns.count - 1
  }

  private func baseFont(_ font: Font?) -> ResolvedFont {
    (font ?? .body).resolve(
      dynamicTypeSize: environment.dynamicTypeSize, legibilityWeight: environment.legibilityWeight)
  }
}
