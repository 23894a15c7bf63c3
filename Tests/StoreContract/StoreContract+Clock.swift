import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// The latest instant that the house has seen.
  static var clock: [StoreCase] {
    [
      StoreCase("the latest instant only grows, whoever notes it, and outlasts the store") { stage in
        #expect(try await stage.store.latestInstant() == nil)
        let instants = (0..<40).map { Stage.moment(Int64($0 * 37 % 40) * 1_000) }
        _ = try await atOnce(40) { try await stage.store.note(instants[$0], knowing: 0) }
        let latest = LatestInstant(instant: Stage.moment(39_000), resets: 0)
        #expect(try await stage.store.latestInstant() == latest)
        #expect(try await stage.store.note(Stage.noon, knowing: 0) == latest)
        try await stage.reopened { again in
          let kept = try await again.store.latestInstant()
          #expect(kept == latest)
        }
      },
      StoreCase("an operator sets it back, once, with a line on the trail; who didn't know of it can't undo that") {
        stage in
        let wrong = Stage.noon + .hours(24 * 365)
        _ = try await stage.store.note(wrong, knowing: 0)
        let before = try await stage.store.resetLatestInstant(to: Stage.noon, reason: "The clock was a year ahead.")
        #expect(before == LatestInstant(instant: wrong, resets: 0))
        let reset = LatestInstant(instant: Stage.noon, resets: 1)
        #expect(try await stage.store.note(wrong, knowing: 0) == reset)
        let later = LatestInstant(instant: Stage.moment(1_000), resets: 1)
        #expect(try await stage.store.note(later.instant, knowing: 1) == later)
        let trail = try await stage.store.trail(limit: 10)
        #expect(trail.map(\.deed) == [.resetClock] && trail.first?.item == nil)
        #expect(trail.first?.reason == "The clock was a year ahead." && trail.first?.at == Stage.noon)
      },
      StoreCase("the trail has decisions and resets by their time, and no more than were asked for") { stage in
        try await stage.stock(2)
        let item = try #require(try await stage.scheduled())
        _ = try await stage.store.resetLatestInstant(to: Stage.noon, reason: "First.")
        _ = try await stage.store.void(item.id, stage.edict(at: Stage.moment(1_000)))
        _ = try await stage.store.resetLatestInstant(to: Stage.moment(2_000), reason: "Last.")
        #expect(try await stage.store.trail(limit: 10).map(\.deed) == [.resetClock, .void, .resetClock])
        #expect(try await stage.store.trail(limit: 2).map(\.deed) == [.resetClock, .void])
      },
    ]
  }

  /// Rounds in a browser where another account was deleted on their date.
  static var withheld: [StoreCase] {
    [
      StoreCase("a withheld round counts for its player and enters no board, and its player is told so") { stage in
        try await stage.stock(3)
        let (ada, bob) = try await (stage.player("Ada"), stage.player("Bob"))
        let round = try await stage.start(ada, isWithheld: true)
        #expect(round.isWithheld && !round.isGuests && !round.isRanked)
        try await stage.play(.answer(option: round.key), in: round, after: .seconds(1))
        #expect(try await stage.store.round(round.id)?.isWithheld == true)
        try await stage.answer(bob)
        let page = try await stage.board(ada)
        #expect(page.lines == ["1 Bob 1 10000"] && page.own == nil && page.isOwnWithheld)
        let week = try await stage.week(ada)
        #expect(week.lines == ["1 Bob 1 10000"] && week.own == nil && week.isOwnWithheld)
        #expect(try await stage.board(bob).isOwnWithheld == false)
        #expect(try await stage.week(bob).isOwnWithheld == false)
        #expect(try await stage.board(ada, .hard).isOwnWithheld == false)
        #expect(try await stage.week(ada, of: Stage.today + 7).isOwnWithheld == false)
        let history = try await stage.store.history(of: ada.id, at: Stage.noon + .hours(1))
        #expect(history.map(\.outcome) == [.correct])
        try await stage.answer(ada, .hard)
        #expect(try await stage.week(ada).own?.correct == 1)
      },
      StoreCase("neither a correction nor a group brings a withheld round onto a board") { stage in
        try await stage.stock(2)
        let (ada, bob) = try await (stage.player("Ada"), stage.player("Bob"))
        let group = try #require(
          try await stage.store.found(
            NewGroup(name: "Chess", invitation: .random()), by: ada.id, at: Stage.noon))
        _ = try await stage.store.join(group.id, bob.id, at: Stage.noon)
        let round = try await stage.start(ada, isWithheld: true)
        try await stage.play(.answer(option: round.wrong), in: round, after: .seconds(1))
        _ = try await stage.store.rekey(round.item.id, to: round.wrong, stage.edict())
        #expect(try await stage.board(ada).count == 0)
        #expect(try await stage.week(ada).count == 0)
        let page = try await stage.board(ada, in: group)
        #expect(page.count == 0 && page.isOwnWithheld)
      },
    ]
  }
}
