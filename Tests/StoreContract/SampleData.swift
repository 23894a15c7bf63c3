import Foundation
import QuizEngine
package import QuizService
import Testing

@testable package import QuizDatabase

/// A house with rows in every table, for tests that copy or move it.
package enum SampleData {
  /// Lets some players do everything that is stored.
  package static func fill(_ provider: some StoreProvider, _ store: Store) async throws {
    let fixture = StoreFixture(provider: provider, store: store)
    try await plays(on: fixture)
    let players = try await days(on: fixture)
    let group = try #require(
      try await store.createGroup(.named("Chess 🏁 club"), by: players[0].id, at: StoreFixture.noon))
    _ = try await store.join(group.id, players[1].id, at: StoreFixture.noon)
    // The number of the deleted group must never be reused.
    let gone = try #require(try await store.createGroup(.named("Gone"), by: players[0].id, at: StoreFixture.noon))
    try await store.leave(gone.id, players[0].id)
    _ = try await store.recordAttempt([1, 2, 0, 255], within: .passwords, at: StoreFixture.noon)
    _ = try await store.recordLatestInstant(StoreFixture.noon, knownResets: 0)
    _ = try await store.resetLatestInstant(to: StoreFixture.noon, reason: "It was 2031 🕰️ here.")
    try await store.recordKnownBrowser(KnownBrowserDigest.random(), of: players[1].id, at: StoreFixture.noon)
    let importID = try await store.beginImport(of: "früh 🗂️.csv", format: "csv", at: StoreFixture.noon)
    _ = try await store.add([BankEntry(question: .numbered(77, .easy))], at: StoreFixture.noon, in: importID)
    _ = try await store.houseSecret(proposing: Token128(high: 1, low: 2))
    try await translations(on: fixture)
    try await drafts(on: fixture, by: players)
  }

  /// A draft with a snapshot and changes since, published and with everything else; a deleted one; and an invitation.
  private static func drafts(on fixture: StoreFixture, by players: [Account]) async throws {
    let (ada, bob) = (players[1], players[3])
    try await fixture.store.setRole(.author, of: ada.id)
    _ = try await fixture.invite(to: .author, by: ada)
    let (first, gone) = try await (fixture.draft(by: ada), fixture.draft(by: bob))
    try await fixture.store.addEditor(bob.id, to: first, of: ada.id, at: noon)
    for step in 1...104 { try await fixture.title("Step \(step) \u{0} 🪜", of: first, by: step % 2 == 0 ? ada : bob) }
    try await fixture.save(.undo, to: first, by: ada, version: 104)
    try await fixture.store.addPreview(
      DraftPreview(tokenDigest: PreviewTokenDigest(token: .random()), createdAt: noon), of: first, by: bob.id)
    _ = try await fixture.publish(first, .singles(2, "studio"), by: bob, version: 105)
    // The number of the deleted draft must never be reused.
    _ = try await fixture.publish(gone, .singles(2, "studio-gone"), by: bob, version: 0)
    try await fixture.store.deleteDraft(gone, of: bob.id, at: noon)
  }

  /// Translates questions, one of them after it was asked, and corrects the translation.
  private static func translations(on fixture: StoreFixture) async throws {
    let (russian, chinese) = (Language("ru"), Language("zh-Hant"))
    let asked = try #require(try await fixture.scheduled()).content.question
    for text in ["Что?", "Что это 🤔?"] {
      _ = try await fixture.store.add(
        [BankEntry(question: asked.with(translations: [.numbered(1, russian, text: text)]))], at: noon)
    }
    let both = [TriviaTexts.numbered(2, russian), .numbered(2, chinese)]
    _ = try await fixture.store.add(
      (81...84).map { BankEntry(question: TriviaQuestion.numbered($0, .hard).with(translations: both)) }, at: noon)
    try await fixture.store.setGameLanguages(GameLanguages([Language("en"), russian]))
    try await fixture.store.setGameLanguages(GameLanguages())
    try await fixture.store.setGameLanguages(GameLanguages([Language("de"), Language("fr")]))
  }

  /// Does on a house that ``fill(_:_:)`` made what leaves rows in all their states.
  package static func addVariety(_ provider: some StoreProvider, _ store: Store) async throws {
    let fixture = StoreFixture(provider: provider, store: store)
    let players = try await ([2, 3, 4, 5] as [Int64]).asyncMap { id in
      try #require(try await store.account(AccountID(id)))
    }
    try await store.setRole(.operator, of: players[0].id)
    try await store.finishOnboarding(of: players[1].id)
    try await store.changeTimeZone(of: players[1].id, to: try #require(IANATimeZone("Asia/Tokyo")), at: noon)
    let settings = AccountSettings(language: Language("de"), hidesStopwatch: true)
    try await store.changeSettings(settings, of: players[2].id)
    let today = StoreFixture.today
    let voided = try await fixture.answer(players[2], .medium, on: today + 1)
    try await fixture.answer(players[3], .medium, on: today + 1, right: false)
    _ = try await store.void(voided.item.id, fixture.correction(by: players[0]))
    let paused = try await fixture.start(players[2], .hard, on: today + 2)
    _ = try await fixture.apply(.heartbeat, to: paused, after: .seconds(3))
    _ = try await fixture.apply(.pause, to: paused, after: .seconds(5))
    let running = try await fixture.start(players[2], .hard, on: today + 3)
    _ = try await fixture.apply(.heartbeat, to: running, after: .seconds(4))
    let late = try await fixture.start(players[3], .hard, on: today + 3)
    _ = try await fixture.show(late, after: .hours(2))
    let expired = try await fixture.start(players[3], .hard, on: today + 4)
    _ = try await fixture.apply(.pause, to: expired, after: .seconds(5))
    _ = try await fixture.show(expired, after: .hours(24))
    let guest = try await fixture.guest()
    let withheld = try await fixture.start(guest, .hard, on: today + 5, isWithheld: true)
    _ = try await fixture.apply(.answer(option: withheld.correctIndex), to: withheld, after: .seconds(7))
    try await fixture.answer(guest, .medium, on: today + 5, draw: .personal)
    let reported = try await fixture.answer(players[3], .hard, on: today + 6)
    try await store.report("Is it?", on: reported.id, by: players[3].id, at: noon)
    try await store.dismissReports(on: reported.item.id, fixture.correction())
    let importID = try await store.beginImport(of: "second.csv", format: "csv", at: noon)
    let questions = [TriviaQuestion.numbered(78, .easy), .numbered(79, .hard), .numbered(5, .medium)]
    _ = try await store.add(questions.map { BankEntry(question: $0, name: "Q") }, at: noon, in: importID)
    try await store.endImport(importID, at: noon)
    let undone = try await store.beginImport(of: "third.csv", format: "csv", at: noon)
    _ = try await store.add([BankEntry(question: .numbered(80, .easy))], at: noon, in: undone)
    try await store.endImport(undone, at: noon)
    _ = try await store.undoImport(undone, after: nil, limit: 100, isDryRun: false, replacement: nil, at: noon)
    try await store.markImportUndone(undone, at: noon)
  }

  private static var noon: Timestamp { StoreFixture.noon }

  private static func plays(on fixture: StoreFixture) async throws {
    let revision = try await fixture.publish(.everyKind, pictures: [.abc])
    let singles = try await fixture.publish(.singles(3))
    for choice in 0..<45 { try await fixture.finish(try await fixture.begin(singles), choosing: choice % 3) }
    let compared = try await fixture.finish(try await fixture.begin(singles), choosing: 0)
    let invitation = try await fixture.store.allowComparison(
      with: compared.id, of: compared.owner, proposing: .random(), at: noon)
    try await fixture.store.begin(
      PlayRecord(
        id: PlayID(.random()), owner: .random(), revisionID: singles.id, startedAt: noon,
        play: Play(quiz: singles.quiz, seed: 9)), invitedBy: invitation)
    let open = try await fixture.begin(revision, seed: .max)
    try await fixture.answer(open, .choosing(1, at: 0, of: open), at: 0)
  }

  private static func days(on fixture: StoreFixture) async throws -> [Account] {
    try await fixture.addQuestions(60)
    var players = [try await fixture.guest()]
    for name in ["Ada", "Bob 🐢", "柯潔", "Ёж"] { players.append(try await fixture.player(name)) }
    for day in 0..<6 {
      for (index, player) in players.enumerated() {
        try await fixture.answer(player, on: StoreFixture.today + day, right: (day + index) % 2 == 0)
      }
    }
    let round = try await fixture.answer(players[1], .hard)
    try await fixture.store.report("Naïve 🤔", on: round.id, by: players[1].id, at: StoreFixture.noon)
    _ = try await fixture.store.rekey(round.item.id, to: round.wrongOption, fixture.correction(by: players[2]))
    _ = try await fixture.start(players[3], .medium)
    let gone = try await fixture.player("Gone")
    try await fixture.answer(gone)
    try await fixture.store.delete(gone)
    return players
  }

  /// Adds rows with values that databases handle differently.
  package static func addHostileRows(to db: any SQLConnection) throws {
    for (name, rows) in hostileRows {
      let table = try #require(Schema.tables.first { $0.name == name })
      try TableRows(table, in: db).insert(rows)
    }
  }

  private static let hostileRows: [(table: String, rows: [[SQLValue]])] = [
    ("quiz", texts.enumerated().map { [.integer(Int64(1_000 + $0)), .text($1)] }),
    (
      "attempt_count",
      blobs.map { [.blob($0), .integer(.max), .integer(.min), .integer(.max)] }
        + [[.blob(Data([9])), .integer(1), .integer(0), .integer(0)]]
    ),
    (
      "account",
      [
        [
          .integer(1 << 40), .null, .null, .null, .null, .text("player"), .integer(.min), .text("\u{0}"), .integer(0),
          .integer(1), .integer(3), .integer(0),
        ]
      ]
    ),
    ("account_time_zone", texts.enumerated().map { [.integer(1 << 40), .integer(.max - Int64($0)), .text($1)] }),
    ("bank_count", texts.map { [.text($0), .text(""), .text("x"), .integer(.max)] }),
    (
      "anonymized_answer",
      [Int64.min, -1, 0, .max].map { [.integer(1), .integer(-1), .integer($0), .integer(.max)] }
    ),
    (
      "question_translation",
      texts.map {
        [
          .integer(1), .text($0), .integer(.max), .text($0 + "?"), .text("!" + $0), .text("[\"\"]"), .text($0),
          .text(""),
          .integer(.min), .integer(1 << 40), .text($0),
        ]
      }
    ),
    (
      "draft",
      texts.enumerated().map {
        [
          .integer(1_000 + Int64($0)), .blob(Data(repeating: UInt8($0), count: 16)), .integer(3), .text($1),
          .integer(.min), .integer(.max), .integer(.max), .integer(.max), .text($1), .integer(.max),
        ]
      }
    ),
    ("draft_snapshot", texts.enumerated().map { [.integer(1_000 + Int64($0)), .integer(.max), .text($1)] }),
    (
      "draft_change",
      texts.enumerated().map {
        [
          .integer(1_000), .integer(.max - Int64($0)), .null, .blob(Data(repeating: UInt8($0), count: 16)),
          .text("redo"), .integer(.min), .text($1),
        ]
      }
    ),
    (
      "question_alias",
      (0...3).map { [.blob(Data(repeating: UInt8($0), count: 16)), .integer(1)] }
    ),
    ("game_language", texts.enumerated().map { [.text($1), .integer(.max - Int64($0)), .text("x" + $1)] }),
    ("published_answer_count", (0...3).map { [.integer(1), .integer($0), .integer(.max), .integer(.min)] }),
    (
      "day_result",
      texts.map { [.text($0), .integer(.min), .integer(1 << 40), .integer(3), .integer(.max)] }
    ),
    (
      "streak_checkpoint",
      [
        [
          .integer(1 << 40), .integer(.max), .integer(.max), .integer(.min), .integer(0), .null, .integer(0), .null,
          .integer(.max),
        ]
      ]
    ),
  ]

  /// Texts that careless comparisons or copies treat as equal.
  private static let texts = [
    "a", "A", "a ", "á", "a\u{301}", "ß", "ss", "a\u{0}b", "a\u{0}c", "\u{10FFFF}", "\u{FFFD}", "🏳️‍🌈", "'\"\\%_;--",
    "\u{7F}",
    "\u{FEFF}a", "ﷺ", "İ", "ı",
  ]

  private static let blobs = [
    Data(), Data([0]), Data([0, 0]), Data([255, 254]), Data("'\\".utf8), Data(repeating: 0, count: 200),
    Data((0...254).map { UInt8($0) }),
  ]
}

extension Sequence where Element: Sendable {
  func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
