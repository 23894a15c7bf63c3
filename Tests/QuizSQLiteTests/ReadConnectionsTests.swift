import Foundation
import GRDB
import QuizDatabase
import StoreStatus
import Testing

@testable import QuizSQLite

@Suite(.timeLimit(.minutes(10))) struct ReadConnectionsTests {
  let folder = TemporaryFolder()

  @Test func `a snapshot stays as it is during a commit, and a plain read sees the commit`() async throws {
    let pool = try makePool()
    let readers = ReadConnections(path: pool.path, configuration: pool.configuration)
    try readers.readSnapshot { db in
      #expect(try Self.count(db) == 0)
      try Self.insert(in: pool)
      #expect(try Self.count(db) == 0)
    }
    try readers.read { db in
      #expect(try Self.count(db) == 1)
      try Self.insert(in: pool)
      #expect(try Self.count(db) == 2)
    }
    await readers.close()
  }

  @Test func `a read that fails leaves no transaction and no open statement behind`() async throws {
    let pool = try makePool()
    let readers = ReadConnections(path: pool.path, configuration: pool.configuration)
    try Self.insert(in: pool)
    struct Failure: Error {}
    for _ in 0..<3 {
      #expect(throws: Failure.self) {
        try readers.readSnapshot { db in
          try db.rows("SELECT value FROM number", []) { _ in throw Failure() }
        }
      }
      try Self.insert(in: pool)
    }
    #expect(try readers.read { db in try Self.count(db) } == 4)
    await readers.close()
  }

  @Test func `a connection is used again after a read, a snapshot and a failure, but not in a transaction`()
    async throws
  {
    let pool = try makePool()
    let readers = ReadConnections(path: pool.path, configuration: pool.configuration)
    struct Failure: Error {}
    let first = try readers.read { db in ObjectIdentifier(db) }
    #expect(try readers.readSnapshot { db in ObjectIdentifier(db) } == first)
    #expect(throws: Failure.self) { try readers.readSnapshot { _ in throw Failure() } }
    let (last, isInTransaction) = try readers.read { db in (ObjectIdentifier(db), db.isInsideTransaction) }
    #expect(last == first && !isInTransaction)
    // The other connection is open at the same time, so that it can't have the same address.
    try readers.read { left in
      #expect(ObjectIdentifier(left) == first)
      let other = try readers.read { db in
        #expect(ObjectIdentifier(db) != first)
        try db.execute(sql: "BEGIN")
        return ObjectIdentifier(db)
      }
      #expect(other != first)
      try readers.read { db in #expect(!db.isInsideTransaction) }
    }
    await readers.close()
  }

  @Test func `a statement that SQLite refuses throws SQLite's message`() async throws {
    let pool = try makePool()
    let readers = ReadConnections(path: pool.path, configuration: pool.configuration)
    try Self.insert(in: pool)
    for _ in 0..<2 {
      let error = #expect(throws: DatabaseError.self) {
        try readers.read { db in try db.rows("SELECT abs(-9223372036854775808) FROM number", []) { _ in false } }
      }
      #expect(error?.message == "integer overflow")
    }
    #expect(throws: DatabaseError.self) {
      try readers.read { db in try db.run("INSERT INTO number VALUES (7)", []) }
    }
    #expect(try readers.read { db in try Self.count(db) } == 1)
    await readers.close()
  }

  @Test func `a statement can be run and then read, and a connection that keeps a transaction isn't used again`()
    async throws
  {
    let pool = try makePool()
    try await pool.write { db in
      for _ in 0..<2 {
        try db.run("SELECT ? + 1", [1])
        var sums: [Int] = []
        try db.rows("SELECT ? + 1", [2]) { row in
          sums.append(try row[0])
          return false
        }
        #expect(sums == [3])
      }
    }
    let readers = ReadConnections(path: pool.path, configuration: pool.configuration)
    try readers.read { db in try db.execute(sql: "BEGIN") }
    #expect(try readers.readSnapshot { db in try Self.count(db) } == 0)
    await readers.close()
  }

  @Test func `reads at the same time don't wait for each other`() async throws {
    let pool = try makePool()
    let readers = ReadConnections(path: pool.path, configuration: pool.configuration)
    let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    async let outer = Self.onThread {
      try readers.read { db in
        hasBegun.signal()
        mayEnd.wait()
        return try Self.count(db)
      }
    }
    let inner = try await Self.onThread {
      hasBegun.wait()
      defer { mayEnd.signal() }
      return try readers.read { db in try Self.count(db) }
    }
    #expect(inner == 0)
    #expect(try await outer == 0)
    await readers.close()
  }

  @Test func `closing waits for a read that has begun, and later reads are refused`() async throws {
    let pool = try makePool()
    let readers = ReadConnections(path: pool.path, configuration: pool.configuration)
    let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let closed = DispatchSemaphore(value: 0)
    async let reading = Self.onThread {
      try readers.read { db in
        hasBegun.signal()
        mayEnd.wait()
        #expect(closed.wait(timeout: .now() + .milliseconds(20)) == .timedOut)
        return try Self.count(db)
      }
    }
    try await Self.onThread { hasBegun.wait() }
    async let closing: Void = {
      await readers.close()
      closed.signal()
    }()
    while (try? readers.read { _ in true }) == true { await Task.yield() }
    mayEnd.signal()
    await closing
    #expect(try await reading == 0)
    #expect(throws: StoreError.unavailable(detail: "the store is closed")) { try readers.read { _ in } }
  }

  /// Runs work that waits. Swift's own threads must not.
  private static func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
  }

  private func makePool() throws -> DatabasePool {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let pool = try DatabasePool(path: folder.path + "/numbers.sqlite", configuration: configuration)
    try pool.write { db in try db.execute(sql: "CREATE TABLE number (value INTEGER NOT NULL)") }
    return pool
  }

  private static func insert(in pool: DatabasePool) throws {
    try pool.write { db in try db.execute(sql: "INSERT INTO number VALUES (1)") }
  }

  private static func count(_ db: Database) throws -> Int {
    var count = 0
    try db.rows("SELECT value FROM number", []) { _ in
      count += 1
      return false
    }
    return count
  }
}
