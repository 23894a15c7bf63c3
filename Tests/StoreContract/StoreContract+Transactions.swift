import Dispatch
import QuizDatabase
import QuizEngine
import QuizService
import StoreStatus
import Synchronization
import Testing

extension StoreContract {
  static var transactions: [StoreCase] {
    [
      StoreCase("a transaction that ends in a rollback changes nothing and returns its value") { fixture in
        let hooks = Atomic(0)
        let value = try await fixture.store.database.write(.idempotent) { db -> TransactionEnd<Int> in
          db.afterCommit { hooks.add(1, ordering: .relaxed) }
          try db.insertQuiz("undone")
          return .rollback(7)
        }
        #expect(value == 7)
        #expect(try await fixture.quizNames().isEmpty)
        #expect(hooks.load(ordering: .relaxed) == 0, "nothing is to be done after a rollback")
      },
      StoreCase("a transaction that throws changes nothing, and none of its hooks runs") { fixture in
        let hooks = Atomic(0)
        let error = await #expect(throws: StoreError.self) {
          try await fixture.store.write { db in
            db.afterCommit { hooks.add(1, ordering: .relaxed) }
            try db.insertQuiz("undone")
            throw StoreError.refused(detail: "no")
          }
        }
        #expect(error == .refused(detail: "no"))
        let names = try await fixture.quizNames()
        #expect(names.isEmpty)
        #expect(hooks.load(ordering: .relaxed) == 0)
      },
      StoreCase("hooks run once, in their order, after the commit and before the caller goes on") { fixture in
        for mode in [WriteMode.idempotent, .once] {
          let hooks = Mutex<[String]>([])
          try await fixture.store.database.write(mode) { db in
            db.afterCommit { hooks.withLock { $0.append("first") } }
            try db.insertQuiz("\(mode)")
            db.afterCommit { hooks.withLock { $0.append("second") } }
            return .commit(())
          }
          #expect(hooks.withLock(\.self) == ["first", "second"])
        }
        #expect(try await fixture.quizNames() == ["idempotent", "once"])
      },
      StoreCase("a rollback among many writes at once undoes its own changes only") { fixture in
        let values = try await atOnce(50) { index in
          try await fixture.store.database.write(.once) { db in
            try db.insertQuiz("quiz \(index)")
            return index % 2 == 0 ? .commit(index) : .rollback(index)
          }
        }
        #expect(values.sorted() == Array(0..<50))
        let committed = stride(from: 0, to: 50, by: 2).map { "quiz \($0)" }
        #expect(try await fixture.quizNames() == committed.sorted())
      },
      StoreCase("all statements of a snapshot see the same moment") { fixture in
        let hasBegun = Atomic(false)
        let mayGoOn = DispatchSemaphore(value: 0)
        try await fixture.store.write { db in try db.insertQuiz("before") }
        async let seen = withTaskExecutorPreference(OwnThreads()) {
          try await fixture.store.database.read(.snapshot) { db in
            let first = try db.quizNames()
            hasBegun.store(true, ordering: .sequentiallyConsistent)
            mayGoOn.wait()
            return [first, try db.quizNames()]
          }
        }
        while !hasBegun.load(ordering: .sequentiallyConsistent) { try await Task.sleep(for: .milliseconds(1)) }
        try await fixture.store.write { db in try db.insertQuiz("meanwhile") }
        mayGoOn.signal()
        #expect(try await seen == [["before"], ["before"]])
        let later = try await fixture.store.database.read(.snapshot) { db in try db.quizNames() }
        #expect(later == ["before", "meanwhile"])
      },
    ]
  }
}

extension SQLConnection {
  fileprivate func insertQuiz(_ name: String) throws {
    try run("INSERT INTO quiz (name) VALUES (?) ON CONFLICT (name) DO NOTHING", [name])
  }
}

extension SQLReader {
  fileprivate func quizNames() throws -> [String] {
    var names: [String] = []
    try rows("SELECT name FROM quiz ORDER BY name", []) { row in
      names.append(try row[0])
      return false
    }
    return names
  }
}

extension StoreFixture {
  fileprivate func quizNames() async throws -> [String] { try await store.read { db in try db.quizNames() } }
}
