import Foundation
import Synchronization
import Testing

@testable import QuizService

struct HashingThreadPoolTests {
  @Test func `no more jobs run at once than allowed, and all of them run`() async throws {
    let threads = HashingThreadPool(maxConcurrency: 2, queueLimit: 100, timeout: .seconds(3600))
    let gauge = ConcurrencyGauge()
    let results = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<40 {
        group.addTask {
          try await threads.run(for: .network(nil)) {
            gauge.enter()
            Thread.sleep(forTimeInterval: 0.002)
            gauge.leave()
            return number
          }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(results == Set(0..<40))
    #expect(gauge.most == 2)
  }

  @Test func `a full queue refuses a job at once`() async throws {
    let threads = HashingThreadPool(maxConcurrency: 1, queueLimit: 2, timeout: .seconds(3600))
    let gate = DispatchSemaphore(value: 0)
    let gauge = ConcurrencyGauge()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<3 {
        group.addTask {
          try await threads.run(for: .network(nil)) {
            gauge.enter()
            gate.wait()
          }
        }
      }
      while !threads.isFull(for: .network(nil)) || gauge.most == 0 { await Task.yield() }
      await #expect(throws: HashingThreadPool.Busy.self) { try await threads.run(for: .network(nil)) {} }
      for _ in 0..<3 { gate.signal() }
      try await group.waitForAll()
    }
    try await threads.run(for: .network(nil)) {}
  }
}

extension HashingThreadPoolTests {
  private static func network(_ number: UInt32) -> HashingClient { .network(ClientNetwork(of: .v4(number))) }

  /// Adds jobs while one job blocks the pool until all are queued. Returns the order in which they ran.
  private func order(
    _ clients: [(client: HashingClient, count: Int)], on threads: HashingThreadPool, whenAllWait: () -> Void = {}
  ) async throws -> (ran: [Int], refused: [Int]) {
    let (gate, gauge) = (DispatchSemaphore(value: 0), ConcurrencyGauge())
    let (ran, refused) = (OrderRecorder(), OrderRecorder())
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await threads.run(for: .network(nil)) {
          gauge.enter()
          gate.wait()
        }
      }
      while gauge.most == 0 { await Task.yield() }
      for (number, (client, count)) in clients.enumerated() {
        for _ in 0..<count {
          let before = (threads.jobCount, refused.all.count)
          group.addTask {
            do { try await threads.run(for: client) { ran.add(number) } } catch is HashingThreadPool
              .Busy
            {
              refused.add(number)
            }
          }
          while (threads.jobCount, refused.all.count) == before { await Task.yield() }
        }
      }
      whenAllWait()
      gate.signal()
      try await group.waitForAll()
    }
    return (ran.all, refused.all)
  }

  @Test func `a flood from one network delays another by one hash, and known browsers take turns with strangers`()
    async throws
  {
    let threads = HashingThreadPool(maxConcurrency: 1, queueLimit: 100, timeout: .seconds(3600))
    let jobs = try await order(
      [
        (Self.network(1), 6), (Self.network(2), 2), (.account(AccountID(1)), 3), (.account(AccountID(2)), 1),
      ], on: threads)
    #expect(jobs.refused.isEmpty)
    #expect(jobs.ran == [0, 2, 1, 3, 0, 2, 1, 2, 0, 0, 0, 0])
  }

  @Test func `a full queue drops a job of the client with most jobs, and strangers don't displace known browsers`()
    async throws
  {
    let threads = HashingThreadPool(maxConcurrency: 1, queueLimit: 4, timeout: .seconds(3600))
    let jobs = try await order(
      [(Self.network(1), 6), (Self.network(2), 2), (Self.network(3), 1), (.account(AccountID(1)), 4)], on: threads)
    #expect(jobs.refused.count == 5 && jobs.refused.prefix(4) == [0, 0, 0, 0])
    #expect(jobs.ran.count == 8 && jobs.ran.count { $0 == 2 } == 1 && jobs.ran.count { $0 == 3 } == 4)
  }

  @Test func `a job that waited too long fails and isn't run`() async throws {
    let (begun, later) = (ContinuousClock.now, OrderRecorder())
    let threads = HashingThreadPool(
      maxConcurrency: 1, timeout: .seconds(25), now: { begun + .seconds(later.all.reduce(0, +)) })
    let jobs = try await order([(Self.network(1), 3)], on: threads) { later.add(26) }
    #expect(jobs.ran.isEmpty && jobs.refused == [0, 0, 0])
  }
}

/// Records numbers in order.
private final class OrderRecorder: Sendable {
  private let numbers = Mutex<[Int]>([])

  var all: [Int] { numbers.withLock { $0 } }

  func add(_ number: Int) { numbers.withLock { $0.append(number) } }
}

/// Counts how many jobs run at the same time.
private final class ConcurrencyGauge: Sendable {
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
