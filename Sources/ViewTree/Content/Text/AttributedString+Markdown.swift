import Foundation

extension AttributedString {
  /// How markdown is parsed.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks are interpreted.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// All: marks of paragraphs, headings and lists are removed too.
      case full
      /// Marks within a line; white space is collapsed.
      case inlineOnly
      /// Marks within a line; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to text that is no valid markdown. Every text is valid, so nothing fails here.
    public enum FailurePolicy: Int, Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Kept, not used: Apple's extended attributes are supported in localised strings alone.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// Kept, not used.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The text of markdown with its emphasis, code, strikethrough and links as attributes. Blocks have no attributes of
  /// their own here: their marks are removed, and paragraphs follow each other, as `Text` shows them.
  ///
  /// - Parameter baseURL: what links without a scheme are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    let text =
      switch options.interpretedSyntax {
      case .full: MarkdownBlocks.text(markdown)
      case .inlineOnly: markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .inlineOnlyPreservingWhitespace: markdown
      }
    self = InlineMarkdown.attributed(text, baseURL: baseURL)
  }

  /// The same of markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// The same of a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

/// The marks of markdown's blocks.
private enum MarkdownBlocks {
  /// Paragraphs one after the other: the lines of each are joined, marks of headings, quotations and lists removed.
  static func text(_ markdown: String) -> String {
    var paragraphs: [[Substring]] = [[]]
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let (content, block) = unmarked(line)
      if content.isEmpty || block != .none { paragraphs.append([]) }
      if !content.isEmpty { paragraphs[paragraphs.count - 1].append(content) }
      if block == .heading { paragraphs.append([]) }
    }
    return paragraphs.map { $0.joined(separator: " ") }.joined()
  }

  /// What a line begins.
  private enum Block { case none, item, heading }

  /// A line without the mark of the block that it begins.
  private static func unmarked(_ line: Substring) -> (Substring, Block) {
    let rest = line.drop(while: \.isWhitespace)
    let end = line.reversed().prefix(while: \.isWhitespace).count
    let content = rest.dropLast(min(end, rest.count))
    let hashes = content.prefix { $0 == "#" }
    if (1...6).contains(hashes.count), content.dropFirst(hashes.count).first == " " {
      return (content.dropFirst(hashes.count + 1), .heading)
    }
    if let first = content.first, "-*+>".contains(first), content.dropFirst().first == " " {
      return (content.dropFirst(2), .item)
    }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    if (1...9).contains(digits.count), content.dropFirst(digits.count).hasPrefix(". ") {
      return (content.dropFirst(digits.count + 2), .item)
    }
    return (content, .none)
  }
}

extension InlineMarkdown {
  /// The spans of a text as attributes.
  static func attributed(_ text: String, baseURL: URL? = nil, locale: Locale = .program) -> AttributedString {
    var result = AttributedString()
    for span in parse(text) {
      var part = AttributedString(
        span.inflects ? EnglishInflection.agree(span.text, in: locale) : span.text)
      let intent = InlinePresentationIntent(span.looks)
      if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] = intent }
      if let link = span.link {
        part.link = link.scheme == nil ? URL(string: link.relativeString, relativeTo: baseURL) ?? link : link
      }
      result += part
    }
    return result
  }
}
