/// A picture (stub).
public struct Image: Sendable {}
