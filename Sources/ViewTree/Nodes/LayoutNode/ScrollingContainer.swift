import Foundation
import Graphics

/// What reaches under the parts of the safe area that others cover, and keeps its content clear of them: a scroll view, or
/// a bar over one.
@MainActor protocol CoveredContent: LayoutNode {
  /// Notes a part of the safe area that lies over the content, by who puts it there; nil: of none any more.
  ///
  /// - Returns: whether that is new.
  @discardableResult
  func cover(_ insets: EdgeInsets?, by layout: LayoutNode) -> Bool
}

/// A layout whose content moves in it, as what lies round it and in it, the keyboard and keys know a scroll view.
@MainActor protocol ScrollingContainer: CoveredContent {
  /// The axes along which the content moves.
  var axes: Axis.Set { get }

  /// Whether users may scroll it.
  var isEnabled: Bool { get }

  /// Whether its content is pages that each fill it.
  var turnsPages: Bool { get }

  /// Whether a key or the program moves the content at present.
  var isTravelling: Bool { get }

  /// Clips what is painted in it; `state` is its own.
  func clip(_ inner: inout ComposeState, _ state: ComposeState)

  /// Moves the content by as little as shows a view in it, or a part of it in its own points.
  func reveal(_ node: LayoutNode, _ part: CGRect?)

  /// Moves the content as a key does.
  ///
  /// - Returns: false where it is there already.
  func scroll(_ axis: Axis, by step: ScrollStep) -> Bool
}

/// How far a key moves what scrolls: lines and pages forwards or, where negative, back.
enum ScrollStep {
  case lines(CGFloat), pages(CGFloat), start, end

  /// Whether it leads to what comes later.
  var isForward: Bool {
    switch self {
    case .lines(let count), .pages(let count): count > 0
    case .start: false
    case .end: true
    }
  }
}
