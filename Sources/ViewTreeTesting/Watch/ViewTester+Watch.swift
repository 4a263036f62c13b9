import Foundation
import Graphics

extension ViewTester {
  /// Watches every frame from here on for what must hold between two states of rest.
  ///
  /// The watcher judges whenever the window comes to rest, and when its faults are read.
  ///
  /// - Parameters:
  ///   - name: what people call what is watched; the name of film strips.
  ///   - rules: the sentences to be watched.
  ///   - onFault: told of each fault when it is found.
  @discardableResult
  public func watch(
    _ name: String = "frames", rules: [any MotionRule] = MotionRules.all,
    onFault: @escaping (MotionFault) -> Void = { _ in }
  ) -> MotionWatcher {
    let watcher = MotionWatcher(self, name: name, rules: rules, onFault: onFault)
    self.watcher = watcher
    return watcher
  }

  /// A row of pictures of these frames of this window, for looking at and comparing.
  ///
  /// - Parameters:
  ///   - lists: the frames.
  ///   - scale: pixels per point.
  /// - Returns: nil where there are no frames, or memory is short.
  public func filmStrip(of lists: [DisplayList], scale: CGFloat = 0.5) -> Bitmap? {
    FilmStrip.picture(of: lists, runner, scale: scale)
  }
}
