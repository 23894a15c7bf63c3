internal import QuizEngine

/// All questions of a check, with values that several rules need.
struct BankCheckInput: Sendable {
  struct Item: Sendable {
    let question: TriviaQuestion
    let words: ItemWords
    /// An index into ``BankCheckInput/files``.
    let fileIndex: Int
    let entry: BankReadResult.Entry

    /// The right answer, then the wrong ones.
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

  /// A question's name in messages about another one: `arts-012`, or its file and line.
  func label(of index: Int) -> String {
    let question = questions[index]
    return question.entry.name.isEmpty ? "\(files[question.fileIndex]):\(question.entry.line)" : question.entry.name
  }

  /// The indices of the questions by language, in the order of the languages' first questions.
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
