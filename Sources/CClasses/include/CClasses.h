/// Making objects of classes that are known by their types alone.
#pragma once

/// Makes an object of a class that descends from Foundation's NSObject by its `init()`, its own or the inherited one,
/// as Objective-C does: Swift allows that only where the initializer is `required`.
///
/// A class that has no such initializer ends the program with a message of Swift's that names it.
///
/// - Parameter type: the class's metatype.
/// - Returns: the object, retained.
void *_Nonnull classes_make(const void *_Nonnull type);
