extension ViewHost {
  /// Begins to record what moves the layout nodes; nothing is known of frames before.
  package func recordMotion() -> MotionRecorder {
    let recorder = tree.recorder ?? MotionRecorder(tree)
    tree.recorder = recorder
    return recorder
  }
}
