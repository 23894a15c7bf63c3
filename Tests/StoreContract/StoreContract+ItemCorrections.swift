import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var itemCorrections: [StoreCase] {
    [
      StoreCase("voiding an unstarted question draws another, and the void one never returns") { fixture in
        try await fixture.addQuestions(3)
        let item = try #require(try await fixture.scheduled())
        let effect = try await fixture.store.void(item.id, fixture.correction())
        #expect(effect == CorrectionEffect(rounds: 0, isRedrawn: true))
        let next = try #require(try await fixture.scheduled())
        #expect(next.id != item.id && next.content.question != item.content.question && !next.isVoid)
        #expect(try await fixture.start(try await fixture.player()).item == next)
        #expect(try await fixture.addQuestions(3) == 0)
        #expect(try await fixture.store.inventory(of: StoreFixture.english).byDifficulty[.easy] == 2)
        for day in 1...3 {
          #expect(try await fixture.scheduled(on: StoreFixture.today + day)?.content.question != item.content.question)
        }
      },
      StoreCase("voiding a started question removes it from every result", voiding),
      StoreCase("a corrected key corrects results and boards", rekeying),
      StoreCase("correcting a key there and back restores the results") { fixture in
        try await fixture.addQuestions(2)
        let ada = try await fixture.player()
        let round = try await fixture.answer(ada)
        let before = (try await fixture.board(ada), try await fixture.week(ada))
        for option in [round.wrongOption, round.correctIndex] {
          let effect = try await fixture.store.rekey(round.item.id, to: option, fixture.correction())
          #expect(effect.rounds == 1)
        }
        #expect(try await fixture.board(ada) == before.0)
        #expect(try await fixture.week(ada) == before.1)
        #expect(try await fixture.store.rekey(round.item.id, to: round.correctIndex, fixture.correction()).rounds == 0)
        await expectError { _ = try await fixture.store.rekey(round.item.id, to: 4, fixture.correction()) }
        await expectError { _ = try await fixture.store.void(ItemID(4_711), fixture.correction()) }
      },
      StoreCase("a void item stays out of the boards when its key changes") { fixture in
        try await fixture.addQuestions(2)
        let ada = try await fixture.player()
        let round = try await fixture.answer(ada, right: false)
        _ = try await fixture.store.void(round.item.id, fixture.correction())
        _ = try await fixture.store.rekey(round.item.id, to: round.wrongOption, fixture.correction())
        #expect(try await fixture.board(ada).isVoid)
        #expect(try await fixture.week(ada).count == 0)
        #expect(try await fixture.store.history(of: ada.id, at: StoreFixture.noon).map(\.isVoid) == [true])
        #expect(try await fixture.store.voided(for: ada.id) == [StoreFixture.today: [.easy]])
        #expect(try await fixture.store.voided(for: try await fixture.player("Bob").id).isEmpty)
      },
      StoreCase("corrections apply to guests' rounds, which stay out of the boards") { fixture in
        try await fixture.addQuestions(2)
        let guest = try await fixture.guest()
        let round = try await fixture.answer(guest, right: false)
        _ = try await fixture.store.rekey(round.item.id, to: round.wrongOption, fixture.correction())
        #expect(try await fixture.store.round(round.id)?.countedVerdict == .correct)
        #expect(try await fixture.board(nil).count == 0)
        #expect(try await fixture.week(nil).count == 0)
      },
      StoreCase("the audit log has the latest action first and outlives its operator", auditLog),
    ]
  }

  private static func voiding(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(6)
    let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
    let round = try await fixture.answer(ada, after: .seconds(9))
    let open = try await fixture.start(bob)
    try await fixture.answer(ada, .hard, after: .seconds(5))
    let effect = try await fixture.store.void(round.item.id, fixture.correction())
    #expect(effect == CorrectionEffect(rounds: 2, isRedrawn: false))
    #expect(try await fixture.store.void(round.item.id, fixture.correction()).rounds == 0)
    #expect(try await fixture.scheduled()?.id == round.item.id)
    #expect(try await fixture.store.round(round.id)?.countedVerdict == nil)
    #expect(try await fixture.board(ada) == BoardPage(entries: [], ownEntry: nil, count: 0, isVoid: true))
    #expect(try await fixture.week(ada).lines == ["1 Ada 1 5000"])
    try await fixture.apply(.answer(option: open.correctIndex), to: open, after: .seconds(30))
    #expect(try await fixture.week(bob).ownEntry == nil)
    let late = try await fixture.answer(try await fixture.player("Cleo"))
    #expect(late.item.isVoid && late.countedVerdict == nil)
    #expect(try await fixture.week(nil).count == 1)
    let history = try await fixture.store.history(of: ada.id, at: StoreFixture.noon)
    #expect(Set(history.map { [$0.difficulty.rawValue: $0.isVoid] }) == [["easy": true], ["hard": false]])
    #expect(try await fixture.store.bestTime(of: ada.id, .easy, before: StoreFixture.today + 1) == nil)
    #expect(try await fixture.store.bestTime(of: ada.id, .hard, before: StoreFixture.today + 1) == .seconds(5))
    #expect(try await fixture.store.bestTime(of: ada.id, .medium, before: StoreFixture.today + 1) == nil)
    #expect(try await fixture.store.bestTime(of: ada.id, .hard, before: StoreFixture.today) == nil)
  }

  private static func rekeying(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(6)
    let (ada, bob, cleo) = try await (fixture.player("Ada"), fixture.player("Bob"), fixture.player("Cleo"))
    let right = try await fixture.answer(ada, after: .seconds(9))
    let wrong = try await fixture.answer(bob, right: false, after: .seconds(4))
    let open = try await fixture.start(cleo)
    try await fixture.answer(bob, .hard, after: .seconds(6))
    let effect = try await fixture.store.rekey(right.item.id, to: wrong.wrongOption, fixture.correction())
    #expect(effect == CorrectionEffect(rounds: 2, isRedrawn: false))
    #expect(try await fixture.store.round(right.id)?.countedVerdict == .wrong)
    #expect(try await fixture.store.round(wrong.id)?.countedVerdict == .correct)
    #expect(try await fixture.store.bestTime(of: ada.id, .easy, before: StoreFixture.today + 1) == nil)
    #expect(try await fixture.store.bestTime(of: bob.id, .easy, before: StoreFixture.today + 1) == .seconds(4))
    #expect(try await fixture.store.bestTime(of: bob.id, .hard, before: StoreFixture.today + 1) == .seconds(6))
    #expect(try await fixture.board(bob).lines == ["1 Bob 1 4000"])
    #expect(try await fixture.week(ada).lines == ["1 Bob 2 10000"])
    #expect(try await fixture.week(ada).ownEntry == nil)
    try await fixture.apply(.answer(option: wrong.wrongOption), to: open, after: .seconds(3))
    #expect(try await fixture.board(cleo).lines == ["1 Cleo 1 3000", "2 Bob 1 4000"])
    #expect(try await fixture.store.history(of: ada.id, at: StoreFixture.noon).map(\.verdict) == [.wrong])
    let tally = try #require(try await fixture.store.answerCounts(of: right.item.id))
    #expect(tally.byOption[right.correctIndex] == 1 && tally.byOption[wrong.wrongOption] == 2)
  }

  private static func auditLog(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(9)
    let ada = try await fixture.player()
    let round = try await fixture.answer(ada)
    _ = try await fixture.store.rekey(round.item.id, to: round.wrongOption, fixture.correction(by: ada))
    try await fixture.store.dismissReports(on: round.item.id, fixture.correction(by: ada))
    _ = try await fixture.store.void(round.item.id, fixture.correction())
    let auditLog = try await fixture.store.auditLog(limit: 10)
    #expect(auditLog.map(\.action) == [.void, .dismiss, .rekey])
    #expect(auditLog.map { $0.operatorName?.text } == [nil, "Ada", "Ada"])
    #expect(auditLog.allSatisfy { $0.itemID == round.item.id && $0.subject == round.item.content.question.text })
    #expect(auditLog.allSatisfy { $0.reason == "It is wrong." && $0.doneAt == StoreFixture.noon })
    #expect(try await fixture.store.auditLog(limit: 1).map(\.action) == [.void])
    try await fixture.store.delete(ada)
    #expect(try await fixture.store.auditLog(limit: 10).map(\.operatorName) == [nil, nil, nil])
  }
}
