import Foundation
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

/// Compares streaks, statistics and boards after a year with an independent computation.
///
/// The full size of 500 players takes minutes. `PARLOUR_LONG=1` in the environment selects it.
struct YearSimulationTests {
  private static let players = ProcessInfo.processInfo.environment["PARLOUR_LONG"] == "1" ? 500 : 12

  @Test func `streaks, statistics and boards agree with an independent recount after a year`() async throws {
    let folder = Self.folder
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try Store(SQLiteDatabase.open(directory: folder))
    var year = try await YearSimulation(store: store, players: Self.players)
    try await year.run()
    #expect(
      year.correctionCounts.voids > 10 && year.correctionCounts.rekeys > 20
        && year.correctionCounts.moves > Self.players / 2)
    #expect(year.rounds.count > 300 * Self.players)
    let recount = ReferenceModel(year)
    for player in year.players { try await Self.check(player, recount) }
    try await Self.checkQuestions(recount)
    try await Self.checkDays(recount)
    try await Self.checkWeeks(recount)
    await store.close()
  }

  /// A folder in memory if the system has one, because the disk isn't tested here.
  private static var folder: String {
    let memory = "/dev/shm"
    let isThere = FileManager.default.isWritableFile(atPath: memory)
    let parent = isThere ? URL(filePath: memory) : FileManager.default.temporaryDirectory
    return parent.appending(path: "parlour-year-\(UUID().uuidString)").path
  }

  private static func check(_ player: SimulatedPlayer, _ recount: ReferenceModel) async throws {
    let today = player.account.calendar.date(at: YearSimulation.end)
    #expect(today == player.date(at: YearSimulation.end))
    let history = try await recount.year.store.history(of: player.account.id, at: YearSimulation.end)
    let voided = try await recount.year.store.voided(for: player.account.id)
    let found = PlayerStatistics(of: history, today: today, voided: voided) { player.account.calendar.hasDate($0) }
    let rounds = recount.counted(player)
    let who: Comment = "player \(player.number)"
    #expect(found.total == recount.score(rounds), who)
    #expect(found.unanswered == rounds.count { $0.option == nil }, who)
    #expect(found.timeHistogram == recount.times(rounds), who)
    for (index, difficulty) in Difficulty.allCases.enumerated() {
      #expect(found.byDifficulty[index] == recount.score(rounds.filter { $0.difficulty == difficulty }), who)
      let best = try await recount.year.store.bestTime(of: player.account.id, difficulty, before: today + 1)
      #expect(best == recount.best(rounds, difficulty), who)
      #expect(found.timesByDifficulty[index]?.best == best, who)
    }
    for (index, category) in TriviaCategory.allCases.enumerated() {
      #expect(found.byCategory[index] == recount.score(rounds.filter { $0.category == category }), who)
    }
    let current = try await recount.year.store.currentStreak(
      of: player.account.id, on: today
    ) { [calendar = player.account.calendar] in calendar.hasDate($0) }
    #expect(current == found.streaks.current?.length ?? 0, who)
    for (streaks, isPerfect) in [(found.streaks, false), (found.perfectStreaks, true)] {
      let expected = recount.streaks(of: player, today: today, isPerfect: isPerfect)
      #expect(streaks.current?.length ?? 0 == expected.current, who)
      #expect(streaks.longest?.length ?? 0 == expected.longest, who)
    }
  }

  private static func checkQuestions(_ recount: ReferenceModel) async throws {
    for (number, (item, question)) in recount.year.questions.sorted(by: { $0.key.number < $1.key.number }).enumerated()
    {
      let group = number % 4 == 0 ? recount.year.groups[number / 4 % recount.year.groups.count] : nil
      let expected = recount.board(
        question.language, in: question.date...question.date, question.difficulty, members: group?.members)
      let viewer = recount.year.players[(group?.members ?? [number % recount.year.players.count])[0]]
      let page = try await recount.year.store.board(
        QuestionBoardSelection(
          game: GameID(question.language), difficulty: question.difficulty, date: question.date,
          groupID: group?.group.id),
        for: viewer.account.id, limit: expected.count + 5)
      #expect(page.isVoid == question.isVoid, "item \(item.number)")
      compare(page, expected, viewer, recount, "item \(item.number)")
    }
  }

  private static func checkDays(_ recount: ReferenceModel) async throws {
    for day in stride(from: 0, to: 365, by: 5) {
      let date = YearSimulation.first + day
      for language in YearSimulation.languages {
        let group = day % 3 == 0 ? recount.year.groups[day % recount.year.groups.count] : nil
        let expected = recount.dayBoard(language, on: date, members: group?.members)
        let viewer = recount.year.players[(group?.members ?? [day % recount.year.players.count])[0]]
        let page = try await recount.year.store.board(
          DayBoardSelection(game: GameID(language), date: date, groupID: group?.group.id), for: viewer.account.id,
          limit: expected.count + 5)
        compare(page, expected, viewer, recount, "\(date.text) in \(language.tag)")
      }
    }
  }

  private static func checkWeeks(_ recount: ReferenceModel) async throws {
    for week in 0...53 {
      let monday = (YearSimulation.first - 7).monday + 7 * week
      for language in YearSimulation.languages {
        let group = week % 3 == 0 ? recount.year.groups[week % recount.year.groups.count] : nil
        let expected = recount.board(language, in: monday...(monday + 6), nil, members: group?.members)
        let viewer = recount.year.players[(group?.members ?? [week % recount.year.players.count])[0]]
        let page = try await recount.year.store.board(
          WeekBoardSelection(game: GameID(language), monday: monday, groupID: group?.group.id), for: viewer.account.id,
          limit: expected.count + 5)
        compare(page, expected, viewer, recount, "week of \(monday.text) in \(language.tag)")
      }
    }
  }

  private static func compare(
    _ page: BoardPage, _ expected: [ReferenceModel.BoardEntry], _ viewer: SimulatedPlayer, _ recount: ReferenceModel,
    _ what: Comment
  ) {
    #expect(page.count == expected.count, what)
    let found = page.entries.map { entry in
      ExpectedEntry(rank: entry.rank, name: entry.name.text, correct: entry.correct, elapsed: entry.elapsed)
    }
    let entries = expected.map { result in
      ExpectedEntry(
        rank: 1 + expected.count { $0 < result }, name: recount.year.players[result.player].name,
        correct: result.correct, elapsed: result.elapsed)
    }
    #expect(Set(found) == Set(entries) && found.map(\.rank) == entries.map(\.rank), what)
    #expect(page.ownEntry?.rank == entries.first { $0.name == viewer.name }?.rank, what)
    #expect(page.entries.allSatisfy { $0.isOwn == ($0.name.text == viewer.name) }, what)
  }

  private struct ExpectedEntry: Hashable {
    let rank: Int
    let name: String
    let correct: Int
    let elapsed: TimeSpan
  }
}
