import Foundation
internal import QuizDatabase
import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// Deleted accounts, and guests who become an account.
  static var accountDeletion: [StoreCase] {
    [
      StoreCase("a guest's groups become the account's, whatever the limit", fullMerge),
      StoreCase("a guest with a withheld round of 0.6 can be merged", mergeOfWithheldRound),
      StoreCase("a deleted account leaves only counts", deletion),
      StoreCase("a merge moves a guest's rounds where the account has none itself", merge),
      StoreCase("a merge moves no round of a date that the account's calendar didn't have", foreignMerge),
      StoreCase("a guest's rounds stay out of the boards of the account that the guest is merged into") { fixture in
        try await fixture.addQuestions(2)
        let (guest, ada) = (try await fixture.guest(), try await fixture.player())
        let round = try await fixture.answer(guest)
        let open = try await fixture.start(guest, .hard)
        try await fixture.store.startSession(.random(), of: ada.id, merging: guest.id, at: StoreFixture.noon)
        let taken = try #require(try await fixture.store.round(round.id))
        #expect(taken.accountID == ada.id && taken.ranking == .byGuest)
        _ = try await fixture.store.apply(
          .answer(option: open.correctIndex), to: open.id, of: ada.id,
          at: StoreFixture.midnight - .hours(12) + .seconds(30))
        #expect(try await fixture.board(ada).count == 0)
        #expect(try await fixture.week(ada).count == 0)
        #expect(
          try await fixture.store.history(of: ada.id, at: StoreFixture.noon).map(\.verdict) == [.correct, .correct])
      },
      StoreCase("only a guest is merged, and only once") { fixture in
        try await fixture.addQuestions(2)
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let round = try await fixture.answer(bob)
        for other in [bob.id, ada.id, AccountID(4_711)] {
          try await fixture.store.startSession(.random(), of: ada.id, merging: other, at: StoreFixture.noon)
        }
        #expect(try await fixture.store.round(round.id) == round)
        #expect(try await fixture.store.account(bob.id) == bob)
        let guest = try await fixture.guest()
        try await fixture.answer(guest)
        _ = try await atOnce(20) { index in
          try await fixture.store.startSession(
            .random(), of: index % 2 == 0 ? ada.id : bob.id, merging: guest.id, at: StoreFixture.noon)
        }
        #expect(try await fixture.store.account(guest.id) == nil)
        #expect(try await fixture.store.answerCounts(of: round.item.id) == ItemAnswerCounts.right(2, of: round))
      },
      StoreCase("a browser's plays can be forgotten but stay counted") { fixture in
        let revision = try await fixture.publish(.singles(2))
        let browser = PlayOwner.random()
        let finished = try await fixture.finish(try await fixture.begin(revision, by: browser), choosing: 1)
        let open = try await fixture.begin(revision, by: browser)
        let other = try await fixture.begin(revision)
        try await fixture.store.deletePlays(of: browser)
        for play in [finished, open] { #expect(try await fixture.store.play(play.id) == nil) }
        #expect(try await fixture.store.openPlay(of: revision.quiz.id, by: browser) == nil)
        #expect(try await fixture.store.play(other.id) == other)
        #expect(try await fixture.store.distribution(of: revision.quiz.id).total == 1)
        await #expect(throws: PlayServiceError.noSuchPlay) { try await fixture.answer(open, .single(0), at: 0) }
      },
      StoreCase("a player's data export is complete and contains nothing of others", archives),
      StoreCase("a deleted account's name is free again, but its ID isn't") { fixture in
        let ada = try await fixture.player()
        try await fixture.store.delete(ada)
        let again = try await fixture.player()
        #expect(again.id != ada.id)
        try await fixture.store.delete(ada)
      },
    ]
  }

  private static func deletion(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(3)
    let sessionDigest = SessionTokenDigest.random()
    let (ada, bob) = (try await fixture.player("Ada", sessionDigest: sessionDigest), try await fixture.player("Bob"))
    let round = try await fixture.answer(ada)
    try await fixture.answer(bob, after: .seconds(20))
    let open = try await fixture.start(ada, .hard)
    try await fixture.report("Wrong", on: round, by: ada)
    let alone = try await fixture.found("Alone", by: ada)
    let both = try await fixture.found("Both", by: ada)
    _ = try await fixture.store.join(both.id, bob.id, at: StoreFixture.noon)
    try await fixture.store.delete(ada)
    #expect(try await fixture.store.account(ada.id) == nil)
    #expect(try await fixture.named("Ada") == nil)
    #expect(try await fixture.signedIn([sessionDigest]) == [false])
    for id in [round.id, open.id] { #expect(try await fixture.store.round(id) == nil) }
    #expect(try await fixture.board(bob).lines == ["1 Bob 1 20000"])
    #expect(try await fixture.week(bob).lines == ["1 Bob 1 20000"])
    #expect(try await fixture.store.openReports(limit: 9).isEmpty)
    #expect(try await fixture.store.group(invitedBy: alone.invitation) == nil)
    #expect(try await fixture.store.groups(of: bob.id).map(\.members) == [1])
    #expect(try await fixture.store.answerCounts(of: round.item.id) == ItemAnswerCounts.right(2, of: round))
  }

  private static func archives(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(3)
    let revision = try await fixture.publish(.singles(2))
    let (ada, bob, browser) = (
      try await fixture.player("Ada"), try await fixture.player("Bob"), PlayOwner.random()
    )
    let later = try await fixture.start(ada, on: StoreFixture.today + 1)
    let round = try await fixture.answer(ada)
    try await fixture.answer(bob)
    try await fixture.report("Wrong", on: round, by: ada)
    let group = try await fixture.found("Chess club", by: ada)
    let plays = [try await fixture.begin(revision, by: browser), try await fixture.begin(revision, by: browser)]
    _ = try await fixture.begin(revision)
    let report = PlayerDataExport.Report(
      question: round.item.content.question.text, text: "Wrong", reportedAt: StoreFixture.noon)
    let archive = try await fixture.store.dataExport(of: ada.id, browser: browser)
    #expect(archive == PlayerDataExport(rounds: [round, later], groups: [group], reports: [report], plays: plays))
    let nothing = PlayerDataExport(rounds: [], groups: [], reports: [], plays: [])
    #expect(try await fixture.store.dataExport(of: AccountID(99), browser: nil) == nothing)
  }

  /// At 03:00 UTC it is still yesterday in Pago Pago. At 12:00 UTC it is already tomorrow in Kiritimati.
  private static func foreignMerge(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(9)
    let ada = try await fixture.player()
    for (name, date, hour) in [
      ("Pacific/Pago_Pago", StoreFixture.today - 1, 3 as Int64), ("Pacific/Kiritimati", StoreFixture.today + 1, 12),
    ] {
      let guest = try await fixture.guest(zone: try #require(IANATimeZone(name)))
      let began = StoreFixture.today.midnightUTC + .hours(hour)
      let foreign = try await fixture.store.start(
        NewRound(
          id: .random(), accountID: guest.id, date: date, difficulty: .easy, game: GameID(StoreFixture.english),
          startedAt: began, dayEndsAt: began + .hours(7), seed: 5, drawSeed: 6, draw: .shared))
      let common = try await fixture.start(guest, .hard, on: date)
      try await fixture.store.startSession(.random(), of: ada.id, merging: guest.id, at: StoreFixture.noon)
      #expect(try await fixture.store.round(foreign.id) == nil)
      #expect(try await fixture.store.round(common.id)?.accountID == ada.id)
    }
  }

  private static func mergeOfWithheldRound(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(3)
    let (guest, ada) = (try await fixture.guest(), try await fixture.player())
    let (model, withheld) = (try await fixture.start(fixture.player("Bob")), RoundID.random())
    try await fixture.store.write(.once) { db in
      try db.run(
        """
        INSERT INTO round (account_id, date, difficulty, public_id, item_id, category, is_unranked, seed, started_at,
          day_ends_at, phase, running_since, watch_time_ms, latest_at, is_void, is_withheld)
        SELECT ?1, date, difficulty, ?2, item_id, category, 1, seed, started_at, day_ends_at, phase, running_since,
          watch_time_ms, latest_at, is_void, 1
        FROM round WHERE public_id = ?3
        """, [guest.id.number, Data(withheld.token.bytes), Data(model.id.token.bytes)])
    }
    let other = try await fixture.answer(guest, .hard)
    try await fixture.store.startSession(.random(), of: ada.id, merging: guest.id, at: StoreFixture.noon)
    #expect(try await fixture.store.account(guest.id) == nil)
    #expect(try await fixture.store.round(withheld) == nil)
    #expect(try await fixture.store.round(other.id)?.accountID == ada.id)
  }

  private static func fullMerge(_ fixture: StoreFixture) async throws {
    let (guest, ada) = (try await fixture.guest(), try await fixture.player("Ada"))
    let (own, other) = (try await fixture.found("Guests", by: guest), try await fixture.found("Both", by: guest))
    _ = try await fixture.store.join(other.id, ada.id, at: StoreFixture.noon)
    for index in 1..<PlayerGroup.maxGroups { try await fixture.found("Group \(index)", by: ada) }
    try await fixture.store.startSession(.random(), of: ada.id, merging: guest.id, at: StoreFixture.noon)
    let groups = try await fixture.store.groups(of: ada.id)
    #expect(groups.count == PlayerGroup.maxGroups + 1)
    #expect(groups.filter { [own.id, other.id].contains($0.id) }.map(\.members) == [1, 1])
    #expect(try await fixture.store.founder(of: own.id) == ada.name)
  }

  private static func merge(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(9)
    let sessionDigest = SessionTokenDigest.random()
    let (guest, ada) = (try await fixture.guest(sessionDigest: sessionDigest), try await fixture.player())
    let own = try await fixture.answer(ada, .easy, right: false)
    let lost = try await fixture.answer(guest, .easy)
    let answered = try await fixture.answer(guest, .medium)
    let earlier = try await fixture.answer(guest, .easy, on: StoreFixture.today - 1)
    let group = try await fixture.found("Guests", by: guest)
    try await fixture.report("Wrong", on: answered, by: guest)
    try await fixture.store.startSession(.random(), of: ada.id, merging: guest.id, at: StoreFixture.noon)
    let rounds = try await fixture.store.rounds(of: ada.id, on: StoreFixture.today, at: StoreFixture.noon)
    #expect(rounds.map(\.id) == [own.id, answered.id])
    #expect(try await fixture.store.round(earlier.id)?.accountID == ada.id)
    #expect(try await fixture.store.round(lost.id) == nil)
    #expect(try await fixture.store.account(guest.id) == nil)
    #expect(try await fixture.signedIn([sessionDigest]) == [false])
    #expect(try await fixture.store.groups(of: ada.id).map(\.id) == [group.id])
    #expect(try await fixture.store.openReports(limit: 9).map(\.reportCount) == [1])
    let tally = try #require(try await fixture.store.answerCounts(of: own.item.id))
    #expect(tally.byOption.reduce(0, +) == 2)
  }
}

extension ItemAnswerCounts {
  /// The counts with this number of correct answers and nothing else.
  static func right(_ count: Int, of round: RoundRecord) -> ItemAnswerCounts {
    ItemAnswerCounts(
      starts: count, byOption: round.item.content.options.indices.map { $0 == round.correctIndex ? count : 0 },
      unanswered: 0)
  }
}
