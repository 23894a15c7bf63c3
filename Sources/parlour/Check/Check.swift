import QuizEngine
import QuizFormats

/// A file's reading, with the odds of the quiz that it holds.
struct Check {
  let file: String
  let reading: QuizReading
  let odds: Odds?
  /// Those of the reading, and those that follow from the odds.
  let warnings: [Diagnostic]

  init(_ file: String) {
    self.init(file, QuizFile.read(at: file))
  }

  init(_ file: String, _ reading: QuizReading, odds: (Quiz) -> Odds = { Odds(of: $0) }) {
    self.file = file
    self.reading = reading
    self.odds = reading.quiz.map(odds)
    warnings = reading.warnings + (self.odds.map { reading.warnings(foreseenBy: $0) } ?? [])
  }

  var errors: [Diagnostic] { reading.errors }
  var isClean: Bool { reading.errors.isEmpty }

  /// The quiz files behind a path: its own, or those of the folder that it names. A folder without any stands for itself.
  static func paths(_ path: String) -> [String] {
    let files = QuizFile.files(in: path)
    return files.isEmpty ? [path] : files
  }
}
