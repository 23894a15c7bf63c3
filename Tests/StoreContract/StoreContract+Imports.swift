import QuizEngine
import QuizService
import StoreStatus
import Testing

extension StoreContract {
  static var imports: [StoreCase] {
    [
      StoreCase(
        "undoing an import removes its additions and restores its changes, but keeps asked questions", undoOfImport),
      StoreCase("an undo keeps the changes of later imports, and undos work in any order") { fixture in
        let first = try await fixture.bring([1, 2, 3].map { .numbered($0, .easy) }, from: "a.csv")
        let second = try await fixture.bring([.numbered(1, .easy).saying("Second.")], from: "b.csv")
        let undone = try await fixture.undo(first)
        #expect((undone.removed, undone.restored, undone.scheduled, undone.changedSince) == (2, 0, 0, 1))
        #expect(try await fixture.explanations() == ["Second."])
        // There is no earlier state to restore.
        #expect(try await fixture.undo(second).removed == 1)
        #expect(try await fixture.explanations() == [])
        #expect(try await fixture.store.inventory(of: StoreFixture.english).total == 0)
        // The same questions can be imported again.
        _ = try await fixture.bring([1, 2, 3].map { .numbered($0, .easy) }, from: "a.csv")
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining[.easy] == 3)
      },
      StoreCase("an undone import adds nothing more, and the file's next import has another number") {
        fixture in
        let number = try await fixture.store.beginImport(of: "a.csv", format: "csv", at: StoreFixture.noon)
        _ = try await fixture.store.add([BankEntry(question: .numbered(1, .easy))], at: StoreFixture.noon, in: number)
        #expect(try await fixture.undo(number).removed == 1)
        await #expect(throws: StoreError.self) {
          _ = try await fixture.store.add([BankEntry(question: .numbered(2, .easy))], at: StoreFixture.noon, in: number)
        }
        #expect(try await fixture.store.inventory(of: StoreFixture.english).total == 0)
        #expect(try await fixture.store.beginImport(of: "a.csv", format: "csv", at: StoreFixture.noon) != number)
      },
      StoreCase("a replacement takes over what both imports have, and an undo of the old one removes the rest") {
        try await replacement($0)
      },
      StoreCase("an undo restores a question's place, also in another difficulty") { fixture in
        try await fixture.addQuestions(12)
        let before = try await fixture.store.inventory(of: StoreFixture.english)
        let moved = (0..<12).map { number in
          let old = TriviaQuestion.numbered(number, .easy)
          return TriviaQuestion(
            language: old.language, category: .sports, difficulty: .hard, text: old.text,
            correctAnswer: old.correctAnswer,
            distractors: old.distractors, explanation: old.explanation, source: old.source, licence: old.licence)
        }
        let number = try await fixture.bring(moved, from: "moved.csv")
        #expect(try await fixture.store.inventory(of: StoreFixture.english).byDifficulty[.hard] == 24)
        #expect(try await fixture.undo(number, limit: 5).restored == 12)
        let after = try await fixture.store.inventory(of: StoreFixture.english)
        #expect(after.byDifficulty == before.byDifficulty && after.byCategory == before.byCategory)
        #expect(after.remaining == before.remaining)
        let days = try await fixture.store.schedule(
          of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 11),
          drawing: { .random(in: .min ... .max) })
        let drawn = days.filter { $0.difficulty == .easy }.map(\.item.content.question.text)
        #expect(drawn.count == 12 && Set(drawn).count == 12)
      },
      StoreCase("an interrupted import continues under its number, a finished one doesn't") { fixture in
        let number = try await fixture.store.beginImport(of: "a.csv", format: "csv", at: StoreFixture.noon)
        #expect(try await fixture.store.beginImport(of: "a.csv", format: "csv", at: StoreFixture.noon) == number)
        #expect(try await fixture.store.beginImport(of: "b.csv", format: "csv", at: StoreFixture.noon) != number)
        let entries = [BankEntry(question: .numbered(1, .easy)), BankEntry(question: .numbered(2, .easy))]
        _ = try await fixture.store.add(entries, at: StoreFixture.noon, in: number)
        #expect(try await fixture.store.add(entries, at: StoreFixture.noon, in: number) == [.unchanged, .unchanged])
        try await fixture.store.endImport(number, at: StoreFixture.noon)
        #expect(try await fixture.store.beginImport(of: "a.csv", format: "csv", at: StoreFixture.noon) != number)
        let records = try await fixture.store.imports(limit: 10)
        #expect(records.map(\.id) == [number])
        #expect(
          records.first?.added == 2 && records.first?.endedAt == StoreFixture.noon && records.first?.undoneAt == nil)
      },
    ]
  }

  private static func undoOfImport(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    let asked = try #require(try await fixture.scheduled())
    let importID = try await fixture.bring((0..<30).map { .numbered($0, .easy).saying("Brought.") }, from: "a.csv")
    // One of the thirty was already scheduled and wasn't changed. Now another one is scheduled.
    let drawn = try #require(try await fixture.scheduled(on: StoreFixture.today + 1))
    let dry = try await fixture.undo(importID, isDryRun: true)
    #expect((dry.removed, dry.restored, dry.scheduled, dry.changedSince) == (28, 0, 1, 0))
    #expect(try await fixture.store.inventory(of: StoreFixture.english).byDifficulty[.easy] == 30)
    #expect(try await fixture.undo(importID, limit: 7) == dry.stopped(nil))
    #expect(try await fixture.store.importRecord(importID)?.undoneAt != nil)
    let auditLog = try await fixture.store.auditLog(limit: 10)
    #expect(auditLog.map(\.action) == [.undoImport] && auditLog.first?.subject == "\(importID.number) (a.csv)")
    #expect(auditLog.first?.doneAt == StoreFixture.noon && auditLog.first?.itemID == nil)
    let stock = try await fixture.store.inventory(of: StoreFixture.english)
    #expect(stock.byDifficulty[.easy] == 2 && stock.remaining[.easy] == 0)
    for item in [asked, drawn] { #expect(try await fixture.store.itemDetails(of: item.id)?.item == item) }
    // A second undo finds only the question that stays.
    #expect(try await fixture.undo(importID).scheduled == 1)
    // The repaired file replaces it.
    let repaired = (0..<30).map { TriviaQuestion.numbered($0, .easy).saying("Repaired.") }
    let again = try await fixture.bring(repaired, from: "a.csv")
    #expect(again != importID)
    #expect(try await fixture.explanations().count { $0 == "Repaired." } == 28)
    // The questions that an import changed are restored.
    let corrected = try await fixture.bring(repaired.map { $0.saying("Corrected.") }, from: "c.csv")
    #expect(try await fixture.explanations().count { $0 == "Corrected." } == 28)
    #expect(try await fixture.undo(corrected, limit: 10).restored == 28)
    #expect(try await fixture.explanations().count { $0 == "Repaired." } == 28)
    #expect(try await fixture.store.inventory(of: StoreFixture.english).byDifficulty[.easy] == 30)
  }
}

