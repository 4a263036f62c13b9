// A file that imports Testing and CoreGraphics imports this too: Swift Testing declares it for Apple's CoreGraphics. It adds nothing.
