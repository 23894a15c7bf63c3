import QuizEngine

@testable import QuizPages

/// Values for statistics, boards and groups.
enum BoardSamples {
  static let today = CalendarDate(epochDay: 20_778)

  static func player(
    _ texts: Texts = .english, at path: String, name: String? = "Ada", isOperator: Bool = false
  ) -> PlayerPageContext {
    PageSamples.playerContext(texts, at: path, name: name, isOperator: isOperator)
  }

  // Statistics

  /// Two weeks of rounds with every kind of verdict, until yesterday.
  static let rounds: [PlayedRound] = (0..<14).flatMap { day -> [PlayedRound] in
    if day == 9 { return [] }
    return Difficulty.allCases.enumerated().compactMap { index, difficulty in
      let number = day * 3 + index
      if number % 11 == 4 { return nil }
      return PlayedRound(
        date: today - 14 + day, difficulty: difficulty, category: TriviaCategory.allCases[number % 6],
        verdict: number % 7 == 3 ? .wrong : number == 8 ? .timedOut : number == 23 ? .expired : .correct,
        elapsed: .seconds(Int64(5 + number * number % 97)), isVoid: number == 19)
    }
  }

  static func statistics(
    _ texts: Texts = .english, _ rounds: [PlayedRound] = rounds, name: String? = "Ada"
  ) -> StatisticsPage {
    let statistics = PlayerStatistics(of: rounds, today: today) { _ in true }
    let month = CalendarMonth(of: today)
    let forgiven = statistics.streaks.current?.forgiven ?? []
    return StatisticsPage(
      context: player(texts, at: SitePath.statistics, name: name), statistics: statistics,
      month: PlayedMonth(month, of: rounds, forgiven: forgiven, today: today) { $0 != month.first },
      months: month.previous...month, dates: (today - 14)...today)
  }

  // Boards

  static func entry(_ rank: Int, _ name: String, _ seconds: Int64, isOwn: Bool = false) -> BoardsPage.Entry {
    BoardsPage.Entry(
      rank: rank, name: name, isOwn: isOwn, correct: rank == 1 ? 3 : 2,
      elapsed: .seconds(seconds) + TimeSpan(milliseconds: 340))
  }

  static func board(
    _ period: BoardPeriod = .day(today), group: GroupsPage.Group? = nil, own: BoardsPage.Entry? = nil,
    _ entries: [BoardsPage.Entry] = [], count: Int = 0, isVoid: Bool = false
  ) -> BoardsPage.Board {
    BoardsPage.Board(period: period, group: group, entries: entries, ownEntry: own, count: count, isVoid: isVoid)
  }

  static let entries = [entry(1, "Grace", 4), entry(2, "Алан", 9), entry(2, "小明", 9), entry(4, "Ada", 75, isOwn: true)]
  static let group = GroupsPage.Group(name: "Pub on Thursdays", inviteCode: PageSamples.publicID, members: 3)

  static func boards(
    _ board: BoardsPage.Board, _ texts: Texts = .english, name: String? = "Ada", groups: [GroupsPage.Group] = [],
    language: Language? = nil
  ) -> BoardsPage {
    BoardsPage(
      context: player(texts, at: SitePath.board(board.period, group: board.group?.inviteCode), name: name),
      board: board, groups: groups, dates: (today - 30)...today, today: today, language: language)
  }

  // Groups

  static func group(_ texts: Texts = .english, name: String = "Ada", group: GroupsPage.Group = company) -> GroupPage {
    let own = entry(7, name, 75, isOwn: true)
    return GroupPage(
      context: player(texts, at: SitePath.group(group.inviteCode)), group: group, founder: name,
      standings: GroupPage.Standings(
        today: today, day: board(own: entries[3], entries, count: 4),
        week: board(.week(today.monday), own: own, Array(entries.prefix(3)), count: 9),
        members: entries.map { member($0.name, [.correct, .wrong, .correct]) } + [
          member("Bob", [.correct]), member("Cleo", []), member(name, [.wrong, .void]),
        ]))
  }

  static func member(_ name: String, _ verdicts: [ShownVerdict]) -> GroupPage.Member {
    let open = Array(repeating: DayMarks.State.notStarted(nil), count: Difficulty.allCases.count - verdicts.count)
    return GroupPage.Member(name: name, marks: DayMarks(verdicts.map { .over($0, elapsed: nil) } + open))
  }

  static let company = GroupsPage.Group(name: "Pub on Thursdays", inviteCode: PageSamples.publicID, members: 3)

  static func groups(
    _ groups: [GroupsPage.Group], _ texts: Texts = .english, name: String? = "Ada", errors: FormErrors = FormErrors()
  ) -> GroupsPage {
    GroupsPage(
      context: player(texts, at: SitePath.groups, name: name), groups: groups, idempotencyKey: PageSamples.publicID,
      name: "", errors: errors)
  }
}