extension StoreContract {
  private static func replacement(_ fixture: StoreFixture) async throws {
    let questions = (0..<6).map { TriviaQuestion.numbered($0, .easy) }
    let old = try await fixture.store.beginImport(of: "a.csv", format: "csv", at: StoreFixture.noon)
    _ = try await fixture.store.add(questions.map { BankEntry(question: $0) }, at: StoreFixture.noon, in: old)
    // Two stay the same, one is explained, two are gone, one is scheduled with another explanation.
    let asked = try #require(try await fixture.scheduled()).content.question
    let others = questions.filter { $0.text != asked.text }
    let entries = [others[0], others[1], others[2].saying("Explained."), asked.saying("Too late.")]
      .map { BankEntry(question: $0) }
    let isOld = try await fixture.store.questions(like: entries, of: old).map { $0 != nil }
    #expect(isOld == [true, true, true, true])
    let transferable = try await fixture.store.questions(like: Array(entries.prefix(3)), of: old).compactMap(\.self)
    let dry = try await fixture.undo(
      old, isDryRun: true, replacement: ImportReplacement(transferable: Set(transferable)))
    #expect((dry.removed, dry.restored, dry.scheduled, dry.changedSince) == (2, 0, 1, 0))

    // The old import was never finished. Its replacement by the same file doesn't continue it.
    let new = try await fixture.store.beginImport(of: "a.csv", format: "csv", at: StoreFixture.noon, replacing: old)
    #expect(new != old)
    for pass in 0..<2 {
      let results = try await fixture.store.add(entries, at: StoreFixture.noon, in: new, replacing: old)
      let first: [BankEntryResult] = [.transferred, .transferred, .changed, .skipped(.frozen)]
      #expect(results == (pass == 0 ? first : [.unchanged, .unchanged, .unchanged, .skipped(.frozen)]))
    }
    let undone = try await fixture.undo(old, limit: 2, replacement: ImportReplacement(imports: [new]))
    #expect((undone.removed, undone.restored, undone.scheduled, undone.changedSince) == (2, 0, 1, 0))
    #expect(try await fixture.store.inventory(of: StoreFixture.english).total == 4)
    let record = try #require(try await fixture.store.importRecord(new))
    #expect((record.added, record.changed) == (2, 1))
    // The new import owns what it took over.
    #expect(try await fixture.undo(new).removed == 3)
    #expect(try await fixture.store.inventory(of: StoreFixture.english).total == 1)
  }
}

extension StoreFixture {
  /// Imports the questions of a file.
  fileprivate func bring(_ questions: [TriviaQuestion], from file: String) async throws -> ImportID {
    let number = try await store.beginImport(of: file, format: "csv", at: Self.noon)
    _ = try await store.add(questions.map { BankEntry(question: $0) }, at: Self.noon, in: number)
    try await store.endImport(number, at: Self.noon)
    return number
  }

  fileprivate func undo(
    _ number: ImportID, limit: Int = 100, isDryRun: Bool = false, replacement: ImportReplacement? = nil
  ) async throws -> ImportUndoResult {
    var sum = ImportUndoResult()
    var last: BankQuestionID?
    while true {
      let part = try await store.undoImport(
        number, after: last, limit: limit, isDryRun: isDryRun, replacement: replacement, at: Self.noon)
      sum = sum + part
      guard let end = part.lastQuestionID else { break }
      last = end
    }
    if !isDryRun { try await store.markImportUndone(number, at: Self.noon) }
    return sum.stopped(nil)
  }

  fileprivate func explanations() async throws -> [String] {
    try await store.questions(of: nil, after: nil, limit: 1_000).map(\.entry.question.explanation)
  }
}

extension ImportUndoResult {
  /// The result without the last question's ID.
  fileprivate func stopped(_ last: BankQuestionID?) -> ImportUndoResult {
    var undo = self
    undo.lastQuestionID = last
    return undo
  }
}

extension TriviaQuestion {
  fileprivate func saying(_ explanation: String) -> TriviaQuestion {
    TriviaQuestion(
      language: language, category: category, difficulty: difficulty, text: text, correctAnswer: correctAnswer,
      distractors: distractors, explanation: explanation, source: source, licence: licence)
  }
}
