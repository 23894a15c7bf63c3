public import QuizEngine

/// Questions for a reader who answers and judges them without seeing key, difficulty and explanation.
///
/// The sample follows from the bank and the seed, so that nobody has to keep the keys: ``ReadingScore`` works them out
/// again.
public struct BlindSample: Sendable {
  /// The seed of the draw and of the options' order.
  public let seed: UInt64
  /// The language that the reader reads.
  public let language: Language
  /// The drawn questions, in random order.
  public let questions: [BlindQuestion]

  /// Draws questions at random.
  ///
  /// - Parameters:
  ///   - count: the number of questions. There are fewer if the bank has fewer.
  ///   - excluded: the ids of questions that earlier readers had.
  public init(
    _ entries: [BankReadResult.Entry], count: Int, seed: UInt64, language: Language,
    excluding excluded: Set<String> = []
  ) {
    var known = excluded
    let pool = entries.compactMap { BlindQuestion($0, language: language, seed: seed) }
      .filter { known.insert($0.id).inserted }.sorted { $0.id < $1.id }
    var generator = SeededGenerator(seed: seed, stream: .draw)
    self.seed = seed
    self.language = language
    questions = generator.sample(max(0, min(count, pool.count)), of: pool)
  }

  /// The questions as text, numbered, with lettered options.
  public var questionText: String {
    var form = ""
    for (number, question) in questions.enumerated() {
      form += "\(number + 1). \(question.text.onOneLine)\n"
      for (index, option) in question.options.enumerated() {
        form += "   \(BlindQuestion.letter(index))) \(option.onOneLine)\n"
      }
      form += "\n"
    }
    return form
  }

  /// The file to fill in: a line for each question, with tabs between its fields.
  public var answerForm: String {
    let rows = questions.enumerated().map { number, question in
      (["\(number + 1)", question.id, question.check] + Array(repeating: "", count: AnswerForm.judgements.count))
        .joined(separator: "\t") + "\n"
    }
    return """
      # Blind reading: seed \(seed), language \(language.tag). Leave these lines and the first three columns as they are.
      # answer: the letter of your answer, without looking anything up. unsure: x if another answer could be right too.
      # difficulty: of 100 adults who like quizzes and see the options, how many choose the right one? 85 or more: easy;
      # 55 to 84: medium; fewer: hard. giveaway: x if the text or the options tell the answer.
      # style: x if it sounds stiff, dull or translated. remark: what and why, in a few words.
      \(AnswerForm.columns.joined(separator: "\t"))

      """ + rows.joined()
  }
}

extension String {
  /// The text without line breaks and tabs, which would break a form.
  var onOneLine: String { String(map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
}
