import Foundation
import GRDB
import QuizService
import StoreStatus
import Synchronization
import Testing

@testable import QuizSQLite

struct GroupCommitTests {
  let folder = TemporaryFolder()

  private struct Refused: Error {}

  @Test func `a failed write rolls back only itself and not its group`() async throws {
    try await withStore { store in
      let succeeded = await withTaskGroup(of: Bool.self) { group in
        for index in 0..<200 { group.addTask { await add(index, failing: index % 5 == 0, to: store) } }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(succeeded == 160)
      let names = try await names(in: store)
      #expect(Set(names) == Set((0..<200).filter { $0 % 5 != 0 }.map { "quiz \($0)" }))
    }
  }

  @Test func `waiting writes share a commit`() async throws {
    try await withStore { store in
      let counter = try await CommitCounter(watching: store)
      let before = counter.commits
      let outcomes = await outcomesOfOneGroup(in: store) { db, index in
        try db.execute(sql: "INSERT INTO quiz (name) VALUES ('quiz \(index)')")
      }
      #expect(outcomes == [true, true, true, true])
      #expect(counter.commits - before == 2, "one for the write that the others waited for, and one for them")
    }
  }

  @Test func `the first write goes after the jobs of its event loop`() async throws {
    try await withStore { store in
      let eventLoop = EventLoop()
      let events = Events()
      try await withThrowingTaskGroup(of: Void.self) { group in
        eventLoop.queue.suspend()
        for _ in 0..<5 {
          group.addTask(executorPreference: eventLoop) {
            events.all.withLock { $0.append("begun") }
            // Long enough for a commit that has been started.
            usleep(10_000)
            try await store.commits.write { _ in events.all.withLock { $0.append("written") } }
          }
        }
        eventLoop.queue.resume()
        try await group.waitForAll()
      }
      #expect(events.all.withLock { $0 } == Array(repeating: "begun", count: 5) + Array(repeating: "written", count: 5))
    }
  }

  @Test func `closing waits for a write that lets the jobs of its event loop go first`() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    // On a busy machine the closing begins late.
    let commits = GroupCommit(pool: store.pool, timeout: .seconds(250))
    let eventLoop = EventLoop()
    let events = Events()
    let (hasBegun, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let write = Task(executorPreference: eventLoop) {
      eventLoop.queue.async {
        hasBegun.signal()
        mayGoOn.wait()
      }
      try await commits.write { _ in events.all.withLock { $0.append("written") } }
    }
    await Self.onThread { hasBegun.wait() }
    async let closing: Void = {
      await commits.close()
      events.all.withLock { $0.append("closed") }
    }()
    while (try? await commits.write { _ in }) != nil { try await Task.sleep(for: .milliseconds(1)) }
    // What waits for nothing has time to end.
    await Self.onThread { usleep(20_000) }
    mayGoOn.signal()
    try await write.value
    await closing
    #expect(events.all.withLock { $0 } == ["written", "closed"])
    await store.close()
  }

  /// Runs work that waits. Swift's own threads must not.
  private static func onThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        work()
        continuation.resume()
      }
    }
  }

  private final class Events: Sendable {
    let all = Mutex<[String]>([])
  }

  /// Runs jobs in their order, as an event loop does.
  private final class EventLoop: TaskExecutor {
    let queue = DispatchQueue(label: "event loop")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  @Test func `a failed commit fails the whole group, and the next one works`() async throws {
    try await withStore { store in
      // A deferred foreign key is checked at COMMIT.
      try await store.commits.write { db in
        try db.execute(sql: "CREATE TABLE stray (quiz INTEGER REFERENCES quiz (id) DEFERRABLE INITIALLY DEFERRED)")
      }
      let outcomes = await outcomesOfOneGroup(in: store) { db, index in
        if index == 2 { try db.execute(sql: "INSERT INTO stray VALUES (4711)") }
        try db.execute(sql: "INSERT INTO quiz (name) VALUES ('quiz \(index)')")
      }
      let names = try await names(in: store)
      #expect(outcomes == [false, false, false, false])
      #expect(names.isEmpty)
      #expect(await add(9, failing: false, to: store))
      #expect(try await self.names(in: store) == ["quiz 9"])
    }
  }

  @Test func `if SQLite rolls the transaction back, no write reports success`() async throws {
    try await withStore { store in
      let outcomes = await outcomesOfOneGroup(in: store) { db, index in
        try db.execute(sql: "INSERT INTO quiz (name) VALUES ('quiz \(index)')")
        if index == 2 { try db.execute(sql: "INSERT OR ROLLBACK INTO quiz (name) VALUES ('quiz \(index)')") }
      }
      let names = try await names(in: store)
      #expect(outcomes == [false, false, false, false])
      #expect(names.isEmpty)
      #expect(await add(9, failing: false, to: store))
    }
  }

  @Test func `a write that waits too long is refused and never executed later`() async throws {
    try await withStore { store in
      let commits = GroupCommit(pool: store.pool, timeout: .milliseconds(200))
      let gate = Gate()
      async let held: Void = Self.insert(after: gate, by: commits)
      await gate.waitUntilEntered()
      let outcomes = await withTaskGroup(of: StoreError?.self) { group in
        for index in 0..<20 { group.addTask { await Self.insert("late \(index)", by: commits) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes == Array(repeating: .unavailable(detail: "the database is too slow"), count: 20))
      #expect(commits.waitingCount == 0)
      gate.open()
      // It took longer than the waiting time allows, but it had begun. So it is completed and reported.
      try await held
      #expect(await Self.insert("next", by: commits) == nil)
      #expect(try await names(in: store).sorted() == ["held", "next"])
      await commits.close()
    }
  }

  @Test func `a full queue refuses a write at once, and the waiting ones are executed`() async throws {
    try await withStore { store in
      let commits = GroupCommit(pool: store.pool, capacity: 5)
      let gate = Gate()
      async let held: Void = commits.write { _ in gate.waitUntilOpen() }
      await gate.waitUntilEntered()
      await withTaskGroup(of: StoreError?.self) { group in
        for index in 0..<5 { group.addTask { await Self.insert("waits \(index)", by: commits) } }
        while commits.waitingCount < 5 { await Task.yield() }
        #expect(await Self.insert("too many", by: commits) == .unavailable(detail: "too many wait for the database"))
        gate.open()
        for await outcome in group { #expect(outcome == nil) }
      }
      try await held
      #expect(try await names(in: store).sorted() == (0..<5).map { "waits \($0)" })
      await commits.close()
    }
  }

  /// Inserts `held` when a gate opens. On a busy machine, even the first write can wait too long for its thread.
  private static func insert(after gate: Gate, by commits: GroupCommit) async throws {
    while true {
      do {
        return try await commits.write { db in
          gate.waitUntilOpen()
          try db.execute(sql: "INSERT INTO quiz (name) VALUES ('held')")
        }
      } catch {
        if gate.isEntered { throw error }
      }
    }
  }

  private static func insert(_ name: String, by commits: GroupCommit) async -> StoreError? {
    do throws(StoreError) {
      try await commits.write { db in try db.execute(sql: "INSERT INTO quiz (name) VALUES (?)", arguments: [name]) }
      return nil
    } catch { return error }
  }

  private func withStore(_ body: (Store) async throws -> Void) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    do {
      try await body(store)
    } catch {
      await store.close()
      throw error
    }
    await store.close()
  }

  /// Runs four writes as one group: they arrive while another write blocks the writer.
  private func outcomesOfOneGroup(
    in store: Store, _ body: @escaping @Sendable (Database, Int) throws -> Void
  ) async -> [Bool] {
    let gate = Gate()
    async let first: Void? = try? store.commits.write { _ in gate.waitUntilOpen() }
    let outcomes = await withTaskGroup(of: (Int, Bool).self) { group in
      await gate.waitUntilEntered()
      for index in 0..<4 {
        group.addTask {
          do {
            try await store.commits.write { db in try body(db, index) }
            return (index, true)
          } catch { return (index, false) }
        }
      }
      while store.commits.waitingCount < 4 { await Task.yield() }
      gate.open()
      return await group.reduce(into: [Bool](repeating: true, count: 4)) { $0[$1.0] = $1.1 }
    }
    _ = await first
    return outcomes
  }

  @discardableResult
  private func add(_ index: Int, failing: Bool, to store: Store) async -> Bool {
    do {
      try await store.commits.write { db in
        try db.execute(sql: "INSERT INTO quiz (name) VALUES ('quiz \(index)')")
        if failing { throw Refused() }
      }
      return true
    } catch { return false }
  }

  private func names(in store: Store) async throws -> [String] {
    try await store.pool.read { db in try String.fetchAll(db, sql: "SELECT name FROM quiz") }
  }
}
