/// The file has the same trivia question twice, with the same right answer.
struct DuplicateItem: DiagnosticRule {
  static let id = "duplicate-item"
  static let why = "Players don't want the same question twice; only the first one is used."

  /// The line of its first occurrence.
  let first: Int
  /// The part of an archive or a workbook that has it; nil if it is the same part.
  var file: String?

  var message: String { "The same question is already in line \(first)\(file.map { " of \($0.printable)" } ?? "")." }
  var help: String { "Remove one of the two." }
}
