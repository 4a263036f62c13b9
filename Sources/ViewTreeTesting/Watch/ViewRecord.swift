import Foundation
import ViewTree

/// A view in a recorded frame: who it is, where it is shown, and what moved it since the frame before.
public struct ViewRecord: Sendable {
  /// What moves a view from one frame to the next.
  public enum Source: String, Sendable {
    /// Nothing.
    case none
    /// Layout: a program's change, at once.
    case layout
    /// An animation, of the place or of what the view is transformed by.
    case animation
    /// A throw, or an animated move of scrolled content.
    case scroll
    /// A finger, a mouse's button or a wheel.
    case finger
  }

  /// The node that moves a view: the view itself or something around it.
  public struct Mover: Sendable, Hashable {
    public var node: UInt32
    /// Frames since it was first placed.
    public var age: Int

    public init(node: UInt32, age: Int) { (self.node, self.age) = (node, age) }
  }

  /// Names the view in all frames, and the items that it paints.
  public var view: UInt32
  /// The nearest view around it; nil: the window has none.
  public var container: UInt32?
  /// `Text`, `Button`, `ScrollView`, …, as the tree's dump calls it.
  public var type: String
  public var id: String?
  public var text: String?
  public var label: String?
  /// Role-dependent: a scroll view's offset as "x,y".
  public var value: String?
  /// Its bounds in the window, in points, as shown.
  public var frame: CGRect
  /// What moved it.
  public var source: Source
  /// The nearest that moved it in this frame; nil: nothing did.
  public var mover: Mover?
  /// How far its edges moved within the nearest view around it that moves its content by itself, such as a scroll view.
  public var step: CGVector
  /// What of that is neither an animation nor anything else that is a function of time: of both edges along an axis the
  /// one that moved less.
  public var jump: CGVector
  /// How far it moved its content by itself, in points; 0 where it is no scroll view or the like.
  public var scrolled: CGFloat = 0
  /// Whether its content, where it scrolls, is at an end.
  public var isAtEnd = false
  /// What moves its content, where it does that by itself.
  public var scrollSource = Source.none
  /// How fast it moves its content by itself, in points per second.
  public var scrollSpeed: CGFloat = 0
  /// Frames since it was first placed: 0 in the frame in which it came.
  public var age = Int.max
  /// Whether it, or what wraps it, is moving from one place of layout to another.
  public var isTravelling = false
  /// Whether what is around it, such as a scroll view, moves it in this frame.
  public var isCarried = false
  /// Whether it has left and only paints on.
  public var isLeaving = false
  /// The nearest view around it that keeps its content's places while it moves: a presentation, a page, scrolled content.
  public var keeper = FrameRecord.windowKeeper
  /// How many presentations lie under it.
  public var layer = 0

  public init(
    view: UInt32, container: UInt32? = nil, type: String = "Text", id: String? = nil, text: String? = nil,
    label: String? = nil, value: String? = nil, frame: CGRect, source: Source = .none, step: CGVector = .zero,
    jump: CGVector = .zero
  ) {
    (self.view, self.container, self.type, self.id, self.text) = (view, container, type, id, text)
    (self.label, self.value, self.frame, self.source) = (label, value, frame, source)
    (self.step, self.jump) = (step, jump)
  }

  /// What people call it: its id, its text or its label, else its type.
  public var name: String { id ?? text ?? label ?? type }

  /// The middle of its frame.
  var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// How far it jumped, in points: the larger of both axes.
  var jumped: CGFloat { max(abs(jump.dx), abs(jump.dy)) }
}
