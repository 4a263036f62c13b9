@_exported import SwiftUI

/// The seconds since the machine was started, those that it slept left out: for distances of time.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds.
public typealias CFTimeInterval = TimeInterval
