import Foundation
import Synchronization
import Testing

@testable import QuizService

struct HashingThreadsTests {
  @Test func `never more run at once than may, and all get their turn`() async throws {
    let threads = HashingThreads(atOnce: 2, mostWaiting: 100)
    let crowd = Crowd()
    let results = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<40 {
        group.addTask {
          try await threads.run {
            crowd.enter()
            Thread.sleep(forTimeInterval: 0.002)
            crowd.leave()
            return number
          }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(results == Set(0..<40))
    #expect(crowd.most == 2)
  }

  @Test func `who finds the queue full is told at once`() async throws {
    let threads = HashingThreads(atOnce: 1, mostWaiting: 2)
    let gate = DispatchSemaphore(value: 0)
    let crowd = Crowd()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          try await threads.run {
            crowd.enter()
            gate.wait()
          }
        }
      }
      while !threads.isFull || crowd.most == 0 { await Task.yield() }
      await #expect(throws: HashingThreads.Busy.self) { try await threads.run {} }
      for _ in 0..<3 { gate.signal() }
      try await group.waitForAll()
    }
    try await threads.run {}
  }
}

/// Counts who is in at the same time.
private final class Crowd: Sendable {
  private let state = Mutex((present: 0, most: 0))

  var most: Int { state.withLock { $0.most } }

  func enter() {
    state.withLock { state in
      state.present += 1
      state.most = max(state.most, state.present)
    }
  }

  func leave() { state.withLock { $0.present -= 1 } }
}
