#if MariaDB
  import Foundation
  import QuizEngine
  import StoreContract
  import Testing

  @testable import QuizMariaDB
  @testable import QuizDatabase
  @testable import QuizService

  /// Connections that break between a commit and its reply, and slow migrations.
  @Suite(.enabled(if: !TemporaryDatabase.servers.isEmpty, "Tests/Cluster/cluster.py runs them"), .serialized)
  struct WriteOnceTests {
    private let database: TemporaryDatabase

    init() throws { database = try TemporaryDatabase() }

    @Test func `a commit whose reply is lost isn't repeated, and its result is reported`() async throws {
      await (try database.open()).close()
      let worker = worker(losing: 2)
      let limit = ExponentialBackoff.passwords
      let now = Timestamp(milliseconds: 1_795_000_000_000)
      let admission = try worker.writeOnce { db in
        .commit(
          try AttemptCounter(db: db, now: now).admit(
            under: [AttemptLimit(key: AttemptKey(bytes: [7]), policy: .backoff(limit))]))
      }
      #expect(throws: Never.self) { try admission.get() }
      #expect(try Self.count("SELECT attempt_count FROM attempt_count", worker) == 1)
    }

    @Test func `a reset of the clock adds one audit log entry, whatever fails`() async throws {
      await (try database.open()).close()
      let (wrong, now) = (Timestamp(milliseconds: 9_000), Timestamp(milliseconds: 1_000))
      _ = try self.worker(losing: 0).write { db in .commit(try LatestInstantRows(db: db).note(wrong, knowing: 0)) }
      let worker = worker(losing: 2)
      let before = try worker.writeOnce { db in
        .commit(try LatestInstantRows(db: db).reset(to: now, reason: "It was wrong."))
      }
      #expect(before.instant == wrong && before.resets == 0)
      #expect(try Self.count("SELECT count(*) FROM clock_reset", worker) == 1)
      #expect(try Self.count("SELECT reset_count FROM server_clock", worker) == 1)
    }

    @Test func `dismissing reports adds one audit log entry, whatever fails`() async throws {
      let store = try await database.open()
      let question = TriviaQuestion(
        language: Language("en"), category: .history, difficulty: .easy, text: "Which?", correctAnswer: "This",
        distractors: ["That"], explanation: "", source: "", licence: "")
      _ = try await store.add([BankEntry(question: question)], at: Timestamp(milliseconds: 0))
      let date = CalendarDate(epochDay: 20_000)
      let days = try await store.schedule(of: Language("en"), in: date...date, drawing: { 1 })
      let item = try #require(days.first?.item.id)
      await store.close()
      let worker = worker(losing: 1)
      let correction = Correction(operatorID: nil, reason: "It is right.", madeAt: Timestamp(milliseconds: 5), seed: 1)
      try worker.writeOnce { db in .commit(try CorrectionRows(db: db).add(.dismiss, on: item, correction)) }
      #expect(try Self.count("SELECT count(*) FROM correction", worker) == 1)
    }

    @Test func `a transaction that was rolled back is repeated, despite its idempotency key`() async throws {
      await (try database.open()).close()
      let worker = worker(losing: 0)
      var tries = 0
      try worker.writeOnce { db in
        tries += 1
        try db.run("INSERT INTO quiz (name) VALUES (?)", ["once"])
        if tries == 1 { throw MariaDBError(code: 1213, message: "a deadlock") }
        return .commit(())
      }
      #expect(tries == 2)
      #expect(try Self.count("SELECT count(*) FROM quiz", worker) == 1)
    }

    @Test func `a migration may take longer than any request`() async throws {
      await (try database.open()).close()
      let worker = worker(losing: 0)
      let slow = Schema.Migration(
        name: "99 slow",
        statements: [
          "CREATE TABLE seen (statement_time DOUBLE NOT NULL, slept BIGINT NOT NULL)",
          "INSERT INTO seen SELECT @@session.max_statement_time, sleep(8.5)",
        ])
      try worker.migrate(Schema.migrations(in: .mariaDB) + [slow])
      #expect(try Self.count("SELECT count(*) FROM seen WHERE statement_time = 0 AND slept = 0", worker) == 1)
      // Requests keep their time limit.
      #expect(try Self.count("SELECT CAST(@@session.max_statement_time AS SIGNED)", worker) == 7)
    }

    /// A worker whose connection breaks after this number of commits.
    private func worker(losing replies: Int) -> RetryingConnection {
      let worker = RetryingConnection(NodeSelector(database.nodes[0]))
      worker.deadline = .now + .seconds(60)
      var left = replies
      worker.afterCommit = {
        guard left > 0 else { return }
        left -= 1
        throw MariaDBError(code: 2013, message: "Lost connection to server during query")
      }
      return worker
    }

    private static func count(_ sql: String, _ worker: RetryingConnection) throws -> Int {
      var count = -1
      try worker.read(isFresh: true) { db in
        try db.rows(sql, []) { row in
          count = try row[0]
          return true
        }
      }
      return count
    }
  }
#endif
