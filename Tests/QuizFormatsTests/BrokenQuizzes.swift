import Foundation
import QuizEngine
import QuizFormats
import Testing

/// The broken files in the folder `BrokenQuizzes`, with the report of `check` on each.
enum BrokenQuizzes {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Broken")

  /// The names of all broken files, with extensions.
  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func read(_ name: String) throws -> QuizReadResult {
    QuizFile.read(try bytes(name), name: name, pictures: .folder(folder.path))
  }

  /// All diagnostics of a file, the warnings about its odds included.
  static func diagnostics(of reading: QuizReadResult) -> [Diagnostic] {
    guard let quiz = reading.quiz else { return reading.diagnostics }
    return reading.diagnostics + reading.warnings(from: Odds(of: quiz, budget: 2_000, plays: 2_000))
  }

  /// Compares a report with `BrokenQuizzes/NAME.txt`. With `RECORD_GOLDENS=1` in the environment it writes the file.
  static func expectReport(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = folder.appending(path: name + ".txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    let expected = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    #expect(text == expected, "\(name).txt differs", sourceLocation: sourceLocation)
  }
}
