// Programs write `import Combine`; OpenCombine implements it.
@_exported import OpenCombine
