import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var itemCorrections: [StoreCase] {
    [
      StoreCase("voiding an unstarted question draws another, and the void one never returns") { stage in
        try await stage.addQuestions(3)
        let item = try #require(try await stage.scheduled())
        let effect = try await stage.store.void(item.id, stage.correction())
        #expect(effect == CorrectionEffect(rounds: 0, isRedrawn: true))
        let next = try #require(try await stage.scheduled())
        #expect(next.id != item.id && next.item.question != item.item.question && !next.isVoid)
        #expect(try await stage.start(try await stage.player()).item == next)
        #expect(try await stage.addQuestions(3) == 0)
        #expect(try await stage.store.inventory(of: StoreFixture.english).byDifficulty[.easy] == 2)
        for day in 1...3 {
          #expect(try await stage.scheduled(on: StoreFixture.today + day)?.item.question != item.item.question)
        }
      },
      StoreCase("voiding a started question removes it from every result", voiding),
      StoreCase("a corrected key corrects results and boards", rekeying),
      StoreCase("correcting a key there and back restores the results") { stage in
        try await stage.addQuestions(2)
        let ada = try await stage.player()
        let round = try await stage.answer(ada)
        let before = (try await stage.board(ada), try await stage.week(ada))
        for option in [round.wrongOption, round.key] {
          let effect = try await stage.store.rekey(round.item.id, to: option, stage.correction())
          #expect(effect.rounds == 1)
        }
        #expect(try await stage.board(ada) == before.0)
        #expect(try await stage.week(ada) == before.1)
        #expect(try await stage.store.rekey(round.item.id, to: round.key, stage.correction()).rounds == 0)
        await expectError { _ = try await stage.store.rekey(round.item.id, to: 4, stage.correction()) }
        await expectError { _ = try await stage.store.void(ItemID(4_711), stage.correction()) }
      },
      StoreCase("a void item stays out of the boards when its key changes") { stage in
        try await stage.addQuestions(2)
        let ada = try await stage.player()
        let round = try await stage.answer(ada, right: false)
        _ = try await stage.store.void(round.item.id, stage.correction())
        _ = try await stage.store.rekey(round.item.id, to: round.wrongOption, stage.correction())
        #expect(try await stage.board(ada).isVoid)
        #expect(try await stage.week(ada).count == 0)
        #expect(try await stage.store.history(of: ada.id, at: StoreFixture.noon).map(\.isVoid) == [true])
        #expect(try await stage.store.voided(in: StoreFixture.english) == [StoreFixture.today: [.easy]])
        #expect(try await stage.store.voided(in: Language("ru")).isEmpty)
      },
      StoreCase("corrections apply to guests' rounds, which stay out of the boards") { stage in
        try await stage.addQuestions(2)
        let guest = try await stage.guest()
        let round = try await stage.answer(guest, right: false)
        _ = try await stage.store.rekey(round.item.id, to: round.wrongOption, stage.correction())
        #expect(try await stage.store.round(round.id)?.isCorrect == true)
        #expect(try await stage.board(nil).count == 0)
        #expect(try await stage.week(nil).count == 0)
      },
      StoreCase("the audit log has the latest action first and outlives its operator", auditLog),
    ]
  }

  private static func voiding(_ stage: StoreFixture) async throws {
    try await stage.addQuestions(6)
    let (ada, bob) = (try await stage.player("Ada"), try await stage.player("Bob"))
    let round = try await stage.answer(ada, after: .seconds(9))
    let open = try await stage.start(bob)
    try await stage.answer(ada, .hard, after: .seconds(5))
    let effect = try await stage.store.void(round.item.id, stage.correction())
    #expect(effect == CorrectionEffect(rounds: 2, isRedrawn: false))
    #expect(try await stage.store.void(round.item.id, stage.correction()).rounds == 0)
    #expect(try await stage.scheduled()?.id == round.item.id)
    #expect(try await stage.store.round(round.id)?.isCorrect == nil)
    #expect(try await stage.board(ada) == BoardPage(entries: [], ownEntry: nil, count: 0, isVoid: true))
    #expect(try await stage.week(ada).lines == ["1 Ada 1 5000"])
    try await stage.play(.answer(option: open.key), in: open, after: .seconds(30))
    #expect(try await stage.week(bob).ownEntry == nil)
    let late = try await stage.answer(try await stage.player("Cleo"))
    #expect(late.item.isVoid && late.isCorrect == nil)
    #expect(try await stage.week(nil).count == 1)
    let history = try await stage.store.history(of: ada.id, at: StoreFixture.noon)
    #expect(Set(history.map { [$0.difficulty.rawValue: $0.isVoid] }) == [["easy": true], ["hard": false]])
  }

  private static func rekeying(_ stage: StoreFixture) async throws {
    try await stage.addQuestions(6)
    let (ada, bob, cleo) = try await (stage.player("Ada"), stage.player("Bob"), stage.player("Cleo"))
    let right = try await stage.answer(ada, after: .seconds(9))
    let wrong = try await stage.answer(bob, right: false, after: .seconds(4))
    let open = try await stage.start(cleo)
    try await stage.answer(bob, .hard, after: .seconds(6))
    let effect = try await stage.store.rekey(right.item.id, to: wrong.wrongOption, stage.correction())
    #expect(effect == CorrectionEffect(rounds: 2, isRedrawn: false))
    #expect(try await stage.store.round(right.id)?.isCorrect == false)
    #expect(try await stage.store.round(wrong.id)?.isCorrect == true)
    #expect(try await stage.board(bob).lines == ["1 Bob 1 4000"])
    #expect(try await stage.week(ada).lines == ["1 Bob 2 10000"])
    #expect(try await stage.week(ada).ownEntry == nil)
    try await stage.play(.answer(option: wrong.wrongOption), in: open, after: .seconds(3))
    #expect(try await stage.board(cleo).lines == ["1 Cleo 1 3000", "2 Bob 1 4000"])
    #expect(try await stage.store.history(of: ada.id, at: StoreFixture.noon).map(\.verdict) == [.wrong])
    let tally = try #require(try await stage.store.answerCounts(of: right.item.id))
    #expect(tally.byOption[right.key] == 1 && tally.byOption[wrong.wrongOption] == 2)
  }

  private static func auditLog(_ stage: StoreFixture) async throws {
    try await stage.addQuestions(9)
    let ada = try await stage.player()
    let round = try await stage.answer(ada)
    _ = try await stage.store.rekey(round.item.id, to: round.wrongOption, stage.correction(by: ada))
    try await stage.store.dismissReports(on: round.item.id, stage.correction(by: ada))
    _ = try await stage.store.void(round.item.id, stage.correction())
    let auditLog = try await stage.store.auditLog(limit: 10)
    #expect(auditLog.map(\.action) == [.void, .dismiss, .rekey])
    #expect(auditLog.map { $0.operatorName?.text } == [nil, "Ada", "Ada"])
    #expect(auditLog.allSatisfy { $0.item == round.item.id && $0.question == round.item.item.question.text })
    #expect(auditLog.allSatisfy { $0.reason == "It is wrong." && $0.doneAt == StoreFixture.noon })
    #expect(try await stage.store.auditLog(limit: 1).map(\.action) == [.void])
    try await stage.store.delete(ada.id)
    #expect(try await stage.store.auditLog(limit: 10).map(\.operatorName) == [nil, nil, nil])
  }
}
