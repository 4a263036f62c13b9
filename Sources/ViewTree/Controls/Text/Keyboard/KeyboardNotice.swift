import Foundation

/// What a keyboard on the screen tells the program, by UIKit's names.
enum KeyboardNotice {
  static let willShow = Notification.Name("UIKeyboardWillShowNotification")
  static let didShow = Notification.Name("UIKeyboardDidShowNotification")
  static let willHide = Notification.Name("UIKeyboardWillHideNotification")
  static let didHide = Notification.Name("UIKeyboardDidHideNotification")
  static let willChangeFrame = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Frames are `CGRect`s in the window's points, the duration is in seconds.
  static let frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  static let frameEnd = "UIKeyboardFrameEndUserInfoKey"
  static let duration = "UIKeyboardAnimationDurationUserInfoKey"
}
