#if MariaDB
  import Foundation
  import QuizService
  import StoreStatus
  import Synchronization
  import Testing

  @testable import QuizMariaDB

  /// These jobs use no connection, so no server is needed.
  struct ConnectionPoolTests {
    private func pool(_ size: Int = 1) throws -> ConnectionPool {
      let address = try #require(MariaDBAddress("mysql://nobody@127.0.0.1:1/nothing"))
      return ConnectionPool(NodeSelector(address), size: size, queueCapacity: 100)
    }

    @Test func `a request's call is answered at the limit, and its work is completed`() async throws {
      let pool = try pool()
      let (gate, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      await #expect(throws: StoreError.unavailable(detail: "the database is too slow")) {
        try await StoreWaitLimit.$current.withValue(StoreWaitLimit(.milliseconds(50))) {
          try await pool.run { _ in
            gate.wait()
            isDone.signal()
          }
        }
      }
      gate.signal()
      #expect(try await pool.run { _ in isDone.wait(timeout: .now() + 60) } == .success)
      await pool.close()
    }

    @Test func `all calls of a request together wait no longer than the limit`() async throws {
      // On a busy machine the first call's time can be over before it begins, too.
      for limit in [Duration.milliseconds(50), .milliseconds(500), .seconds(5)] {
        let count = try await beganCalls(within: StoreWaitLimit(limit))
        #expect(count <= 1, "the later calls' time was over before they began")
        if count == 1 { return }
      }
      Issue.record("no call began within five seconds")
    }

    /// How many of three calls of a request begin. The first one takes longer than the request may wait.
    private func beganCalls(within limit: StoreWaitLimit) async throws -> Int {
      let pool = try pool()
      let gate = DispatchSemaphore(value: 0)
      let begun = Mutex(0)
      await StoreWaitLimit.$current.withValue(limit) {
        for _ in 0..<3 {
          await #expect(throws: StoreError.self) {
            try await pool.run { _ in
              begun.withLock { $0 += 1 }
              gate.wait()
            }
          }
        }
        #expect(StoreWaitLimit.current?.remaining == .zero)
      }
      for _ in 0..<3 { gate.signal() }
      await pool.close()
      return begun.withLock(\.self)
    }

    @Test func `a call outside of requests has no limit`() async throws {
      let pool = try pool(4)
      let limit = StoreWaitLimit(.milliseconds(50))
      let value = try await StoreWaitLimit.$current.withValue(limit) {
        try await StoreWaitLimit.$current.withValue(nil) {
          try await pool.run { _ in
            Thread.sleep(forTimeInterval: 0.3)
            return 1
          }
        }
      }
      #expect(value == 1)
      #expect(limit.remaining == .milliseconds(50), "the call's time isn't the request's")
      await pool.close()
    }
  }
#endif
