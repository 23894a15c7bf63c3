import Foundation
package import QuizEngine
package import QuizService

/// Everything that a store's methods return, as lines of text. It has values but no property names, so renaming a
/// property doesn't change it.
package struct StoreTranscript {
  private let store: Store
  package private(set) var lines: [String] = []

  package init(of store: Store) { self.store = store }

  /// Everything of the house in `QuizSQLiteTests/Fixtures/house-0.6.sql`, as one text.
  ///
  /// - Parameter plays: its plays and the browsers that began them, in the order in which they began.
  package static func ofOldHouse(
    in store: Store, plays: [(id: PlayID, browser: PlayOwner)]
  ) async throws -> String {
    let now = Timestamp(milliseconds: 1_795_000_000_123)
    let today = CalendarDate(of: now, offset: .zero)
    let language = Language("en")
    var transcript = StoreTranscript(of: store)
    try await transcript.bank(of: language, dates: today...(today + 7))
    try await transcript.library(plays.map(\.id), plays.map(\.browser))
    try await transcript.accounts(
      ((1...9) + [100]).map { AccountID($0) }, language: language, dates: today...(today + 7), at: now)
    return transcript.lines.joined(separator: "\n") + "\n"
  }

  /// - Parameters:
  ///   - accounts: the ids to read, also ids without an account.
  ///   - dates: the dates whose rounds and boards are read.
  ///   - now: the instant of all reads. A read applies the effects of time to rounds.
  package mutating func accounts(
    _ accounts: [AccountID], language: Language, dates: ClosedRange<CalendarDate>, at now: Timestamp
  ) async throws {
    for id in accounts {
      guard let account = try await store.account(id) else {
        add("account", id, "none")
        continue
      }
      add("account", account)
      if let name = account.name {
        let found = try await store.account(named: name)
        add("credentials", found?.account.id, found?.credentials)
      }
      for session in try await store.sessions(of: id, at: now) { add("session", session) }
      for browser in try await store.knownBrowsers(of: id, at: now) { add("device", browser) }
      for group in try await store.groups(of: id) {
        add("group", group, try await store.group(invitedBy: group.invitation))
        for date in Self.days(dates) {
          for difficulty in Difficulty.allCases {
            let query = QuestionBoardSelection(
              game: GameID(language), difficulty: difficulty, date: date, groupID: group.id)
            add("group board", try await store.board(query, for: id, limit: 10))
          }
          let day = DayBoardSelection(game: GameID(language), date: date, groupID: group.id)
          add("group day", try await store.board(day, for: id, limit: 10))
        }
        let week = WeekBoardSelection(game: GameID(language), monday: dates.lowerBound.monday, groupID: group.id)
        add("group week", try await store.board(week, for: id, limit: 10))
      }
      for date in Self.days(dates) { add("rounds", try await store.rounds(of: id, on: date, at: now)) }
      for round in try await store.history(of: id, at: now) { add("history", round) }
      add("voided", try await store.voided(for: id))
      let export = try await store.dataExport(of: id, browser: nil)
      add("export", export)
      for round in export.rounds { add("round", try await store.round(round.id)) }
    }
    for date in Self.days(dates) {
      for difficulty in Difficulty.allCases {
        for viewer in [nil, accounts.first] {
          let query = QuestionBoardSelection(game: GameID(language), difficulty: difficulty, date: date, groupID: nil)
          add("board", try await store.board(query, for: viewer, limit: 3))
        }
      }
      let day = DayBoardSelection(game: GameID(language), date: date)
      add("day", try await store.board(day, for: accounts.first, limit: 3))
    }
    for viewer in [nil] + accounts {
      let week = WeekBoardSelection(game: GameID(language), monday: dates.lowerBound.monday, groupID: nil)
      add("week", try await store.board(week, for: viewer, limit: 3))
    }
  }

  package mutating func bank(of language: Language, dates: ClosedRange<CalendarDate>) async throws {
    add("languages", try await store.bankLanguages())
    let shared = try await store.gameLanguages()
    if !shared.all.isEmpty { add("shared", shared) }
    add("inventory", try await store.inventory(of: language))
    add("first date", try await store.firstDate(of: language))
    for day in try await store.schedule(of: language, in: dates, drawing: nil) {
      add("scheduled", day, try await store.answerCounts(of: day.item.id), try await store.itemDetails(of: day.item.id))
    }
    for entry in try await store.auditLog(limit: 100) { add("audit log", entry) }
    for report in try await store.openReports(limit: 100) { add("report", report) }
    for record in try await store.imports(limit: 100) { add("import", record, try await store.importRecord(record.id)) }
    let questions = try await store.questions(of: nil, after: nil, limit: 10_000)
    for question in questions {
      add("question", question, try await store.practiceQuestion(question.id, ended: dates.upperBound))
    }
    add("of the language", try await store.questions(of: language, after: nil, limit: 10_000).map(\.id))
    add("preview", try await store.previewAdding(questions.map(\.entry)))
    for analytics in try await store.questionAnalytics() { add("analytics", analytics) }
    add("licences", try await store.licenceCounts())
    for seed in 0..<8 as Range<UInt64> {
      add(
        "practice",
        try await store.randomPracticeQuestion(nil, nil, of: language, ended: dates.upperBound, seed: seed)?.id)
    }
    add("latest instant", try await store.latestInstant())
    add("secret", try await store.houseSecret(proposing: Token128(high: 0, low: 0)))
  }

  package mutating func library(_ plays: [PlayID], _ browsers: [PlayOwner]) async throws {
    let newest = try await store.newestRevisions()
    add("newest revisions", newest)
    for (quiz, id) in newest.sorted(by: { $0.value.number < $1.value.number }) {
      let revision = try await store.revision(id)
      add("revision", revision, try await store.newestRevision(of: quiz)?.id)
      for picture in revision?.pictures ?? [] { add("picture", try await store.picture(picture.id)) }
      add("distribution", try await store.distribution(of: quiz), try await store.publishedDistribution(of: quiz))
      for browser in browsers { add("open play", try await store.openPlay(of: quiz, by: browser)?.id) }
    }
    for play in plays { add("play", Self.withoutQuiz(try await store.play(play))) }
    for browser in browsers {
      let export = try await store.dataExport(of: AccountID(0), browser: browser)
      add("plays", export.plays.map(\.id))
    }
  }

  /// The values of a play without its quiz, which is printed with its revision.
  private static func withoutQuiz(_ record: PlayRecord?) -> [Any] {
    guard let record else { return [] }
    return [
      record.id, record.owner, record.revisionID, record.startedAt, record.play.seed, record.play.responses,
      record.play.order.questions, record.finishedAt as Any, record.play.result as Any,
    ]
  }

  private mutating func add<each Value>(_ title: String, _ values: repeat each Value) {
    var parts = [title]
    for value in repeat each values { parts.append(Self.text(value)) }
    lines.append(parts.joined(separator: " | "))
  }

  private static func days(_ dates: ClosedRange<CalendarDate>) -> [CalendarDate] {
    (dates.lowerBound.epochDay...dates.upperBound.epochDay).map { CalendarDate(epochDay: $0) }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let zone as IANATimeZone: return zone.name
    case let text as String: return "\"\(text)\""
    case let data as Data: return hexadecimal(data)
    case let bytes as [UInt8]: return hexadecimal(bytes)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.filter { !isNewerThanOldHouse($0, of: value) }.map { text($0.value) }
    switch mirror.displayStyle {
    case .optional: return parts.first ?? "nil"
    case .dictionary, .set: return "{" + parts.sorted().joined(separator: ", ") + "}"
    case .enum: return mirror.children.first.map { "\($0.label ?? "")(\(parts.joined()))" } ?? "\(value)"
    default: return parts.isEmpty ? "\(value)" : "(" + parts.joined(separator: ", ") + ")"
    }
  }

  /// Whether a property came after 0.6 and says nothing of a house of its time.
  private static func isNewerThanOldHouse(_ property: Mirror.Child, of value: Any) -> Bool {
    switch (value, property.label) {
    case (is ItemRecord, "questionID"), (is ItemRecord, "game"), (is ItemRecord, "isReworded"): true
    case (let export as PlayerDataExport, "drafts"): export.drafts.isEmpty
    case (let question as TriviaQuestion, "translations"): question.translations.isEmpty
    case (let entry as AuditLogEntry, "textChanges"): entry.textChanges.isEmpty
    default: false
    }
  }

  private static func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
    "x" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
