internal import QuizEngine

/// All questions of a check, with values that several rules need.
struct BankCheckInput: Sendable {
  /// A question in one of its languages, with its location in the files.
  struct Entry: Sendable {
    /// The question with the texts of this language only. ``TriviaQuestion/language`` is this language.
    let question: TriviaQuestion
    let words: QuestionWords
    /// An index into ``BankCheckInput/files``.
    let fileIndex: Int
    /// The question's number in the bank, from 0. All its languages have the same.
    let questionNumber: Int
    /// The question's primary language.
    let primaryLanguage: Language
    /// The author's name for the question; empty if it has none.
    let name: String
    /// The line of its beginning in the file, from 1; in a workbook, the row.
    let line: Int
    /// The warnings that the question accepts: reasons by rule id.
    let accepted: [String: String]

    init(_ entry: BankReadResult.Entry, in language: Language, fileIndex: Int, questionNumber: Int) {
      question = entry.question.monolingual(in: language)
      words = QuestionWords(question)
      primaryLanguage = entry.question.language
      self.fileIndex = fileIndex
      self.questionNumber = questionNumber
      name = entry.name
      line = entry.line
      accepted = entry.accepted
    }

    /// Whether the texts are translations.
    var isTranslation: Bool { question.language != primaryLanguage }

    /// The right answer, then the wrong ones.
    var answers: [String] { [question.correctAnswer] + question.distractors }
  }

  let files: [String]
  /// Each question in its primary language, followed by the same question in its other languages.
  let entries: [Entry]

  init(_ results: [(file: String, result: BankReadResult)]) {
    files = results.map(\.file)
    var entries = [Entry]()
    var number = 0
    for (index, read) in results.enumerated() {
      for entry in read.result.entries {
        for language in entry.question.languages {
          entries.append(Entry(entry, in: language, fileIndex: index, questionNumber: number))
        }
        number += 1
      }
    }
    self.entries = entries
    questionCount = number
  }

  /// The number of questions, each counted once.
  let questionCount: Int

  /// Each question in its primary language.
  var primaryEntries: [Entry] { entries.filter { !$0.isTranslation } }

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

extension TriviaQuestion {
  /// The question as if it were written in one of its languages only.
  fileprivate func monolingual(in language: Language) -> TriviaQuestion {
    let texts = texts(in: language)
    return TriviaQuestion(
      language: texts.language, category: category, difficulty: difficulty, text: texts.text,
      correctAnswer: texts.correctAnswer,
      distractors: texts.distractors, explanation: texts.explanation, source: texts.source, licence: licence)
  }
}
