import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// The latest instant that the house has seen.
  static var clock: [StoreCase] {
    [
      StoreCase("the latest instant only grows and survives reopening") { stage in
        #expect(try await stage.store.latestInstant() == nil)
        let instants = (0..<40).map { StoreFixture.moment(Int64($0 * 37 % 40) * 1_000) }
        _ = try await atOnce(40) { try await stage.store.recordLatestInstant(instants[$0], knownResets: 0) }
        let latest = LatestInstant(instant: StoreFixture.moment(39_000), resets: 0)
        #expect(try await stage.store.latestInstant() == latest)
        #expect(try await stage.store.recordLatestInstant(StoreFixture.noon, knownResets: 0) == latest)
        try await stage.reopening { again in
          let stored = try await again.store.latestInstant()
          #expect(stored == latest)
        }
      },
      StoreCase("an operator can reset the clock once, with an audit log entry, and an outdated server can't undo it") {
        stage in
        let wrong = StoreFixture.noon + .hours(24 * 365)
        _ = try await stage.store.recordLatestInstant(wrong, knownResets: 0)
        let before = try await stage.store.resetLatestInstant(
          to: StoreFixture.noon, reason: "The clock was a year ahead.")
        #expect(before == LatestInstant(instant: wrong, resets: 0))
        let reset = LatestInstant(instant: StoreFixture.noon, resets: 1)
        #expect(try await stage.store.recordLatestInstant(wrong, knownResets: 0) == reset)
        let later = LatestInstant(instant: StoreFixture.moment(1_000), resets: 1)
        #expect(try await stage.store.recordLatestInstant(later.instant, knownResets: 1) == later)
        let auditLog = try await stage.store.auditLog(limit: 10)
        #expect(auditLog.map(\.action) == [.resetClock] && auditLog.first?.item == nil)
        #expect(auditLog.first?.reason == "The clock was a year ahead." && auditLog.first?.doneAt == StoreFixture.noon)
      },
      StoreCase("the audit log has decisions and resets by time, up to the requested number") { stage in
        try await stage.addQuestions(2)
        let item = try #require(try await stage.scheduled())
        _ = try await stage.store.resetLatestInstant(to: StoreFixture.noon, reason: "First.")
        _ = try await stage.store.void(item.id, stage.correction(at: StoreFixture.moment(1_000)))
        _ = try await stage.store.resetLatestInstant(to: StoreFixture.moment(2_000), reason: "Last.")
        #expect(try await stage.store.auditLog(limit: 10).map(\.action) == [.resetClock, .void, .resetClock])
        #expect(try await stage.store.auditLog(limit: 2).map(\.action) == [.resetClock, .void])
      },
    ]
  }

  /// Rounds in a browser in which another account was deleted on the same date.
  static var withheld: [StoreCase] {
    [
      StoreCase("a withheld round counts for its player but enters no board") { stage in
        try await stage.addQuestions(3)
        let (ada, bob) = try await (stage.player("Ada"), stage.player("Bob"))
        let round = try await stage.start(ada, isWithheld: true)
        #expect(round.isWithheld && !round.isByGuest && !round.isRanked)
        try await stage.play(.answer(option: round.key), in: round, after: .seconds(1))
        #expect(try await stage.store.round(round.id)?.isWithheld == true)
        try await stage.answer(bob)
        let page = try await stage.board(ada)
        #expect(page.lines == ["1 Bob 1 10000"] && page.ownEntry == nil && page.hasWithheldRounds)
        let week = try await stage.week(ada)
        #expect(week.lines == ["1 Bob 1 10000"] && week.ownEntry == nil && week.hasWithheldRounds)
        #expect(try await stage.board(bob).hasWithheldRounds == false)
        #expect(try await stage.week(bob).hasWithheldRounds == false)
        #expect(try await stage.board(ada, .hard).hasWithheldRounds == false)
        #expect(try await stage.week(ada, of: StoreFixture.today + 7).hasWithheldRounds == false)
        let history = try await stage.store.history(of: ada.id, at: StoreFixture.noon + .hours(1))
        #expect(history.map(\.verdict) == [.correct])
        try await stage.answer(ada, .hard)
        #expect(try await stage.week(ada).ownEntry?.correct == 1)
      },
      StoreCase("neither a correction nor a group brings a withheld round onto a board") { stage in
        try await stage.addQuestions(2)
        let (ada, bob) = try await (stage.player("Ada"), stage.player("Bob"))
        let group = try #require(
          try await stage.store.createGroup(
            NewGroup(name: "Chess", invitation: .random()), by: ada.id, at: StoreFixture.noon))
        _ = try await stage.store.join(group.id, bob.id, at: StoreFixture.noon)
        let round = try await stage.start(ada, isWithheld: true)
        try await stage.play(.answer(option: round.wrongOption), in: round, after: .seconds(1))
        _ = try await stage.store.rekey(round.item.id, to: round.wrongOption, stage.correction())
        #expect(try await stage.board(ada).count == 0)
        #expect(try await stage.week(ada).count == 0)
        let page = try await stage.board(ada, in: group)
        #expect(page.count == 0 && page.hasWithheldRounds)
      },
    ]
  }
}
