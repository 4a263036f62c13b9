/// What a field knows of the text that the program keeps, so that it can tell the answer to its own edit from a change
/// by the program.
///
/// A field shows typed text before the program has accepted it. Most bindings answer at once: right after a write they
/// return what was written, the program's version of it, or the previous text where the program refuses it. A binding
/// made of closures may also delay a write (debounce it): until then it returns the previous text, which looks like a
/// refusal. So text that such a binding has not answered stays in the field until the binding answers, the field loses
/// the focus, or `patience` has passed. A binding that has answered at once one time is assumed to do so from then on.
struct TextAgreement {
  /// How long text without an answer stays after the last edit, in seconds: longer than programs usually delay a write.
  static let patience = 1.0
  /// How many texts may wait for an answer; more cannot be typed within `patience`.
  private static let mostUnanswered = 100

  /// The program's text when it was last read.
  private var known: String
  /// What was written and not answered, oldest first.
  private var unanswered: [String] = []
  private var answersAtOnce: Bool

  /// `answersAtOnce`: whether the binding cannot delay a write.
  init(_ text: String, answersAtOnce: Bool) {
    known = text
    self.answersAtOnce = answersAtOnce
  }

  /// Whether text waits for an answer.
  var isWaiting: Bool { !unanswered.isEmpty }

  /// Notes that the field has written `text`, after which the binding reads as `answer`.
  mutating func wrote(_ text: String, answer: String) {
    if answer != known { answersAtOnce = true }
    known = answer
    if answersAtOnce || answer == text {
      unanswered.removeAll()
    } else {
      unanswered.append(text)
      if unanswered.count > Self.mostUnanswered { unanswered.removeFirst() }
    }
  }

  /// Notes that the program's text reads as `text`.
  ///
  /// - Returns: whether the field is to show it. Not so if it is the answer to an edit that others have followed, or if
  ///   the text is unchanged while an answer is awaited.
  mutating func heard(_ text: String) -> Bool {
    if text != known {
      known = text
      if let answered = unanswered.lastIndex(of: text) {
        unanswered.removeSubrange(...answered)
      } else {
        unanswered.removeAll()
      }
    }
    return unanswered.isEmpty
  }

  /// Awaits no answer any more.
  mutating func giveUp() { unanswered.removeAll() }
}
