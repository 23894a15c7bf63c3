import Foundation
import QuizDrafts
import QuizEngine
import QuizFormats
import QuizSamples
import Testing

struct DraftCheckTests {
  private func animals() throws -> QuizReadResult {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Quizzes/which-animal/quiz.yaml")
    return QuizFile.read(Array(try Data(contentsOf: file)), name: "which-animal/quiz.yaml")
  }

  @Test func `a draft of the shipped animal quiz exports to an equal file`() throws {
    let quiz = try #require(try animals().quiz)
    let check = DraftCheck(Draft(quiz))
    #expect(check.diagnostics.isEmpty)
    #expect(check.quiz == quiz)
    #expect(check.quiz.map(QuizJSON.encode) == QuizJSON.encode(quiz))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a draft of any quiz gives the quiz back`(seed: UInt64) {
    var random = RandomQuiz(seed: seed)
    var quiz = random.quiz()
    quiz.selection.quotas.sort { $0.tag < $1.tag }
    let check = DraftCheck(Draft(quiz))
    #expect(check.diagnostics.allSatisfy { !$0.diagnostic.isError }, "\(check.diagnostics.map(\.diagnostic.message))")
    var found = check.quiz
    found?.selection.quotas.sort { $0.tag < $1.tag }
    #expect(found == quiz)
  }

  @Test func `an empty draft says what is missing, and where`() {
    let check = DraftCheck(Draft())
    #expect(check.quiz == nil)
    #expect(Set(check.diagnostics.map(\.diagnostic.ruleID)) == ["missing-key"])
    #expect(check.diagnostics.allSatisfy { $0.item == .quiz })
    #expect(Set(check.diagnostics.compactMap(\.field)) == [.title, .description])
    #expect(Set(check.diagnostics.compactMap(\.list)) == [.language, .outcome, .question])
    let kinds = Set(check.diagnostics.map(\.kind))
    let lists: [DraftDiagnosticKind] = [
      .tooFewItems(.language, minimum: 1), .tooFewItems(.outcome, minimum: 2), .tooFewItems(.question, minimum: 1),
    ]
    #expect(kinds == Set(lists + [.missingText]))
  }

  /// One mistake in the animal quiz, and where the found points.
  @Test(
    arguments: [
      (DraftLocation(DraftItemID("q1"), .text, "en"), nil, "missing-key", DraftLocation(DraftItemID("q1"), .text)),
      (
        DraftLocation(DraftItemID("q1"), .text, "en"), .text("  "), "empty-text",
        DraftLocation(DraftItemID("q1"), .text)
      ),
      (
        DraftLocation(DraftItemID("a2"), .text, "en"), .text("\u{0}"), "control-character",
        DraftLocation(DraftItemID("a2"), .text)
      ),
      (
        DraftLocation(DraftItemID("a2"), .points, "o2"), .integer(101), "number-out-of-range",
        DraftLocation(DraftItemID("a2"), .points, "o2")
      ),
      (
        DraftLocation(DraftItemID("a2"), .text, "en"), .text("<b>Tea</b>"), "html-in-text",
        DraftLocation(DraftItemID("a2"), .text)
      ),
      (
        DraftLocation(DraftItemID("o2"), .name, "en"), .text("a **tea**"), "markdown-in-text",
        DraftLocation(DraftItemID("o2"), .name)
      ),
      (
        DraftLocation(DraftItemID("o2"), .emoji), .text(":cat:"), "emoji-short-code",
        DraftLocation(DraftItemID("o2"), .emoji)
      ),
      (
        DraftLocation(.quiz, .title, "en"), .text("Te\u{200B}a"), "invisible-character-in-text",
        DraftLocation(.quiz, .title)
      ),
      (DraftLocation(.quiz, .draw), .integer(900), "draw-too-large", DraftLocation(.quiz, .draw)),
      (DraftLocation(.quiz, .quota, "home"), .integer(1), "unknown-quota-tag", DraftLocation(.quiz, .quota, "home")),
      (DraftLocation(.quiz, .accent), .text("red"), "invalid-accent", DraftLocation(.quiz, .accent)),
      (
        DraftLocation(DraftItemID("o2"), .id), .text("Two words"), "invalid-id", DraftLocation(DraftItemID("o2"), .id)
      ),
      (DraftLocation(.quiz, .ties), .text("question"), "missing-key", DraftLocation(.quiz, .tieBreaker)),
    ] as [(DraftLocation, DraftValue?, String, DraftLocation)])
  func `a found points to its field`(
    location: DraftLocation, value: DraftValue?, rule: String, expected: DraftLocation
  ) throws {
    var quiz = try #require(try animals().quiz)
    quiz = quiz.inOneLanguage
    var draft = Draft(quiz)
    if location.key.field == .quota {
      try draft.apply(.set(DraftLocation(.quiz, .draw), from: draft[DraftLocation(.quiz, .draw)], to: .integer(2)))
    }
    try draft.apply(.set(location, from: draft[location], to: value))
    let found = try #require(DraftCheck(draft).diagnostics.first { $0.diagnostic.ruleID == rule })
    #expect(found.item == expected.item)
    #expect(found.field == expected.key.field && found.key == expected.key.key)
  }

