#if MariaDB
  internal import Foundation
  internal import QuizDatabase
  internal import StoreStatus

  /// A thread's connection. It is opened again when it breaks. Reads and transactions are repeated until they succeed
  /// or their time is over.
  final class RetryingConnection {
    /// After this time a caller receives an error.
    static let timeout = StoreQueueLimits.timeout

    /// When the current caller's time is over.
    var deadline = ContinuousClock.now
    let nodes: NodeSelector
    private let isForSchema: Bool
    private var connection: MariaDBConnection?
    /// Runs after a commit, before the caller receives the result. A test throws the error of a broken connection here.
    var afterCommit: () throws -> Void = {}

    /// - Parameter isForSchema: whether it runs migrations, which have no time limit.
    init(_ nodes: NodeSelector, isForSchema: Bool = false) {
      self.nodes = nodes
      self.isForSchema = isForSchema
    }

    /// - Parameter isFresh: whether the read must see everything that was committed before on any node.
    func read<Value>(isFresh: Bool, _ work: (any SQLConnection) throws -> Value) throws -> Value {
      try retrying { connection in
        try connection.setWaitsForReplication(isFresh)
        return try work(connection)
      }
    }

    /// Runs reads that all see the same moment, with everything that was committed before on any node.
    func readSnapshot<Value>(_ work: (any SQLConnection) throws -> Value) throws -> Value {
      try retrying { connection in
        try connection.setWaitsForReplication(true)
        try connection.run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        try connection.run("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY")
        do {
          let value = try work(connection)
          try connection.run("COMMIT")
          return value
        } catch {
          if (error as? MariaDBError)?.endsConnection != true { try connection.run("ROLLBACK") }
          throw error
        }
      }
    }

    /// Runs a transaction, and repeats it if it conflicts with another one.
    ///
    /// If the connection breaks during the commit, the transaction may be committed or not. So `work` must be safe to
    /// repeat: it finds what it wrote before, by its key, and leaves it unchanged. Other writes use ``writeOnce(_:)``.
    func write<Value>(_ work: (Transaction) throws -> TransactionEnd<Value>) throws -> Value {
      try retrying { connection in try commit(on: connection, work) }
    }

    /// Runs a transaction that must take effect once only, such as one that counts, even if connections break during
    /// its commit.
    ///
    /// The transaction also inserts a random idempotency key. If a later try finds the key, the earlier one was
    /// committed, and its result is returned. If the earlier one is still running, the key makes one of the two wait or
    /// fail.
    func writeOnce<Value>(_ work: (Transaction) throws -> TransactionEnd<Value>) throws -> Value {
      let key = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
      var earlier: (end: TransactionEnd<Value>, hooks: @Sendable () -> Void)?
      return try retrying { connection in
        try commit(on: connection) { db in
          try db.run(
            "INSERT INTO idempotency_key (id, created_at) VALUES (?, unix_timestamp()) ON CONFLICT (id) DO NOTHING",
            [key])
          if db.changesCount == 0, let earlier {
            db.afterCommit(earlier.hooks)
            return earlier.end
          }
          // One write in 256 deletes keys that are older than any retry.
          if key.first == 0 {
            try db.run("DELETE FROM idempotency_key WHERE created_at < unix_timestamp() - 3600 LIMIT 1000", [])
          }
          let end = try work(db)
          earlier = (end, db.runHooks)
          return end
        }
      }
    }

    private func commit<Value>(
      on connection: MariaDBConnection, _ work: (Transaction) throws -> TransactionEnd<Value>
    ) throws -> Value {
      try connection.setWaitsForReplication(true)
      try connection.run("START TRANSACTION")
      do {
        let transaction = Transaction(on: connection)
        switch try work(transaction) {
        case .commit(let value):
          try connection.run("COMMIT")
          try afterCommit()
          // Even if the caller no longer waits.
          transaction.runHooks()
          return value
        case .rollback(let value):
          try connection.run("ROLLBACK")
          return value
        }
      } catch {
        if (error as? MariaDBError)?.endsConnection != true { try connection.run("ROLLBACK") }
        throw error
      }
    }

    /// - Parameter attempt: is safe to repeat.
    func retrying<Value>(_ attempt: (MariaDBConnection) throws -> Value) throws -> Value {
      // Some errors are the same at every try, or are over at the next one.
      var tries = 0
      var doubtful = 0
      while true {
        do { return try attempt(try connected()) } catch let error as MariaDBError {
          if error.isDuplicate || error.isUnopenedTable { doubtful += 1 }
          guard error.endsConnection || error.isConflict, doubtful < 4, ContinuousClock.now < deadline else {
            throw error
          }
          if error.endsConnection { disconnect() }
          Self.backOff(afterAttempt: tries)
          tries += 1
        }
      }
    }

    private func connected() throws -> MariaDBConnection {
      if let connection { return connection }
      let made = try nodes.connect(forSchema: isForSchema)
      connection = made
      return made
    }

    func disconnect() {
      if let connection { nodes.avoid(connection.host) }
      connection = nil
    }

    /// Waits before the next try. The first waits are short, later ones up to a quarter of a second. The time is
    /// random, so that transactions that conflicted don't conflict again.
    private static func backOff(afterAttempt number: Int) {
      let longest = min(0.25, 0.002 * Double(1 << min(number, 10)))
      Thread.sleep(forTimeInterval: .random(in: 0...longest))
    }
  }
#endif
