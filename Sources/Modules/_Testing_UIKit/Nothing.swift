// A file that imports Testing and UIKit imports this too: Swift Testing declares it for Apple's UIKit. It adds nothing.
