import CClasses
import Foundation

/// The events of a program's life that its delegate receives. All may be left out.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The program has started; the answer changes nothing here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The system is short of memory: what can be made again should be released.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The window is closed, and the program ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why a program was started; nothing is known of that here.
  public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// A substitute for the superclass of UIKit's objects that receive events. No events are sent to it.
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
}

extension UIResponder {
  /// Posted when the keyboard on the screen comes or goes; frames in `userInfo` are `CGRect`s in the window's points.
  nonisolated public static let keyboardWillShowNotification = KeyboardNotice.willShow
  nonisolated public static let keyboardDidShowNotification = KeyboardNotice.didShow
  nonisolated public static let keyboardWillHideNotification = KeyboardNotice.willHide
  nonisolated public static let keyboardDidHideNotification = KeyboardNotice.didHide
  nonisolated public static let keyboardWillChangeFrameNotification = KeyboardNotice.willChangeFrame
  nonisolated public static let keyboardFrameBeginUserInfoKey = KeyboardNotice.frameBegin
  nonisolated public static let keyboardFrameEndUserInfoKey = KeyboardNotice.frameEnd
  nonisolated public static let keyboardAnimationDurationUserInfoKey = KeyboardNotice.duration
}

/// Makes a program's delegate by its `init()` and calls it when the window's phase changes: a property of the `App`.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
  OwnedProperty
{
  @MainActor private final class Slot: DetachableSlot {
    let delegate = Slot.makeDelegate()
    private var phase = ScenePhase.inactive
    private var warnings: (any NSObjectProtocol)?

    init() {
      _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      warnings = NotificationCenter.default.addObserver(
        forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
      ) { [weak self] _ in
        // The host reports it on the main thread.
        MainActor.assumeIsolated { self?.delegate.applicationDidReceiveMemoryWarning(UIApplication.shared) }
      }
    }

    /// Nothing says of a subclass of `NSObject` that it has `init()`: it is called as Objective-C calls it.
    private static func makeDelegate() -> Delegate {
      // The type of a class is the address of its metadata.
      let type = unsafeBitCast(Delegate.self, to: UnsafeRawPointer.self)
      // What is made is an object of that class, which the caller owns.
      return Unmanaged<Delegate>.fromOpaque(classes_make(type)).takeRetainedValue()
    }

    /// Called on the main thread, where properties are connected.
    nonisolated func follow(_ phase: ScenePhase) { MainActor.assumeIsolated { enter(phase) } }

    /// Calls the delegate for each step from one phase to another.
    private func enter(_ new: ScenePhase) {
      guard new != phase else { return }
      let application = UIApplication.shared
      if phase == .active { delegate.applicationWillResignActive(application) }
      if new == .background { delegate.applicationDidEnterBackground(application) }
      if phase == .background { delegate.applicationWillEnterForeground(application) }
      if new == .active { delegate.applicationDidBecomeActive(application) }
      phase = new
    }

    nonisolated func detach() {
      // The tree is torn down on the main thread.
      MainActor.assumeIsolated {
        if let warnings { NotificationCenter.default.removeObserver(warnings) }
        delegate.applicationWillTerminate(UIApplication.shared)
      }
    }
  }

  private var slot: Slot?

  nonisolated public init(_ delegateType: Delegate.Type = Delegate.self) {}

  /// Available once the program's first window is being made.
  @MainActor public var wrappedValue: Delegate {
    guard let slot else {
      fatalError("\(Delegate.self) is made with the program's window: use it in the body, not in init()")
    }
    return slot.delegate
  }

  public static func _link(_ property: inout Self, _ slot: inout AnyObject?, _ context: PropertyContext) {
    let present = slot as? Slot
    property.slot = present ?? make()
    slot = property.slot
    property.slot?.follow(context.environment.scenePhase)
  }

  /// Properties are connected on the main thread, before the body that uses them.
  private static func make() -> Slot { MainActor.assumeIsolated { Slot() } }
}
