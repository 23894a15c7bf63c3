import Testing

/// The tests of the layers rely on this parser.
struct ManifestTests {
  @Test func `the manifest parser reads every form of dependency`() {
    let manifest = Manifest(
      text: """
        // .target(name: "Ghost"),
        let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
        let package = Package(
          name: "p", products: [.executable(name: "tool", targets: ["tool"])],
          dependencies: [.package(url: "https://example.org/x.git", from: "1.0.0")],
          targets: [
            .systemLibrary(name: "CLib", pkgConfig: "lib", providers: [.apt(["lib-dev"])]),
            .target(name: "Low"),  // comes first
            .executableTarget(
              name: "tool",
              dependencies: [
                "Low", grdb, .product(name: "Yams", package: "Yams"),
                .target(name: "CLib", condition: .when(traits: [])),
              ],
              resources: [.embedInCode("Static")]),
            .target(name: "Gauge", dependencies: ["Low"], path: "Benchmarks/Gauge"),
            .testTarget(name: "toolTests", dependencies: ["tool", grdb]),
          ])
        """)
    #expect(
      manifest.targets == [
        .init(kind: "systemLibrary", name: "CLib", path: "Sources/CLib", dependencies: []),
        .init(kind: "target", name: "Low", path: "Sources/Low", dependencies: []),
        .init(
          kind: "executableTarget", name: "tool", path: "Sources/tool", dependencies: ["Low", "GRDB", "Yams", "CLib"]),
        .init(kind: "target", name: "Gauge", path: "Benchmarks/Gauge", dependencies: ["Low"]),
        .init(kind: "testTarget", name: "toolTests", path: "Tests/toolTests", dependencies: ["tool", "GRDB"]),
      ])
  }

  @Test(arguments: [
    ("import A", "A"), ("public import A", "A"), ("@testable import A", "A"), ("  import struct A.B", "A"),
    ("@preconcurrency public import A", "A"), ("@_spi(X) @testable\timport  A", "A"), ("import A // B", "A"),
    ("@_spi(X) import A", "A"), ("package import A.C", "A"),
  ])
  func `an import is found after any prefix`(line: String, module: String) {
    let found = ImportStatement.all(in: "#if canImport(\(module))\n\(line)\n#endif", file: "f")
    #expect(found == [ImportStatement(module: module, file: "f", line: 2)])
  }

  @Test(arguments: [
    "// import A", "let important = 1", "imports A", "#if canImport(A)", "import", "public struct A {}", "@A import",
    "reimport A", "import.A",
  ])
  func `text that only looks like an import is ignored`(line: String) {
    #expect(ImportStatement.all(in: line, file: "f").isEmpty)
  }
}
