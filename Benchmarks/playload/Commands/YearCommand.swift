import ArgumentParser
import Foundation
import QuizDatabase
import QuizEngine
import QuizSQLite
import QuizService

struct YearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "year", abstract: "Puts a year of the daily game into a new data folder, straight through the store.",
    discussion: """
      One player in 25 never misses a round, and on the last date everybody answers. The tokens are of the \
      first players, the first of all a loyal one; they are signed in as of now. The same numbers make the same data.
      """)

  @Option(help: "The folder.")
  var data: String

  @Option(help: "How many players.")
  var players = 10_000

  @Option(help: "About how many rounds.")
  var rounds = 1_000_000

  @Option(help: "How many questions are in the bank.")
  var questions = 3_000

  func run() async throws {
    let store = try Store(SQLiteDatabase.open(directory: data))
    let year = PastYear(players: players, rounds: rounds)
    let start = Instant.now
    try await SampleBank(language: PastYear.language, questions: questions).fill(store)
    let accounts = try await store.signUp(year)
    var played = 0
    for day in 0..<PastYear.days { played += try await store.play(year, accounts, on: PastYear.first + day) }
    for player in 0..<min(32, year.players) {
      let session = PastYear.token(of: player).digest
      try await StoreHandle(store).write(.once) { db in
        try SessionRows(db: db).end(session)
        try SessionStart(digest: session, accountID: accounts[player], startedAt: .now).run(in: db)
      }
    }
    await store.close()
    let seconds = Instant.now.seconds(since: start)
    let tokens = (0..<min(32, year.players)).map { "\"\(PastYear.token(of: $0).text)\"" }.joined(separator: ", ")
    print("{\"players\": \(players), \"rounds\": \(played), \"seconds\": \(seconds), \"tokens\": [\(tokens)]}")
  }
}

extension Store {
  /// The accounts, in the order of the players.
  func signUp(_ year: PastYear) async throws -> [AccountID] {
    try await Array(0..<year.players).concurrentMap { player in
      let account = year.account(player)
      let session = PastYear.token(of: player).digest
      return try await StoreHandle(self, AccountError.store).write(.once) { db in
        guard let id = try AccountRows(db: db).add(account)?.id else { throw AccountError.nameTaken }
        try SessionStart(digest: session, accountID: id, startedAt: account.createdAt).run(in: db)
        return id
      }
    }
  }

  /// - Returns: how many rounds were played.
  fileprivate func play(_ year: PastYear, _ accounts: [AccountID], on date: CalendarDate) async throws -> Int {
    let rounds = accounts.enumerated().flatMap { year.rounds(of: $0.offset, $0.element, on: date) }
    let services = Services(
      library: LibraryService(store: self), store: self,
      dependencies: Dependencies(now: { PastYear.opening }, randomBits: { 1 }))
    return try await rounds.concurrentMap { try await $0.play(with: services) }.count
  }
}

extension Timestamp {
  fileprivate static var now: Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }
}
