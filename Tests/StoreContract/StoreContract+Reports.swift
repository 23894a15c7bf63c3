import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var reports: [StoreCase] {
    [
      StoreCase("a player reports a question after its verdict, and once") { stage in
        try await stage.addQuestions(2)
        let (ada, bob) = (try await stage.player("Ada"), try await stage.player("Bob"))
        let round = try await stage.start(ada)
        await #expect(throws: DailyStoreError.stillOpen) { try await stage.report("Wrong", on: round, by: ada) }
        try await stage.play(.answer(option: 0), in: round, after: .seconds(1))
        await #expect(throws: DailyStoreError.notOwner) { try await stage.report("Wrong", on: round, by: bob) }
        await #expect(throws: DailyStoreError.noSuchRound) {
          try await stage.store.report("Wrong", on: .random(), by: ada.id, at: StoreFixture.noon)
        }
        try await stage.report("Wrong", on: round, by: ada)
        try await stage.report("Really wrong", on: round, by: ada)
        let item = try #require(try await stage.store.round(round.id)).item
        let reported = ReportedItem(
          item: item, date: StoreFixture.today, difficulty: .easy, texts: ["Really wrong"], reportCount: 1)
        #expect(try await stage.store.openReports(limit: 10) == [reported])
      },
      StoreCase("the most reported question comes first, with its latest texts", mostReported),
      StoreCase("dismissed reports disappear until a new report", dealtWith),
    ]
  }

  private static func mostReported(_ stage: StoreFixture) async throws {
    try await stage.addQuestions(2)
    for index in 0..<25 {
      let player = try await stage.player("Player \(index)")
      let round = try await stage.answer(player, .hard)
      try await stage.report("Report \(index)", on: round, by: player, at: StoreFixture.moment(Int64(index)))
      guard index < 3 else { continue }
      try await stage.report("", on: try await stage.answer(player, .easy), by: player)
    }
    let open = try await stage.store.openReports(limit: 10)
    #expect(open.map(\.difficulty) == [.hard, .easy])
    #expect(open.map(\.reportCount) == [25, 3])
    #expect(open[0].texts == (5..<25).reversed().map { "Report \($0)" })
    #expect(try await stage.store.openReports(limit: 1).count == 1)
  }

  private static func dealtWith(_ stage: StoreFixture) async throws {
    try await stage.addQuestions(2)
    let (ada, bob) = (try await stage.player("Ada"), try await stage.player("Bob"))
    let round = try await stage.answer(ada)
    let other = try await stage.answer(bob)
    try await stage.report("Wrong", on: round, by: ada)
    try await stage.store.dismissReports(on: round.item.id, stage.correction())
    #expect(try await stage.store.openReports(limit: 10).isEmpty)
    try await stage.report("Wrong all the same", on: other, by: bob)
    #expect(try await stage.store.openReports(limit: 10).map(\.texts) == [["Wrong all the same"]])
    _ = try await stage.store.void(round.item.id, stage.correction())
    #expect(try await stage.store.openReports(limit: 10).isEmpty)
  }
}

extension StoreFixture {
  func report(_ text: String, on round: RoundRecord, by account: Account, at now: Timestamp = noon) async throws {
    try await store.report(text, on: round.id, by: account.id, at: now)
  }
}
