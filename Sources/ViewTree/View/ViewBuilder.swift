/// Builds views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
}
