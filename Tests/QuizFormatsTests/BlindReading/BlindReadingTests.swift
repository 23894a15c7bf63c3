import QuizEngine
import Testing

@testable import QuizFormats

@Suite struct BlindReadingTests {
  private static let russian = Language("ru")

  private static let entries: [BankReadResult.Entry] = (1...60).map { number in
    let question = TriviaQuestion(
      language: Language("en"), category: .science, difficulty: Difficulty.allCases[number % 3],
      text: "What is \(number) times seven?", correctAnswer: "K\(number)",
      distractors: ["a\(number)", "b\(number)", "c\(number)"],
      explanation: "The secret of \(number).",
      translations: number > 40
        ? []
        : [
          TriviaTexts(
            language: russian, text: "Сколько будет \(number) на семь?", correctAnswer: "К\(number)",
            distractors: ["а\(number)", "б\(number)", "в\(number)"])
        ])
    return BankReadResult.Entry(question: question, name: "science-\(number)")
  }

  private func sample(_ count: Int = 30, seed: UInt64 = 7, excluding: Set<String> = []) -> BlindSample {
    BlindSample(Self.entries, count: count, seed: seed, language: Self.russian, excluding: excluding)
  }

  /// The answer form, filled in by a function of each question.
  private func filledIn(_ sample: BlindSample, _ fill: (Int, BlindQuestion) -> [String]) -> String {
    var index = 0
    return sample.answerForm.split(separator: "\n").map { line in
      guard line.first?.isNumber == true else { return String(line) }
      defer { index += 1 }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).prefix(3).map(String.init)
      return (cells + fill(index, sample.questions[index])).joined(separator: "\t")
    }.joined(separator: "\n")
  }

  @Test func `a sample shows neither key, difficulty nor explanation, and follows from its seed`() {
    let sample = sample()
    #expect(sample.questions.count == 30 && Set(sample.questions.map(\.id)).count == 30)
    #expect(sample.questionText == self.sample().questionText)
    #expect(sample.questionText != self.sample(seed: 8).questionText)
    for word in ["secret", "easy\t", "hard\t", "medium\t"] {
      #expect(!sample.questionText.contains(word) && !sample.answerForm.contains(word))
    }
    #expect(!sample.answerForm.contains("К1"))
    // Every position is the key's about equally often.
    let positions = self.sample(40).questions.map(\.correctIndex)
    #expect((0..<4).allSatisfy { index in positions.count { $0 == index } >= 3 })
  }

  @Test func `a sample leaves out what the language lacks and what earlier readers had`() {
    let first = sample(25)
    #expect(sample(1_000).questions.count == 40)
    let second = sample(1_000, seed: 9, excluding: Set(AnswerForm(first.answerForm, name: "1").ids))
    #expect(second.questions.count == 15)
    #expect(Set(second.questions.map(\.id)).isDisjoint(with: first.questions.map(\.id)))
  }

  @Test func `a score counts other answers, doubts, flags and difficulties`() {
    let sample = sample()
    let text = filledIn(sample) { index, question in
      let wrong = index < 3
      let letter = BlindQuestion.letter(wrong ? (question.correctIndex + 1) % 4 : question.correctIndex)
      if index == 29 { return ["", "", "", "", "", ""] }
      return [
        letter.lowercased(), index == 0 || index == 4 ? "x" : "", question.difficulty == .hard ? "easy" : "medium",
        index == 5 ? "x" : "", index > 24 ? "x" : "no", index == 0 ? "two are right" : "",
      ]
    }
    let score = ReadingScore([AnswerForm(text, name: "ru.tsv")], bank: Self.entries)
    #expect(score.problems.isEmpty && score.judged.count == 29 && score.emptyCount == 1)
    let report = score.report
    #expect(report.hasPrefix("29 questions judged (1 left empty)\n"))
    #expect(report.contains("another answer than the key          3      29  10.3 %  3.6 % to 26.4 %\n"))
    #expect(report.contains("of these, without a doubt            2      29"))
    #expect(report.contains("unsure or ambiguous                  2      29"))
    #expect(report.contains("giveaway                             1      29   3.4 %  0.6 % to 17.2 %\n"))
    #expect(report.contains("style                                4      29"))
    let hard = score.judged.count { $0.label == .hard }
    #expect(report.contains("hard                                \(hard)       0       0  0.0 %"))
    #expect(report.contains("Hard by its label, easy to the reader:\n"))
    #expect(report.contains(": two are right\n"))
  }

  @Test func `an archived form gives the same figures after the bank has changed`() {
    let text = filledIn(sample()) { index, question in
      [
        BlindQuestion.letter(index % 4), index % 5 == 0 ? "x" : "", Difficulty.allCases[index % 3].rawValue, "", "",
        "a\tb",
      ]
    }
    let score = ReadingScore([AnswerForm(text, name: "ru.tsv")], bank: Self.entries)
    let archived = ReadingScore([AnswerForm(score.archivedForm, name: "archived.tsv")], bank: [])
    #expect(archived.report == score.report && archived.problems.isEmpty)
    #expect(archived.archivedForm == score.archivedForm)
  }

  @Test func `a changed question doesn't count, and one that is gone is named`() {
    let sample = sample()
    let text = filledIn(sample) { _, question in [BlindQuestion.letter(question.correctIndex), "", "easy", "", "", ""] }
    let entries = Self.entries.compactMap { entry -> BankReadResult.Entry? in
      if entry.name == sample.questions[0].id { return nil }
      guard entry.name == sample.questions[1].id else { return entry }
      let texts = TriviaTexts(language: Self.russian, text: "Иначе?", correctAnswer: "1", distractors: ["2", "3", "4"])
      return BankReadResult.Entry(question: entry.question.with(translations: [texts]), name: entry.name)
    }
    let score = ReadingScore([AnswerForm(text, name: "ru.tsv")], bank: entries)
    #expect(score.judged.count == 28)
    #expect(score.unknown == [sample.questions[0].id] && score.changed == [sample.questions[1].id])
    #expect(score.report.contains("1 changed since the sample: \(sample.questions[1].id)"))
  }

  @Test(arguments: [
    "", "\n\n", "id\n", "\u{0}\t\u{0}", "id\tanswer\tdifficulty\nx\tAA\teasy", "id\tanswer\tdifficulty\nx\tA\ttricky",
    "id\tanswer\tdifficulty\n\tA\teasy",
    "# seed 99999999999999999999999, language ??\nid\tanswer\tdifficulty\nx\tA\teasy",
    "number,id,answer\n1,x,A", String(repeating: "\t", count: 100_000),
  ])
  func `a damaged form is reported and counts nothing`(text: String) {
    let score = ReadingScore([AnswerForm(text, name: "x.tsv")], bank: Self.entries)
    #expect(score.judged.isEmpty && !score.report.isEmpty)
    #expect(!score.problems.isEmpty, "\(text.prefix(60))")
  }

  @Test func `a remark can't move a terminal's cursor`() {
    let text = filledIn(sample(1)) { _, question in ["A", "x", "easy", "", "", "\u{1B}[2J"] }
    #expect(!ReadingScore([AnswerForm(text, name: "\u{1B}c")], bank: Self.entries).report.contains("\u{1B}"))
  }
}
