/// What lies in a slot of a lazy container: a view, or an element that is made into one when it is needed.
enum LazyCell {
  case layout(LayoutNode)
  case element(any LazyElementSource, Int)
}
