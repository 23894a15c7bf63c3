import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// Questions in several languages, and the game that languages share.
  static var translations: [StoreCase] {
    [
      StoreCase("translations come back with their question, in the order of the languages' tags") { fixture in
        let question = TriviaQuestion.numbered(1, .easy).with(
          translations: [.numbered(1, StoreFixture.chinese), .numbered(1, StoreFixture.russian)])
        #expect(try await fixture.add([question]) == 1)
        let stored = try #require(try await fixture.store.questions(of: nil, after: nil, limit: 10).first)
        #expect(stored.entry.question == question)
        #expect(stored.entry.question.languages.map(\.tag) == ["en", "ru", "zh-Hant"])
        #expect(try await fixture.store.translations(of: stored.id) == question.translations)
        let found = try await fixture.store.translations(of: [stored.id], in: StoreFixture.chinese)
        #expect(found == [stored.id: .numbered(1, StoreFixture.chinese)])
        #expect(try await fixture.store.translations(of: [stored.id], in: Language("fr")).isEmpty)
        #expect(try await fixture.store.previewAdding([BankEntry(question: question)]) == [.unchanged])
        #expect(try await fixture.store.bankLanguages() == [StoreFixture.english])
        #expect(
          try await fixture.store.translationCounts()
            == [
              TranslationCount(
                languages: [StoreFixture.english, StoreFixture.russian, StoreFixture.chinese], difficulty: .easy,
                questions: 1)
            ])
      },
      StoreCase("an entry without translations keeps the stored ones, also when it corrects the question") { fixture in
        let texts = TriviaTexts.numbered(1, StoreFixture.russian)
        _ = try await fixture.add([TriviaQuestion.numbered(1, .easy).with(translations: [texts])])
        #expect(try await fixture.result(of: .numbered(1, .easy)) == .unchanged)
        let harder = TriviaQuestion.numbered(1, .easy).changed(difficulty: .hard)
        #expect(try await fixture.result(of: harder) == .changed)
        let stored = try await fixture.store.questions(of: nil, after: nil, limit: 10)
        #expect(stored.map(\.entry.question) == [harder.with(translations: [texts])])
      },
      StoreCase("a file may list the wrong answers in another order, and their translations follow") { fixture in
        let texts = TriviaTexts.numbered(1, StoreFixture.russian)
        let question = TriviaQuestion.numbered(1, .easy).with(translations: [texts])
        _ = try await fixture.add([question])
        let turned = TriviaTexts(
          language: texts.language, text: texts.text, correctAnswer: texts.correctAnswer,
          distractors: texts.distractors.reversed(), explanation: texts.explanation, source: texts.source)
        let other = question.changed(distractors: question.distractors.reversed())
        #expect(try await fixture.result(of: other.with(translations: [turned])) == .unchanged)
        #expect(try await fixture.result(of: other.with(translations: [texts])) == .changed)
      },
      StoreCase("a question that was asked takes translations and corrections of them, and stays as it is", correcting),
      StoreCase("a question's own texts are corrected, and it stays the same question", rewording),
      StoreCase("an operator's corrections outlive imports of files that lack them", keepingCorrections),
      StoreCase("what was asked is counted where it is pooled, whichever game asked it", countingAsked),
      StoreCase("a shared game draws the questions that have all of its languages", sharing),
      StoreCase("a shared game asks questions of any of its languages, and each counts in the game", mixing),
      StoreCase("a board of dates that were played in another game is that game's", otherBoards),
      StoreCase("a translation brings a question back that was asked in a personal draw only") { fixture in
        try await fixture.addQuestions(1)
        let round = try await fixture.start(fixture.player(), draw: .personal)
        try await fixture.share([StoreFixture.english, StoreFixture.russian])
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining[.easy] == 0)
        let translated = round.item.content.question.with(translations: [.numbered(1, StoreFixture.russian)])
        #expect(try await fixture.result(of: translated) == .translated)
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining[.easy] == 1)
        #expect(try await fixture.scheduled()?.questionID == round.item.questionID)
      },
      StoreCase("languages that no longer share a game get all questions back, but for the asked ones") { fixture in
        try await fixture.addTranslated(6, [StoreFixture.russian])
        try await fixture.addQuestions(12)
        for day in 0..<4 { _ = try await fixture.scheduled(on: StoreFixture.today + day) }
        let before = try await fixture.store.inventory(of: StoreFixture.english).remaining
        try await fixture.share([StoreFixture.english, StoreFixture.russian])
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining != before)
        try await fixture.share([])
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining == before)
        #expect(try await fixture.store.gameLanguages() == GameLanguages())
      },
      StoreCase("a translation that completes a question brings it into the game, and a missing one takes it out") {
        fixture in
        try await fixture.share([StoreFixture.english, StoreFixture.russian])
        #expect(try await fixture.result(of: .numbered(1, .easy)) == .added)
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining[.easy] == 0)
        #expect(try await fixture.scheduled() == nil)
        let complete = TriviaQuestion.numbered(1, .easy).with(translations: [.numbered(1, StoreFixture.russian)])
        #expect(try await fixture.result(of: complete) == .changed)
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining[.easy] == 1)
        // Other wrong answers have no translation.
        #expect(try await fixture.result(of: .numbered(1, .easy).changed(distractors: ["four"])) == .changed)
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining[.easy] == 0)
        #expect(try await fixture.store.inventory(of: StoreFixture.english).byDifficulty[.easy] == 1)
        #expect(try await fixture.result(of: complete) == .changed)
        #expect(try await fixture.scheduled()?.content.question.text == complete.text)
      },
      StoreCase("undoing an import brings back the translations that it changed") { fixture in
        try await fixture.share([StoreFixture.english, StoreFixture.russian])
        let first = TriviaQuestion.numbered(1, .easy).with(translations: [.numbered(1, StoreFixture.russian)])
        _ = try await fixture.add([first])
        let importID = try await fixture.store.beginImport(of: "a.yaml", format: "yaml", at: StoreFixture.noon)
        let second = first.with(translations: [.numbered(1, StoreFixture.russian, text: "Кто?")])
        let results = try await fixture.store.add([BankEntry(question: second)], at: StoreFixture.noon, in: importID)
        #expect(results == [.changed])
        let undo = try await fixture.store.undoImport(
          importID, after: nil, limit: 10, isDryRun: false, replacement: nil, at: StoreFixture.noon)
        #expect(undo.restored == 1)
        let stored = try await fixture.store.questions(of: nil, after: nil, limit: 10)
        #expect(stored.map(\.entry.question) == [first])
        #expect(try await fixture.scheduled()?.content.question.text == first.text)
      },
      StoreCase("a refilled pool has the questions that have all languages, however often it was emptied") { fixture in
        try await fixture.addTranslated(4, [StoreFixture.russian])
        try await fixture.addQuestions(9)
        try await fixture.share([StoreFixture.english, StoreFixture.russian])
        for day in 0..<13 {
          let item = try #require(try await fixture.scheduled(on: StoreFixture.today + day))
          #expect(try await fixture.store.translations(of: item.questionID).count == 1, "day \(day)")
        }
      },
    ]
  }

  private static func correcting(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(3)
    let (ada, bob) = (try await fixture.player(), try await fixture.player("Bob"))
    let round = try await fixture.answer(ada)
    let open = try await fixture.start(bob)
    let question = round.item.content.question
    let counts = try await fixture.store.answerCounts(of: round.item.id)
    let log = try await fixture.store.auditLog(limit: 10)
    let texts = [TriviaTexts.numbered(7, StoreFixture.russian), .numbered(7, StoreFixture.russian, text: "Кто?")]
    for translation in texts {
      #expect(try await fixture.result(of: question.with(translations: [translation])) == .translated)
      #expect(try await fixture.store.translations(of: round.item.questionID) == [translation])
    }
    #expect(try await fixture.result(of: question.with(translations: [texts[1]])) == .unchanged)
    #expect(try await fixture.result(of: question.changed(distractors: ["none"])) == .skipped(.frozen))
    // What can't be changed is told beside what can.
    let explained = question.changed(explanation: "Because.").with(translations: [texts[0]])
    #expect(try await fixture.result(of: explained) == .partlyChanged)
    #expect(try await fixture.result(of: question.with(translations: [texts[1]])) == .translated)
    #expect(try await fixture.store.round(round.id)?.question == question)
    let correction = fixture.correction(by: ada)
    let third = TriviaTexts.numbered(7, StoreFixture.russian, text: "Где?")
    try await fixture.store.correctTexts(of: round.item.questionID, to: third, correction)
    #expect(try await fixture.store.auditLog(limit: 1).first?.operatorName?.text == "Ada")
    #expect(try await fixture.store.auditLog(limit: 1).first?.reason == correction.reason)
    await expectError {
      try await fixture.store.correctTexts(
        of: round.item.questionID, to: .numbered(7, StoreFixture.chinese), correction)
    }
    try await fixture.store.correctTexts(of: round.item.questionID, to: texts[1], correction)
    #expect(try await fixture.store.round(round.id) == round)
    #expect(try await fixture.store.round(open.id) == open)
    #expect(try await fixture.scheduled() == round.item)
    #expect(try await fixture.store.answerCounts(of: round.item.id) == counts)
    #expect(try await fixture.store.itemDetails(of: round.item.id)?.item.content.question.translations == [texts[1]])
    let entries = try await fixture.store.auditLog(limit: 10)
    #expect(entries.map(\.action) == Array(repeating: .correctTexts, count: 5) + log.map(\.action))
    #expect(entries.first?.itemID == round.item.id)
    #expect(entries.first?.subject == "ru: \(question.text)")
    #expect(
      entries.prefix(5).map(\.textChanges)
        == zip(["Где?", "Кто?", "ru 7?", "Кто?", "ru 7?"], ["Кто?", "Где?", "Кто?", "ru 7?", "Кто?"])
        .map { [TextChange(former: $0, present: $1)] })
  }

  /// An operator corrects the texts of the question's own language.
  private static func rewording(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(2)
    let ada = try await fixture.player()
    let round = try await fixture.answer(ada)
    let question = round.item.content.question
    let texts = TriviaTexts(
      language: StoreFixture.english, text: "Which?", correctAnswer: "Right", distractors: ["1", "2", "3"],
      explanation: "Thus.", source: "")
    try await fixture.store.correctTexts(of: round.item.questionID, to: texts, fixture.correction(by: ada))
    let entries = try await fixture.store.auditLog(limit: 10)
    #expect(entries.first?.subject == "en: \(question.text)" && entries.first?.operatorName?.text == "Ada")
    #expect(
      entries.first?.textChanges
        == zip(
          [question.text, question.explanation, question.source, "right", "one", "two", "three"],
          ["Which?", "Thus.", "", "Right", "1", "2", "3"]
        ).filter { $0 != $1 }.map { TextChange(former: $0, present: $1) })
    // The item stays as it was asked, and is shown with the present texts.
    let stored = try #require(try await fixture.store.round(round.id)).item
    #expect(stored.content == round.item.content && stored.isReworded && !round.item.isReworded)
    for language in [nil, StoreFixture.english, StoreFixture.russian] {
      let shown = try #require(try await fixture.store.localized([stored], in: language).first).content
      #expect(shown.question.text == "Which?" && shown.question.source == question.source)
      #expect(shown.options[shown.correctIndex] == "Right")
      let corrected = ["right": "Right", "one": "1", "two": "2", "three": "3"]
      #expect(shown.options == stored.content.options.compactMap { corrected[$0] })
    }
    #expect(try await fixture.store.itemDetails(of: stored.id)?.item.content.question.text == "Which?")
    let analytics = try #require(try await fixture.store.questionAnalytics().first)
    #expect(analytics.question.text == "Which?" && Set(analytics.answers) == ["Right", "1", "2", "3"])
    #expect(analytics.answers[analytics.correctIndex] == "Right")
    let exported = try await fixture.store.questions(of: nil, after: nil, limit: 10).map(\.entry.question)
    #expect(exported.contains { $0.text == "Which?" && $0.licence == question.licence })
    // A file with the former texts, or with the present ones, has the same question.
    #expect(try await fixture.result(of: question) == .unchanged)
    let present = try #require(exported.first { $0.text == "Which?" })
    #expect(try await fixture.result(of: present) == .unchanged)
    let translation = TriviaTexts.numbered(1, StoreFixture.russian)
    #expect(try await fixture.result(of: present.with(translations: [translation])) == .translated)
    let russian = try await fixture.store.localized([stored], in: StoreFixture.russian).first
    #expect(russian?.content.question.text == translation.text)
    // Corrected once more.
    try await fixture.store.correctTexts(of: round.item.questionID, to: question.primaryTexts, fixture.correction())
    let back = try await fixture.store.localized([stored], in: nil).first
    #expect(back?.content == round.item.content)
    // A file with texts in between has the same question, but no longer the same texts. Its translations may be another
    // question's.
    #expect(try await fixture.result(of: present) == .skipped(.frozen))
    let other = TriviaTexts.numbered(9, StoreFixture.russian)
    #expect(try await fixture.result(of: present.with(translations: [other])) == .skipped(.frozen))
    #expect(try await fixture.store.translations(of: round.item.questionID).contains(translation))
  }

  /// An operator corrects what isn't in a question's digest, and texts that a file still has.
  private static func keepingCorrections(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(2)
    let round = try await fixture.answer(fixture.player())
    let (question, id) = (round.item.content.question, round.item.questionID)
    let russian = TriviaTexts.numbered(1, StoreFixture.russian)
    #expect(try await fixture.result(of: question.with(translations: [russian])) == .translated)
    // A question with texts of its own in one language only has no translation.
    #expect(
      try await fixture.store.translationCounts().map(\.languages) == [[StoreFixture.english, StoreFixture.russian]])
    let own = TriviaTexts(
      language: question.language, text: question.text, correctAnswer: question.correctAnswer,
      distractors: ["1"] + question.distractors.dropFirst(), explanation: "Thus.", source: "")
    try await fixture.store.correctTexts(of: id, to: own, fixture.correction())
    let exported = try await fixture.store.questions(of: nil, after: nil, limit: 10).map(\.entry.question)
    let present = try #require(exported.first { $0.explanation == "Thus." })
    #expect(try await fixture.result(of: present) == .unchanged)
    #expect(try await fixture.result(of: question.with(translations: [russian])) == .unchanged)
    // The file that brought a translation doesn't bring it back, but another one does.
    let better = TriviaTexts.numbered(1, StoreFixture.russian, text: "Кто?")
    try await fixture.store.correctTexts(of: id, to: better, fixture.correction())
    #expect(try await fixture.result(of: question.with(translations: [russian])) == .unchanged)
    #expect(try await fixture.store.translations(of: [id], in: StoreFixture.russian) == [id: better])
    let third = TriviaTexts.numbered(1, StoreFixture.russian, text: "Где?")
    #expect(try await fixture.result(of: question.with(translations: [third])) == .translated)
    // Two questions never have the same text and correct answer.
    let another = try #require(exported.first { $0.text != present.text && $0.difficulty == present.difficulty })
    await expectError {
      try await fixture.store.correctTexts(of: id, to: another.primaryTexts, fixture.correction())
    }
    #expect(try await fixture.result(of: another) == .unchanged)
  }
}

