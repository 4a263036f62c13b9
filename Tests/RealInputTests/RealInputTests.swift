import Testing

/// Tests with real X servers and real devices, one after the other: each has the screen to itself.
@Suite("Real input", .serialized) struct RealInputTests {}
