internal import QuizEngine

/// All questions that are checked together, and what the rules look at again and again.
struct BankCheckInput: Sendable {
  struct Item: Sendable {
    let question: TriviaQuestion
    let words: ItemWords
    /// An index into ``BankCheckInput/files``.
    let fileIndex: Int
    let entry: BankReadResult.Entry

    /// The right answer and the wrong ones.
    var answers: [String] { [question.key] + question.distractors }
  }

  let files: [String]
  let questions: [Item]

  init(_ readings: [(file: String, reading: BankReadResult)]) {
    files = readings.map(\.file)
    questions = readings.enumerated().flatMap { file, reading in
      reading.reading.entries.map { entry in
        Item(question: entry.question, words: ItemWords(entry.question), fileIndex: file, entry: entry)
      }
    }
  }

  /// Where a question stands, as another one's message says it: `arts-012`, or its file and line.
  func label(of index: Int) -> String {
    let question = questions[index]
    return question.entry.name.isEmpty ? "\(files[question.fileIndex]):\(question.entry.line)" : question.entry.name
  }

  /// The questions of each language, in the order in which the languages come.
  var itemsByLanguage: [(language: Language, questions: [Int])] {
    var order: [Language] = []
    var byLanguage: [Language: [Int]] = [:]
    for (index, question) in questions.enumerated() {
      let language = question.question.language
      if byLanguage[language] == nil { order.append(language) }
      byLanguage[language, default: []].append(index)
    }
    return order.map { ($0, byLanguage[$0] ?? []) }
  }
}
