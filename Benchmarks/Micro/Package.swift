// swift-tools-version: 6.2
import PackageDescription

// Single passes, measured by a benchmark library: a package of its own, so that nobody else builds that library.
let package = Package(
  name: "Micro",
  dependencies: [
    .package(name: "bistro", path: "../.."),
    // Without its traits: its counting of allocations and references would need its own memory allocator.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.29.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Passes",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "SwiftUI", package: "bistro"),
        .product(name: "ViewTreeTesting", package: "bistro"),
      ],
      path: "Benchmarks/Passes",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ]
)
