/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` a value of its own; the expression after
/// `=` is its default. Without a type the constant is made once, so that it must be `Sendable`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
