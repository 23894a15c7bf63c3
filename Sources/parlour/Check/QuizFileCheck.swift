import Foundation
import QuizEngine
import QuizFormats

/// A quiz file's diagnostics, and the odds of its quiz.
struct QuizFileCheck {
  let file: String
  let reading: QuizReadResult
  let odds: Odds?
  /// Warnings from reading the file, and from the odds.
  let warnings: [Diagnostic]
  /// How many warnings the file accepts.
  let acceptedCount: Int
  /// The error that another file of the folder has the same quiz id.
  var duplicate: Diagnostic?

  init(_ file: String) {
    self.init(file, QuizFile.read(at: file))
  }

  init(_ file: String, _ reading: QuizReadResult, odds: (Quiz) -> Odds = { Odds(of: $0) }) {
    self.file = file
    self.reading = reading
    self.odds = reading.quiz.map(odds)
    let oddsCheck = self.odds.map { reading.checkOdds($0) } ?? (warnings: [], accepted: 0)
    warnings = reading.warnings + oddsCheck.warnings
    acceptedCount = reading.acceptedCount + oddsCheck.accepted
  }

  var errors: [Diagnostic] { reading.errors + [duplicate].compactMap(\.self) }
  var isClean: Bool { errors.isEmpty }

  /// The quiz files of a path: the file itself, or the folder's files. A folder without quiz files is returned itself.
  static func paths(_ path: String) -> [String] {
    let files = QuizFile.files(in: path)
    return files.isEmpty ? [path] : files
  }
}

extension [QuizFileCheck] {
  /// The same checks, with an error for each quiz whose id an earlier file of the same folder has.
  var markingDuplicates: [QuizFileCheck] {
    var firsts: [Key: String] = [:]
    return map { check in
      guard let id = check.reading.quiz?.id else { return check }
      let key = Key(folder: check.folder, id: id)
      guard let first = firsts[key] else {
        firsts[key] = check.file
        return check
      }
      var check = check
      if first != check.file { check.duplicate = QuizFile.duplicateIDDiagnostic(for: check.reading, of: first) }
      return check
    }
  }

  private struct Key: Hashable {
    let folder: String
    let id: QuizID
  }
}

extension QuizFileCheck {
  /// The folder of quizzes that the file belongs to: its own, or the parent folder if the file is called `quiz`.
  fileprivate var folder: String {
    let url = URL(fileURLWithPath: file).standardizedFileURL
    let own = url.deletingLastPathComponent()
    let isNamedByFolder = url.deletingPathExtension().lastPathComponent == "quiz"
    return (isNamedByFolder ? own.deletingLastPathComponent() : own).path
  }
}
