/// A modifier whose body is evaluated anew for each step of its animatable data.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
