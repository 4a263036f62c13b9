import Foundation

// Springs that merge keep value and velocity of the one that runs; interpolating springs add to it.
// The default numbers are those of SwiftUI's documentation.

extension Animation {
  private static func merging(_ spring: Spring, blendDuration: TimeInterval) -> Animation {
    Animation(.spring(SpringRecipe(spring), blendDuration: blendDuration))
  }

  /// A spring that keeps the velocity of what it interrupts.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    merging(spring, blendDuration: blendDuration)
  }

  public static var spring: Animation { spring(duration: 0.5, bounce: 0, blendDuration: 0) }

  /// A spring by its perceived duration and bounce. `spring()` without arguments is the other overload.
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    merging(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by its undamped period and damping ratio.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    merging(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  public static var interactiveSpring: Animation {
    interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }

  /// A quick spring for following a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    merging(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// The same by its duration; without extra bounce its damping ratio is 0.86.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    merging(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  public static var smooth: Animation { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    merging(.smooth(duration: duration, extraBounce: extraBounce), blendDuration: 0)
  }

  public static var snappy: Animation { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    merging(.snappy(duration: duration, extraBounce: extraBounce), blendDuration: 0)
  }

  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    merging(.bouncy(duration: duration, extraBounce: extraBounce), blendDuration: 0)
  }

  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// A spring that adds its effect to what runs. `initialVelocity` is in distances per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.interpolatingSpring(SpringRecipe(spring, initialVelocity: initialVelocity)))
  }

  /// The same by its physics; more than critical damping makes it creep.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// The same by its perceived duration and bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
}
