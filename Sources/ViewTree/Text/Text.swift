public struct Text: Hashable, Sendable {}
