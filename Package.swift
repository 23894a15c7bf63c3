// swift-tools-version: 6.3

import PackageDescription

// Targets are in the order of their layers: a target may import only targets above it in this file.
// `Tests/ParlourTests/Modules/ModuleImportTests.swift` holds every import to this manifest.

// Only in CI: a newer compiler or dependency warns about more, and must not break anybody's build.
let warningsAsErrors: [SwiftSetting] = Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warningsAsErrors

let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let cryptoExtras: Target.Dependency = .product(name: "CryptoExtras", package: "swift-crypto")
let lifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")

let package = Package(
  name: "parlour",
  // No `platforms`: that can name Apple's only, and Parlour is built and tested on Linux.
  products: [
    .executable(name: "parlour", targets: ["parlour"]),
    // For other packages; Examples/QuizOdds is one.
    .library(name: "QuizEngine", targets: ["QuizEngine"]),
    .library(name: "QuizFormats", targets: ["QuizFormats"]),
  ],
  traits: [
    .trait(name: "MariaDB", description: "A store on MariaDB; needs libmariadb-dev.")
  ],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
  ],
  targets: [
    // Layer 0: C libraries
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CMariaDB", providers: [.apt(["libmariadb-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
    // Layer 1: the engine, and modules that need nothing
    .target(name: "HTML", swiftSettings: settings),
    .target(name: "QuizEngine", swiftSettings: settings),
    .target(name: "QuizMetrics", swiftSettings: settings),
    .target(name: "StoreStatus", swiftSettings: settings),
    // Layer 2: pages, formats and databases
    .target(name: "QuizDrafts", dependencies: ["QuizEngine"], swiftSettings: settings),
    .target(name: "QuizPages", dependencies: ["HTML", "QuizDrafts", "QuizEngine"], swiftSettings: settings),
    .target(name: "QuizStorage", dependencies: ["QuizDrafts", "QuizEngine"], swiftSettings: settings),
    .target(
      name: "QuizFormats",
      dependencies: ["CExpat", "CZip", "QuizDrafts", "QuizEngine", .product(name: "Yams", package: "Yams")],
      swiftSettings: settings),
    .target(name: "QuizDatabase", dependencies: ["QuizMetrics", "StoreStatus", crypto], swiftSettings: settings),
    .target(
      name: "QuizSQLite", dependencies: ["QuizDatabase", "QuizMetrics", "StoreStatus", grdb, sqlite],
      resources: [
        .embedInCode("Assets")
      ],
      swiftSettings: settings),
    .target(
      name: "QuizMariaDB",
      dependencies: [
        .target(name: "CMariaDB", condition: .when(traits: ["MariaDB"])), "QuizDatabase", "QuizMetrics", "StoreStatus",
      ],
      swiftSettings: settings),
    // Layer 3: use cases, their rows, and share pictures
    .target(
      name: "QuizService",
      dependencies: [
        "QuizDatabase", "QuizDrafts", "QuizEngine", "QuizFormats", "QuizMetrics", "QuizStorage", "StoreStatus", crypto,
        cryptoExtras,
      ],
      resources: [
        .embedInCode("Studio/Examples")
      ],
      swiftSettings: settings),
    .target(name: "QuizCards", dependencies: ["CPango", "CRsvg", "QuizEngine"], swiftSettings: settings),
    // Layer 4: the site
    .target(
      name: "QuizWeb",
      dependencies: [
        "CZlib", "HTML", "QuizCards", "QuizDrafts", "QuizEngine", "QuizFormats", "QuizMetrics", "QuizPages",
        "QuizService",
        "StoreStatus", hummingbird,
        crypto, logging,
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ],
      resources: [
        .embedInCode("Assets")
      ],
      swiftSettings: settings),
    // Layer 5: the program
    .executableTarget(
      name: "parlour",
      dependencies: [
        "QuizCards", "QuizDatabase", "QuizEngine", "QuizFormats", "QuizMetrics", "QuizPages", "QuizService",
        "QuizSQLite", "QuizWeb", "StoreStatus",
        .target(name: "QuizMariaDB", condition: .when(traits: ["MariaDB"])),
        logging, lifecycle,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings),

    // Tests
    .target(
      name: "QuizSamples", dependencies: ["QuizDrafts", "QuizEngine"], path: "Tests/QuizSamples",
      swiftSettings: settings),
    .target(name: "Goldens", path: "Tests/Goldens", swiftSettings: settings),
    .testTarget(name: "QuizEngineTests", dependencies: ["QuizEngine"], swiftSettings: settings),
    .testTarget(
      name: "QuizDraftsTests", dependencies: ["QuizDrafts", "QuizEngine", "QuizSamples"], swiftSettings: settings),
    .testTarget(name: "QuizMetricsTests", dependencies: ["QuizMetrics"], swiftSettings: settings),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: settings),
    .testTarget(
      name: "QuizPagesTests", dependencies: ["Goldens", "HTML", "QuizDrafts", "QuizEngine", "QuizPages"],
      exclude: ["Goldens"],
      swiftSettings: settings),
    .testTarget(
      name: "QuizFormatsTests", dependencies: ["CZip", "QuizDrafts", "QuizEngine", "QuizFormats", "QuizSamples"],
      exclude: ["Broken", "BrokenBanks", "GoodBanks", "BeginnerMistakes", "WeakBanks"],
      swiftSettings: settings),
    .testTarget(
      name: "QuizStorageTests",
      dependencies: ["QuizDrafts", "QuizEngine", "QuizFormats", "QuizSamples", "QuizStorage"],
      exclude: ["Revisions"],
      swiftSettings: settings),
    .testTarget(name: "QuizCardsTests", dependencies: ["CPango", "QuizCards", "QuizEngine"], swiftSettings: settings),
    .target(name: "Programs", path: "Tests/Programs", swiftSettings: settings),
    .target(
      name: "StoreContract",
      dependencies: [
        "QuizDatabase", "QuizDrafts", "QuizEngine", "QuizMetrics", "QuizSamples", "QuizService", "StoreStatus",
      ],
      path: "Tests/StoreContract", swiftSettings: settings),
    .testTarget(
      name: "ParlourTests",
      dependencies: [
        "Goldens", "Programs", "QuizCards", "QuizDatabase", "QuizEngine", "QuizFormats", "QuizPages",
        "QuizSQLite", "QuizService", "QuizWeb", "StoreContract", "StoreStatus", "parlour", hummingbird, logging,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      exclude: ["Commands/Goldens", "Play/Goldens", "Play/Quizzes"], swiftSettings: settings),
    .testTarget(
      name: "QuizServiceTests",
      dependencies: [
        "QuizDatabase", "QuizDrafts", "QuizEngine", "QuizMetrics", "QuizService", "QuizSQLite", "StoreContract",
        "StoreStatus",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "StoreDriver",
      dependencies: ["QuizDatabase", "QuizDrafts", "QuizEngine", "QuizSQLite", "QuizService"],
      path: "Tests/StoreDriver", swiftSettings: settings),
    .testTarget(
      name: "QuizWebTests",
      dependencies: [
        "HTML", "QuizCards", "QuizDatabase", "QuizDrafts", "QuizEngine", "QuizFormats", "QuizMetrics", "QuizPages",
        "QuizSQLite", "QuizSamples", "QuizService", "QuizStorage", "QuizWeb", "StoreContract", "StoreStatus",
        hummingbird,
        logging,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "QuizDatabaseTests", dependencies: ["QuizDatabase", "QuizEngine", "StoreStatus"], swiftSettings: settings),
    .testTarget(
      name: "QuizSQLiteTests",
      dependencies: [
        "Goldens", "Programs", "QuizDatabase", "QuizDrafts", "QuizEngine", "QuizService", "QuizSQLite",
        "StoreContract", "StoreDriver", "StoreStatus", grdb,
      ],
      exclude: ["Fixtures", "Upgrade/Goldens"], swiftSettings: settings),

    .testTarget(
      name: "QuizMariaDBTests",
      dependencies: [
        "QuizDatabase", "QuizEngine", "QuizMariaDB", "QuizMetrics", "QuizSQLite", "QuizService",
        "StoreContract", "StoreStatus",
      ],
      swiftSettings: settings),

    // Benchmarks
    .executableTarget(
      name: "playload",
      dependencies: [
        "QuizDatabase", "QuizEngine", "QuizSQLite", "QuizService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/playload", swiftSettings: settings),
    .executableTarget(
      name: "barepost",
      dependencies: [
        "QuizSQLite", hummingbird, grdb,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Benchmarks/barepost", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
