internal import QuizEngine

/// All questions of a check, with values that several rules need.
struct BankCheckInput: Sendable {
  /// A question, with its location in the files.
  struct Entry: Sendable {
    let question: TriviaQuestion
    let words: QuestionWords
    /// An index into ``BankCheckInput/files``.
    let fileIndex: Int
    /// The author's name for the question; empty if it has none.
    let name: String
    /// The line of its beginning in the file, from 1; in a workbook, the row.
    let line: Int
    /// The warnings that the question accepts: reasons by rule id.
    let accepted: [String: String]

    init(_ entry: BankReadResult.Entry, fileIndex: Int) {
      question = entry.question
      words = QuestionWords(entry.question)
      self.fileIndex = fileIndex
      (name, line, accepted) = (entry.name, entry.line, entry.accepted)
    }

    /// The right answer, then the wrong ones.
    var answers: [String] { [question.key] + question.distractors }
  }

  let files: [String]
  let entries: [Entry]

  init(_ results: [(file: String, result: BankReadResult)]) {
    files = results.map(\.file)
    entries = results.enumerated().flatMap { index, read in
      read.result.entries.map { Entry($0, fileIndex: index) }
    }
  }

  /// A question's name in messages about another one: `arts-012`, or its file and line.
  func label(of index: Int) -> String {
    let entry = entries[index]
    return entry.name.isEmpty ? "\(files[entry.fileIndex]):\(entry.line)" : entry.name
  }

  /// The indices of ``entries`` by language, in the order of the languages' first questions.
  var entriesByLanguage: [(language: Language, indices: [Int])] {
    var order: [Language] = []
    var byLanguage: [Language: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      let language = entry.question.language
      if byLanguage[language] == nil { order.append(language) }
      byLanguage[language, default: []].append(index)
    }
    return order.map { ($0, byLanguage[$0] ?? []) }
  }
}
