// swift-tools-version: 6.2

import PackageDescription

// Another package that uses Parlour's libraries. Only what they need is fetched and built: no server, no database.
let package = Package(
  name: "QuizOdds",
  dependencies: [
    // From a repository: .package(url: "https://example.org/parlour.git", from: "0.7.0")
    .package(name: "parlour", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "QuizOdds",
      dependencies: [
        .product(name: "QuizEngine", package: "parlour"),
        .product(name: "QuizFormats", package: "parlour"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
