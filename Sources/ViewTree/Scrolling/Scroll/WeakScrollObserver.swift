/// An observer of a scroll view that the scroll view does not retain.
struct WeakScrollObserver {
  weak var value: (any ScrollObserver)?
}
