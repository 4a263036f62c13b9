/// An observer of a scroll view that is not kept by it.
struct WeakScrollObserver {
  weak var value: (any ScrollObserver)?
}
