import Foundation

// What UIKit's views would look like by default. Views here are not made of UIKit's, so that most of this has no
// effect, as it has none on controls that SwiftUI draws by itself; the settings with an effect say so.
//
// As UIKit's they are for the main thread: the compiler does not check that (`@unchecked Sendable`), so that code
// without isolation can set them.

/// What a substitute for a view of UIKit keeps; kept, not drawn: no view is one. For the main thread, as are all below.
public class UIView: @unchecked Sendable {
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  private static let proxy = UIView()
  fileprivate init() {}
  /// Kept only.
  public class func appearance() -> UIView { proxy }
}

/// Settings of scroll views; kept, not drawn. See `scrollBounceBehavior(_:axes:)` and `scrollIndicators(_:axes:)`.
public class UIScrollView: UIView, @unchecked Sendable {
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  private static let scrollProxy = UIScrollView()
  /// Kept only.
  public override class func appearance() -> UIScrollView { scrollProxy }
}

/// Settings of tables; kept, not drawn: lists are none, as since iOS 16. See `scrollContentBackground(_:)`.
public final class UITableView: UIScrollView, @unchecked Sendable {
  public var separatorColor: UIColor?
  private static let tableProxy = UITableView()
  /// Kept only.
  public override class func appearance() -> UITableView { tableProxy }
}

/// Settings of the rows of tables; kept, not drawn: lists are none, as since iOS 16.
public final class UITableViewCell: UIView, @unchecked Sendable {
  private static let cellProxy = UITableViewCell()
  /// Kept only.
  public override class func appearance() -> UITableViewCell { cellProxy }
}

/// Settings of text editors; kept, not drawn. See `scrollContentBackground(_:)`.
public final class UITextView: UIScrollView, @unchecked Sendable {
  private static let textProxy = UITextView()
  /// Kept only.
  public override class func appearance() -> UITextView { textProxy }
}

/// Settings of navigation bars; kept, not drawn. See `toolbarBackground(_:for:)`.
public final class UINavigationBar: UIView, @unchecked Sendable {
  public var barTintColor: UIColor?
  private static let barProxy = UINavigationBar()
  /// Kept only.
  public override class func appearance() -> UINavigationBar { barProxy }
}

/// Settings of the bars of tab views.
public final class UITabBar: UIView, @unchecked Sendable {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  private static let tabProxy = UITabBar()
  /// `isHidden` hides the bars of tab views that are shown afterwards; the rest is kept only.
  public override class func appearance() -> UITabBar { tabProxy }
}

/// Settings of segmented pickers; kept, not drawn.
public final class UISegmentedControl: UIView, @unchecked Sendable {
  public var selectedSegmentTintColor: UIColor?
  private static let segmentedProxy = UISegmentedControl()
  /// Kept only.
  public override class func appearance() -> UISegmentedControl { segmentedProxy }
}

/// Settings of the dots of pages; kept, not drawn. See `indexViewStyle(_:)`.
public final class UIPageControl: UIView, @unchecked Sendable {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  private static let pageProxy = UIPageControl()
  /// Kept only.
  public override class func appearance() -> UIPageControl { pageProxy }
}
