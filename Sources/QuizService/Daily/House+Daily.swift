public import QuizEngine

// What a player does in the daily game.
extension House {
  /// The player's day: what can be started, what runs, what came of what is over.
  public func home(of player: Player) async throws(DailyRefusal) -> DailyHome {
    let (account, now) = (player.account, surroundings.now())
    // What can't be written now is no reason to show nothing.
    _ = try? await clock.see(now)
    let date = account.calendar.date(at: now)
    let ends = account.calendar.end(ofDateAt: now)
    let schedule = try await schedule(for: account, on: date)
    let rounds = try await inGame { () throws(StoreError) in
      try await daily.rounds(of: account.id, on: date, at: now)
    }
    let history = try await inGame { () throws(StoreError) in try await daily.history(of: account.id, at: now) }
    let voided = try await inGame { () throws(StoreError) in try await daily.voided(in: account.settings.language) }
    return DailyHome(
      date: date, ends: ends, next: account.calendar.date(at: ends),
      entries: Difficulty.allCases.map { difficulty in
        entry(difficulty, schedule[difficulty], rounds.first { $0.date == date && $0.difficulty == difficulty })
      },
      carried: rounds.filter { $0.date != date && !$0.round.isOver },
      statistics: PlayerStatistics(of: history, today: date, voided: voided) { account.calendar.has($0) })
  }

  private func entry(
    _ difficulty: Difficulty, _ scheduled: TriviaItem?, _ round: RoundRecord?
  ) -> DailyHome.Entry {
    DailyHome.Entry(
      difficulty: difficulty, category: (round?.item.item ?? scheduled)?.question.category, round: round,
      isOffered: scheduled != nil || rules.draw == .personal)
  }

  /// The date's questions, drawn where nobody came before; nothing where each player has questions of their own.
  private func schedule(
    for account: Account, on date: CalendarDate
  ) async throws(DailyRefusal) -> [Difficulty: TriviaItem] {
    guard rules.draw == .shared else { return [:] }
    let days = try await inGame { () throws(StoreError) in
      try await bank.schedule(of: account.settings.language, in: date...date, drawing: surroundings.randomBits)
    }
    return Dictionary(days.map { ($0.difficulty, $0.item.item) }) { first, _ in first }
  }

  /// Starts the round of today, or finds the one that was started already.
  ///
  /// - Parameters:
  ///   - date: the date that the player's page showed.
  ///   - withheld: the dates on which an account was deleted in the player's browser; see ``datesOfLeaving(_:)``. The round of
  ///     such a date counts for its player only.
  public func start(
    _ difficulty: Difficulty, offeredFor date: CalendarDate, by player: Player, withheld: Set<CalendarDate> = []
  ) async throws(DailyRefusal) -> RoundRecord {
    guard surroundings.isTimeRight() else { throw .clockIsOff }
    let (account, now) = (player.account, surroundings.now())
    let today = account.calendar.date(at: now)
    guard date == today else { throw .anotherDate(today: today) }
    let closes = account.calendar.end(ofDateAt: now)
    if try await inGame({ () throws(StoreError) in try await clock.hasSeen(closes, at: now) }) { throw .dateIsOver }
    let start = RoundStart(
      id: RoundID(Key128(from: surroundings)), account: account.id, date: today, difficulty: difficulty,
      language: account.settings.language, started: now, closes: closes, seed: surroundings.randomBits(),
      drawSeed: surroundings.randomBits(), draw: rules.draw, isWithheld: withheld.contains(today))
    return try await inRound { () throws(DailyError) in try await daily.start(start) }
  }

  /// Does a move in a round of the player's.
  public func play(_ move: RoundMove, in round: RoundID, by player: Player) async throws(DailyRefusal) -> RoundRecord {
    let time = surroundings.now()
    _ = try? await clock.see(time)
    let now = try await inGame { () throws(StoreError) in
      try await clock.instant(time) { () throws(StoreError) in try await daily.round(round) }
    }
    return try await inRound { () throws(DailyError) in
      try await daily.play(move, in: round, of: player.account.id, at: now)
    }
  }

  /// Answers a round.
  ///
  /// - Parameter place: of the option in the order in which this player sees them.
  public func answer(_ place: Int, in round: RoundID, by player: Player) async throws(DailyRefusal) -> RoundRecord {
    let found = try await inGame { () throws(StoreError) in try await daily.round(round) }
    guard let record = found, record.account == player.account.id else { throw .noSuchRound }
    guard record.order.indices.contains(place) else { throw .round(.noSuchOption) }
    return try await play(.answer(option: record.order[place]), in: round, by: player)
  }

  /// Keeps what a player has against a question; a later report takes the place of an earlier one.
  ///
  /// - Parameter text: ``TextLimit/report`` characters, not all of them blank. Browsers send the end of a line as two
  ///   characters; it counts as one, as it does in the field.
  public func report(_ text: String, on round: RoundID, by player: Player) async throws(DailyRefusal) {
    let text = String(text.map { $0 == "\r\n" ? "\n" : $0 })
    guard !text.allSatisfy(\.isWhitespace) else { throw .report(.empty) }
    guard TextLimit.report.contains(text.unicodeScalars.count) else { throw .report(.tooLong) }
    try await inRound { () throws(DailyError) in
      try await daily.report(text, on: round, by: player.account.id, at: surroundings.now())
    }
  }

  /// The player has seen the slides, or skipped them.
  public func finishOnboarding(of player: Player) async throws(DailyRefusal) {
    try await inGame { () throws(StoreError) in try await accounts.finishOnboarding(of: player.account.id) }
  }

  /// Asks the store, in the terms of the game.
  func inGame<Value>(_ work: () async throws(StoreError) -> Value) async throws(DailyRefusal) -> Value {
    do { return try await work() } catch { throw .store(error) }
  }

  func inRound<Value>(_ work: () async throws(DailyError) -> Value) async throws(DailyRefusal) -> Value {
    do { return try await work() } catch { throw DailyRefusal(error) }
  }
}

extension RoundRecord {
  /// The order in which this player sees the options: indices into the item's.
  public var order: [Int] { item.item.order(seed: seed) }

  /// How the round ended; nil while it is open. Whether its question was voided is another matter.
  public var outcome: PlayedRound.Outcome? {
    switch round.phase {
    case .running, .paused: nil
    case .answered(let option, _): option == item.item.key ? .correct : .wrong
    case .timedOut: .timedOut
    case .expired: .expired
    }
  }
}
