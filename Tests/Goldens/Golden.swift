import Foundation
public import Testing

/// Compares a text with a golden file in the folder `Goldens` beside the test.
///
/// With `RECORD_GOLDENS=1` in the environment it writes the file instead. Review the difference before you keep it.
public func expectGolden(
  _ text: String, named name: String, beside test: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = URL(filePath: test).deletingLastPathComponent().appending(path: "Goldens/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: golden, atomically: true, encoding: .utf8)
  }
  let expected = try String(contentsOf: golden, encoding: .utf8)
  #expect(text == expected, "\(name) differs from its golden", sourceLocation: sourceLocation)
}