  @Test func `a missing translation points to its language, with its facts`() throws {
    var draft = Draft(try #require(try animals().quiz).inOneLanguage)
    let english = DraftPosition(in: .quiz, after: DraftItemID("en"))
    try draft.apply(.insert(DraftItem(DraftItemID("ru"), .language), at: english))
    let found = try #require(DraftCheck(draft).diagnostics.first)
    #expect(found.diagnostic.ruleID == "missing-translation")
    #expect(found.item == .quiz && found.field == .title && found.key == "ru")
    guard case .missingTranslations(language: "ru", let count) = found.kind else {
      Issue.record("\(found.kind)")
      return
    }
    #expect(count > 10)
  }

  @Test func `the same answer twice points to the second one`() throws {
    var draft = Draft(try #require(try animals().quiz).inOneLanguage)
    for answer in ["a1", "a2"] {
      let location = DraftLocation(DraftItemID(answer), .text, "en")
      try draft.apply(.set(location, from: draft[location], to: .text("The same")))
    }
    let check = DraftCheck(draft)
    let found = try #require(check.diagnostics.first)
    #expect(check.quiz != nil && check.diagnostics.count == 1)
    #expect(found.item == DraftItemID("a2") && found.field == .text && found.kind == .sameAnswerTwice)
  }

  @Test func `odds point to outcomes and answers`() throws {
    var draft = Draft(try #require(try animals().quiz).inOneLanguage)
    let start = DraftPosition(in: .quiz, after: nil)
    let values: [DraftItem.Key: DraftValue] = [
      DraftItem.Key(.name, "en"): .text("owl"), DraftItem.Key(.description, "en"): .text("An owl."),
    ]
    try draft.apply(.insert(DraftItem(DraftItemID("o99"), .outcome, values: values), at: start))
    let check = DraftCheck(draft)
    let odds = Odds(of: try #require(check.quiz))
    let found = try #require(check.diagnostics(from: odds).first { $0.diagnostic.ruleID == "unreachable-outcome" })
    #expect(found.item == DraftItemID("o99"))
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `any draft is checked, and a quiz of it can be written and read`(seed: UInt64) throws {
    var random = DraftRandom(seed: seed)
    var draft = Draft()
    for _ in 0..<8 {
      _ = random.change(&draft, operations: 12)
      let check = DraftCheck(draft)
      #expect((check.quiz == nil) == check.diagnostics.contains { $0.diagnostic.isError })
      for found in check.diagnostics {
        #expect(draft.item(found.item) != nil)
        if case .other = found.kind { Issue.record("no kind for \(found.diagnostic.ruleID)") }
      }
      guard let quiz = check.quiz else { continue }
      #expect(DraftCheck(Draft(quiz)).quiz == quiz)
    }
  }
}

extension Quiz {
  /// The quiz with the first of its languages only.
  fileprivate var inOneLanguage: Quiz {
    let language = languages[0]
    func first(_ text: LocalizedText) -> LocalizedText { LocalizedText(text[language], language) }
    func first(_ picture: Picture?) -> Picture? {
      picture.map { Picture(file: $0.file, alt: $0.alt.map { first($0) }) }
    }
    var quiz = self
    quiz.languages = [language]
    quiz.title = first(title)
    quiz.description = first(description)
    quiz.picture = first(picture)
    quiz.reveal = reveal.map { first($0) }
    quiz.undecided = nil
    quiz.outcomes = outcomes.map {
      Outcome(
        id: $0.id, name: first($0.name), emoji: $0.emoji, picture: first($0.picture), description: first($0.description)
      )
    }
    func first(_ question: Question) -> Question {
      var question = question
      question.text = first(question.text)
      question.picture = first(question.picture)
      question.answers = question.answers.map {
        Answer(text: first($0.text), picture: first($0.picture), outcomePoints: $0.outcomePoints)
      }
      return question
    }
    quiz.questions = questions.map { first($0) }
    quiz.ties = .random
    return quiz
  }
}
