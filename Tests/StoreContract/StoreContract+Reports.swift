import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var reports: [StoreCase] {
    [
      StoreCase("a player reports a question after its verdict, and once") { fixture in
        try await fixture.addQuestions(2)
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let round = try await fixture.start(ada)
        await #expect(throws: DailyError.unfinished) { try await fixture.report("Wrong", on: round, by: ada) }
        try await fixture.apply(.answer(option: 0), to: round, after: .seconds(1))
        await #expect(throws: DailyError.noSuchRound) { try await fixture.report("Wrong", on: round, by: bob) }
        await #expect(throws: DailyError.noSuchRound) {
          try await fixture.store.report("Wrong", on: .random(), by: ada.id, at: StoreFixture.noon)
        }
        try await fixture.report("Wrong", on: round, by: ada)
        try await fixture.report("Really wrong", on: round, by: ada)
        let item = try #require(try await fixture.store.round(round.id)).item
        let reported = ReportedItem(
          item: item, date: StoreFixture.today, difficulty: .easy, texts: ["Really wrong"], reportCount: 1)
        #expect(try await fixture.store.openReports(limit: 10) == [reported])
      },
      StoreCase("the most reported question comes first, with its latest texts", mostReported),
      StoreCase("dismissed reports disappear until a new report", dealtWith),
    ]
  }

  private static func mostReported(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(2)
    for index in 0..<25 {
      let player = try await fixture.player("Player \(index)")
      let round = try await fixture.answer(player, .hard)
      try await fixture.report("Report \(index)", on: round, by: player, at: StoreFixture.moment(Int64(index)))
      guard index < 3 else { continue }
      try await fixture.report("", on: try await fixture.answer(player, .easy), by: player)
    }
    let open = try await fixture.store.openReports(limit: 10)
    #expect(open.map(\.difficulty) == [.hard, .easy])
    #expect(open.map(\.reportCount) == [25, 3])
    #expect(open[0].texts == (5..<25).reversed().map { "Report \($0)" })
    #expect(try await fixture.store.openReports(limit: 1).count == 1)
  }

  private static func dealtWith(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(2)
    let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
    let round = try await fixture.answer(ada)
    let other = try await fixture.answer(bob)
    try await fixture.report("Wrong", on: round, by: ada)
    try await fixture.store.dismissReports(on: round.item.id, fixture.correction())
    #expect(try await fixture.store.openReports(limit: 10).isEmpty)
    try await fixture.report("Wrong all the same", on: other, by: bob)
    #expect(try await fixture.store.openReports(limit: 10).map(\.texts) == [["Wrong all the same"]])
    _ = try await fixture.store.void(round.item.id, fixture.correction())
    #expect(try await fixture.store.openReports(limit: 10).isEmpty)
  }
}

extension StoreFixture {
  func report(_ text: String, on round: RoundRecord, by account: Account, at now: Timestamp = noon) async throws {
    try await store.report(text, on: round.id, by: account.id, at: now)
  }
}
