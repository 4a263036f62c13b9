import Combine

typealias MainThread = Combine.MainThread