extension StoreFixture {
  static let russian = Language("ru")
  static let chinese = Language("zh-Hant")

  func share(_ languages: [Language]) async throws { try await store.setGameLanguages(GameLanguages(languages)) }

  /// Adds this many questions of each difficulty, with numbers that ``addQuestions(_:_:)`` hardly reaches.
  func addTranslated(_ count: Int, _ languages: [Language]) async throws {
    _ = try await add(
      Difficulty.allCases.flatMap { difficulty in
        (500..<500 + count).map { number in
          TriviaQuestion.numbered(number, difficulty).with(translations: languages.map { .numbered(number, $0) })
        }
      })
  }

  /// What adding a question does.
  func result(of question: TriviaQuestion) async throws -> BankEntryResult? {
    let preview = try await store.previewAdding([BankEntry(question: question)])
    let results = try await store.add([BankEntry(question: question)], at: Self.noon)
    #expect(results == preview)
    return results.first
  }
}

extension TriviaTexts {
  static func numbered(_ number: Int, _ language: Language, text: String? = nil) -> TriviaTexts {
    TriviaTexts(
      language: language, text: text ?? "\(language.tag) \(number)?", correctAnswer: "\(language.tag) right",
      distractors: ["one", "two", "three"].map { "\(language.tag) \($0)" }, explanation: "\(language.tag) so it is",
      source: "\(language.tag) book")
  }
}

extension TriviaQuestion {
  func changed(
    difficulty: Difficulty? = nil, distractors: [String]? = nil, explanation: String? = nil
  ) -> TriviaQuestion {
    TriviaQuestion(
      language: language, category: category, difficulty: difficulty ?? self.difficulty, text: text,
      correctAnswer: correctAnswer, distractors: distractors ?? self.distractors,
      explanation: explanation ?? self.explanation, source: source, licence: licence, translations: translations)
  }
}
