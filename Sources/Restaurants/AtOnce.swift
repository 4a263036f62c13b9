import SwiftUI

/// Changes state without an animation of what shows it.
func atOnce(_ change: () -> Void) {
  var transaction = Transaction()
  transaction.disablesAnimations = true
  withTransaction(transaction, change)
}
