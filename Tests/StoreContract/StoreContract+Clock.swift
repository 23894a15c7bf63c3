import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// The latest instant that the house has seen.
  static var clock: [StoreCase] {
    [
      StoreCase("the latest instant only grows and survives reopening") { fixture in
        #expect(try await fixture.store.latestInstant() == nil)
        let instants = (0..<40).map { StoreFixture.moment(Int64($0 * 37 % 40) * 1_000) }
        _ = try await atOnce(40) { try await fixture.store.recordLatestInstant(instants[$0], knownResets: 0) }
        let latest = LatestInstant(instant: StoreFixture.moment(39_000), resets: 0)
        #expect(try await fixture.store.latestInstant() == latest)
        #expect(try await fixture.store.recordLatestInstant(StoreFixture.noon, knownResets: 0) == latest)
        try await fixture.reopening { again in
          let stored = try await again.store.latestInstant()
          #expect(stored == latest)
        }
      },
      StoreCase("an operator can reset the clock once, with an audit log entry, and an outdated server can't undo it") {
        fixture in
        let wrong = StoreFixture.noon + .hours(24 * 365)
        _ = try await fixture.store.recordLatestInstant(wrong, knownResets: 0)
        let before = try await fixture.store.resetLatestInstant(
          to: StoreFixture.noon, reason: "The clock was a year ahead.")
        #expect(before == LatestInstant(instant: wrong, resets: 0))
        let reset = LatestInstant(instant: StoreFixture.noon, resets: 1)
        #expect(try await fixture.store.recordLatestInstant(wrong, knownResets: 0) == reset)
        let later = LatestInstant(instant: StoreFixture.moment(1_000), resets: 1)
        #expect(try await fixture.store.recordLatestInstant(later.instant, knownResets: 1) == later)
        let auditLog = try await fixture.store.auditLog(limit: 10)
        #expect(auditLog.map(\.action) == [.resetClock] && auditLog.first?.itemID == nil)
        #expect(auditLog.first?.reason == "The clock was a year ahead." && auditLog.first?.doneAt == StoreFixture.noon)
      },
      StoreCase("the audit log has decisions and resets by time, up to the requested number") { fixture in
        try await fixture.addQuestions(2)
        let item = try #require(try await fixture.scheduled())
        _ = try await fixture.store.resetLatestInstant(to: StoreFixture.noon, reason: "First.")
        _ = try await fixture.store.void(item.id, fixture.correction(at: StoreFixture.moment(1_000)))
        _ = try await fixture.store.resetLatestInstant(to: StoreFixture.moment(2_000), reason: "Last.")
        #expect(try await fixture.store.auditLog(limit: 10).map(\.action) == [.resetClock, .void, .resetClock])
        #expect(try await fixture.store.auditLog(limit: 2).map(\.action) == [.resetClock, .void])
      },
    ]
  }

  /// Rounds in a browser in which another account was deleted on the same date.
  static var withheld: [StoreCase] {
    [
      StoreCase("a withheld round counts for its player but enters no board") { fixture in
        try await fixture.addQuestions(3)
        let (ada, bob) = try await (fixture.player("Ada"), fixture.player("Bob"))
        let round = try await fixture.start(ada, isWithheld: true)
        #expect(round.ranking == .withheld)
        try await fixture.apply(.answer(option: round.correctIndex), to: round, after: .seconds(1))
        #expect(try await fixture.store.round(round.id)?.ranking == .withheld)
        try await fixture.answer(bob)
        let page = try await fixture.board(ada)
        #expect(page.lines == ["1 Bob 1 10000"] && page.ownEntry == nil && page.hasWithheldRounds)
        let week = try await fixture.week(ada)
        #expect(week.lines == ["1 Bob 1 10000"] && week.ownEntry == nil && week.hasWithheldRounds)
        #expect(try await fixture.board(bob).hasWithheldRounds == false)
        #expect(try await fixture.week(bob).hasWithheldRounds == false)
        #expect(try await fixture.board(ada, .hard).hasWithheldRounds == false)
        #expect(try await fixture.week(ada, of: StoreFixture.today + 7).hasWithheldRounds == false)
        let history = try await fixture.store.history(of: ada.id, at: StoreFixture.noon + .hours(1))
        #expect(history.map(\.verdict) == [.correct])
        try await fixture.answer(ada, .hard)
        #expect(try await fixture.week(ada).ownEntry?.correct == 1)
      },
      StoreCase("a guest's round stays a guest's where an account was deleted") { fixture in
        try await fixture.addQuestions(1)
        let guest = try await fixture.guest()
        let round = try await fixture.start(guest, isWithheld: true)
        let stored = try await fixture.store.round(round.id)
        for record in [round, try #require(stored)] {
          #expect(record.ranking == .byGuest)
        }
      },
      StoreCase("a paused right answer's best time has the pause in it") { fixture in
        try await fixture.addQuestions(1)
        let ada = try await fixture.player("Ada")
        let round = try await fixture.start(ada)
        // One heartbeat and silence: the watch stands at zero.
        try await fixture.apply(.heartbeat, to: round, after: .zero)
        try await fixture.show(round, isLeft: true, after: .seconds(30))
        try await fixture.apply(.resume, to: round, after: .seconds(30))
        let answered = try await fixture.apply(.answer(option: round.correctIndex), to: round, after: .seconds(30))
        #expect(answered.round.watchTime(at: StoreFixture.noon) == .zero)
        #expect(try await fixture.store.bestTime(of: ada.id, .easy, before: StoreFixture.today + 1) == .seconds(30))
        let history = try await fixture.store.history(of: ada.id, at: StoreFixture.noon + .minutes(1))
        let statistics = PlayerStatistics(of: history, today: StoreFixture.today) { _ in true }
        #expect(statistics.times?.best == .seconds(30) && statistics.bestDay?.elapsed == .seconds(30))
        #expect(statistics.timeHistogram == [0, 0, 0, 1, 0, 0, 0, 0, 0])
      },
      StoreCase("neither a correction nor a group brings a withheld round onto a board") { fixture in
        try await fixture.addQuestions(2)
        let (ada, bob) = try await (fixture.player("Ada"), fixture.player("Bob"))
        let group = try #require(
          try await fixture.store.createGroup(
            NewGroup(name: "Chess", invitation: .random()), by: ada.id, at: StoreFixture.noon))
        _ = try await fixture.store.join(group.id, bob.id, at: StoreFixture.noon)
        let round = try await fixture.start(ada, isWithheld: true)
        try await fixture.apply(.answer(option: round.wrongOption), to: round, after: .seconds(1))
        _ = try await fixture.store.rekey(round.item.id, to: round.wrongOption, fixture.correction())
        #expect(try await fixture.board(ada).count == 0)
        #expect(try await fixture.week(ada).count == 0)
        let page = try await fixture.board(ada, in: group)
        #expect(page.count == 0 && page.hasWithheldRounds)
      },
    ]
  }
}
