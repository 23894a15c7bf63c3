import QuizEngine
import QuizFormats

/// A question's position in an imported file.
struct QuestionLocation {
  let line: Int
  /// The path within an archive, or a workbook's sheet; nil for a plain file.
  let innerFile: String?
  /// The question's text, where ``innerFile`` isn't nil: a file of an archive is hard to open at a line.
  let question: String?

  init(_ entry: BankReadResult.Entry) {
    line = entry.line
    innerFile = entry.innerFile
    question = innerFile == nil ? nil : entry.question.text
  }

  /// `trivia.csv:12`, `trivia.zip/items/a.xml:3 “Who is Ann?”`
  func label(in file: String) -> String {
    guard let innerFile, let question else { return "\(file):\(line)" }
    let start = question.prefix(60)
    return "\(file)/\(innerFile):\(line) “\(start)\(start.count < question.count ? "…" : "")”"
  }
}
