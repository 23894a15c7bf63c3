#if MariaDB
  internal import Foundation
  internal import QuizSQL
  internal import QuizService

  /// A thread's connection, made anew whenever it broke, and how reads and transactions are tried on it until they succeed
  /// or it takes too long.
  final class RetryingConnection {
    /// After how long a caller is told that the store doesn't answer.
    static let timeout = StoreQueueLimits.timeout

    /// Until when the present caller waits.
    var deadline = ContinuousClock.now
    let nodes: NodeSelector
    private let isForSchema: Bool
    private var connection: MariaDBConnection?
    /// Called when a transaction was committed, before anybody is told: a test throws here what a broken connection does.
    var afterCommit: () throws -> Void = {}

    /// - Parameter isForSchema: whether it is to change tables, which may take as long as it likes.
    init(_ nodes: NodeSelector, isForSchema: Bool = false) { (self.nodes, self.isForSchema) = (nodes, isForSchema) }

    /// - Parameter isFresh: whether everything that was committed before, on any node, must be seen.
    func read<Value>(isFresh: Bool, _ work: (any SQLConnection) throws -> Value) throws -> Value {
      try retrying { connection in
        try connection.setWaitsForReplication(isFresh)
        return try work(connection)
      }
    }

    /// Runs a transaction, again and again where another was in the way.
    ///
    /// What breaks in the middle of a commit may have been done. Running it once more does no harm: a write that comes here
    /// leaves what is there already as it is, or carries a key by which it is known again. Others come by
    /// ``writeOnce(_:)``.
    func write<Value>(_ work: (any SQLConnection) throws -> Value) throws -> Value {
      try retrying { connection in try commit(on: connection, work) }
    }

    /// Runs a transaction that does something once, as counting, however often a connection breaks in the middle of its
    /// commit.
    ///
    /// The transaction leaves a key of its own. A later try that finds it there knows that the earlier one was committed,
    /// and returns what that had found. Where the earlier one is still under way, the key has both wait for each other, or
    /// collide.
    func writeOnce<Value>(_ work: (any SQLConnection) throws -> Value) throws -> Value {
      let key = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })
      var earlier: Value?
      return try retrying { connection in
        try commit(on: connection) { db in
          try db.run(
            "INSERT INTO idempotency_key (id, created_at) VALUES (?, unix_timestamp()) ON CONFLICT (id) DO NOTHING",
            [key])
          if db.changesCount == 0, let earlier { return earlier }
          if key[0] == 0 {
            try db.run("DELETE FROM idempotency_key WHERE created_at < unix_timestamp() - 3600 LIMIT 1000", [])
          }
          let value = try work(db)
          earlier = value
          return value
        }
      }
    }

    private func commit<Value>(on connection: MariaDBConnection, _ work: (any SQLConnection) throws -> Value) throws
      -> Value
    {
      try connection.setWaitsForReplication(true)
      try connection.run("START TRANSACTION")
      do {
        let value = try work(connection)
        try connection.run("COMMIT")
        try afterCommit()
        return value
      } catch {
        if (error as? MariaDBError)?.endsConnection != true { try connection.run("ROLLBACK") }
        throw error
      }
    }

    /// - Parameter attempt: something that may be done more than once.
    func retrying<Value>(_ attempt: (MariaDBConnection) throws -> Value) throws -> Value {
      var (tries, duplicates) = (0, 0)
      while true {
        do { return try attempt(try connected()) } catch let error as MariaDBError {
          if error.isDuplicate { duplicates += 1 }
          guard error.endsConnection || error.isConflict, duplicates < 4, ContinuousClock.now < deadline else {
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

    /// The first tries come soon, later ones after up to a quarter of a second, by chance, so that those who collided come
    /// one after the other.
    private static func backOff(afterAttempt number: Int) {
      let longest = min(0.25, 0.002 * Double(1 << min(number, 10)))
      Thread.sleep(forTimeInterval: .random(in: 0...longest))
    }
  }
#endif
