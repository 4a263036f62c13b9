// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that programs that use the library do not fetch what it is measured with.
let package = Package(
  name: "Micro",
  dependencies: [
    .package(name: "bistro", path: "../.."),
    // Without its traits: they count allocations and references by libraries that are loaded before all others.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // The library's plugin looks for targets whose folder lies in one with the name Benchmarks.
    .executableTarget(
      name: "Micro",
      dependencies: [
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "SwiftUI", package: "bistro"),
        .product(name: "ViewTreeTesting", package: "bistro"),
      ],
      path: "Benchmarks/Micro",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ]
)
