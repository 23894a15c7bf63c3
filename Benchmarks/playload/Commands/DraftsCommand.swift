import ArgumentParser
import Foundation
import QuizDatabase
import QuizEngine
import QuizSQLite
import QuizService

struct DraftsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drafts", abstract: "Puts drafts of authors into a new data folder, straight through the studio.",
    discussion: """
      The first author has 50 of them, the second as many as an account may have, the others 50 each. An operator has \
      none. The last 20 of the first two are published, and each was played in the last days. The tokens are of the \
      first author, the second and the operator; they are signed in as of now.
      """)

  @Option(help: "The folder.")
  var data: String

  @Option(help: "A quiz file: the content of each draft.")
  var quiz: String

  @Option(help: "How many drafts.")
  var drafts = 10_000

  @Option(help: "How often each published quiz was played.")
  var plays = 500

  func run() async throws {
    let store = try Store(SQLiteDatabase.open(directory: data))
    let studio = FilledStudio(
      store: store, file: try Data(contentsOf: URL(filePath: quiz)), drafts: drafts, plays: plays)
    let tokens = try await studio.fill()
    await store.close()
    print("{\"drafts\": \(drafts), \"tokens\": [\(tokens.map { "\"\($0.text)\"" }.joined(separator: ", "))]}")
  }
}

/// A house with many drafts.
private struct FilledStudio {
  let store: Store
  let file: Data
  let drafts: Int
  let plays: Int

  private static let usual = 50
  /// As many as a page of the studio's home shows.
  private static let published = 20

  private let services: Services
  private let now = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))

  init(store: Store, file: Data, drafts: Int, plays: Int) {
    (self.store, self.file, self.drafts, self.plays) = (store, file, drafts, plays)
    services = Services(
      library: LibraryService(store: store), store: store,
      dependencies: Dependencies(
        now: { [now] in now }, randomBits: { UInt64.random(in: .min ... .max) }))
  }

  /// - Returns: the session tokens of the first author, the second and the operator.
  func fill() async throws -> [SessionToken] {
    let full = DraftRecord.maxCount
    let counts = [Self.usual, full] + Array(repeating: Self.usual, count: max(0, drafts - full) / Self.usual - 1)
    for (number, count) in counts.enumerated() {
      let author = try await signUp(number, as: .author)
      let made = try await Array(0..<count).concurrentMap(limit: 50) { _ in
        try await services.studio.create(.file(Array(file), name: "quiz.yaml"), by: author)
      }
      for draft in made.suffix(number < 2 ? Self.published : 0) {
        let revision = try await services.studio.publish(
          draft.id, version: draft.version, as: .unlisted, seen: nil, by: author)
        try await play(revision, number: number)
      }
    }
    _ = try await signUp(counts.count, as: .operator)
    return [0, 1, counts.count].map(PastYear.token)
  }

  private func signUp(_ number: Int, as role: Account.Role) async throws -> Account {
    let session = PastYear.token(of: number).digest
    let new = NewAccount(
      name: AccountName("Author \(number)"), credentials: Credentials(passwordHash: "none", recoveryCodeDigest: nil),
      zone: IANATimeZone.utc, settings: AccountSettings(language: PastYear.language), createdAt: now)
    let startedAt = now
    let made = try await StoreHandle(store, AccountError.store).write(.once) { db in
      guard let account = try AccountRows(db: db).add(new) else { throw AccountError.nameTaken }
      try SessionStart(digest: session, accountID: account.id, startedAt: startedAt).run(in: db)
      return account
    }
    if let name = made.name { try await services.accounts.setRole(of: name, to: role) }
    guard let author = try await services.accounts.authenticate(session) else {
      throw ValidationError("The folder has drafts already.")
    }
    return author
  }

  private func play(_ revision: Revision, number: Int) async throws {
    let past = Past(
      revision: revision, plays: plays, start: now - .hours(5 * 24), span: .hours(4 * 24),
      seed: UInt64(revision.id.number))
    _ = try await Array(0..<plays).concurrentMap { try await services.plays.add(past[$0], invitedBy: nil) }
  }
}
