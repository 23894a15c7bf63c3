import QuizEngine
import StoreStatus
import Synchronization
import Testing

@testable import QuizService

@Suite struct RefreshingCacheTests {
  /// A computation that starts when it is called and ends when the test says so.
  private actor ControlledComputation {
    private var waiting: [CheckedContinuation<Int, Never>] = []
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private(set) var begun = 0

    func run() async -> Int {
      await withCheckedContinuation { continuation in
        begun += 1
        waiting.append(continuation)
        for watcher in watchers where watcher.count <= begun { watcher.continuation.resume() }
        watchers.removeAll { $0.count <= begun }
      }
    }

    /// Returns once the computation was started this many times.
    func begun(_ count: Int) async {
      guard begun < count else { return }
      await withCheckedContinuation { watchers.append((count, $0)) }
    }

    /// Ends the computation that began first.
    func end(with value: Int) { waiting.removeFirst().resume(returning: value) }

    /// Ends the computation that began last.
    func endLatest(with value: Int) { waiting.removeLast().resume(returning: value) }
  }

  private let sweep = ControlledComputation()
  private let noon = Timestamp(milliseconds: 1_795_000_000_000)

  private func makeCache() -> RefreshingCache<Int> {
    RefreshingCache(lifetime: .minutes(10)) { [sweep] () throws(StoreError) in await sweep.run() }
  }

  @Test func `a value computed before an invalidation is neither cached nor given to later callers`() async throws {
    let cache = makeCache()
    async let early = cache.value(at: noon)
    await sweep.begun(1)
    await cache.invalidate()
    async let late = cache.value(at: noon)
    await sweep.begun(2)
    await sweep.end(with: 1)
    await sweep.end(with: 2)
    #expect(try await late.value == 2)
    #expect(try await early.value == 2, "it was told after the correction")
    #expect(try await cache.value(at: noon + .minutes(1)).value == 2)
    #expect(await sweep.begun == 2)
  }

  @Test func `a refresh doesn't restore a value that was invalidated meanwhile`() async throws {
    let cache = makeCache()
    async let first = cache.value(at: noon)
    await sweep.begun(1)
    await sweep.end(with: 1)
    #expect(try await first.value == 1)
    let later = noon + .minutes(11)
    #expect(try await cache.value(at: later).value == 1, "the old one serves while a new one is worked out")
    await sweep.begun(2)
    await cache.invalidate()
    // The outdated computation ends while nobody waits for it, so that its value would be there for the next caller.
    await sweep.end(with: 1)
    for _ in 0..<100 { await Task.yield() }
    async let corrected = cache.value(at: later)
    for _ in 0..<10_000 where await sweep.begun < 3 { try await Task.sleep(for: .milliseconds(1)) }
    try #require(await sweep.begun == 3, "the outdated value was taken")
    await sweep.end(with: 3)
    #expect(try await corrected.value == 3)
    #expect(try await cache.value(at: later).value == 3)
  }

  @Test func `an outdated computation that ends last doesn't replace the new value`() async throws {
    let cache = makeCache()
    async let early = cache.value(at: noon)
    await sweep.begun(1)
    await cache.invalidate()
    async let late = cache.value(at: noon)
    await sweep.begun(2)
    await sweep.endLatest(with: 2)
    #expect(try await late.value == 2)
    await sweep.end(with: 1)
    for _ in 0..<100 { await Task.yield() }
    #expect(try await cache.value(at: noon).value == 2)
    #expect(try await early.value == 2)
  }

  @Test func `only one computation runs at a time`() async throws {
    let cache = makeCache()
    async let one = cache.value(at: noon)
    await sweep.begun(1)
    async let other = cache.value(at: noon)
    await Task.yield()
    await sweep.end(with: 7)
    #expect(try await [one.value, other.value] == [7, 7])
    #expect(await sweep.begun == 1)
  }

  @Test func `a refresh isn't bound to the time of the request that starts it`() async throws {
    let hasLimit = Mutex<[Bool]>([])
    let cache = RefreshingCache(lifetime: .minutes(10)) { () throws(StoreError) in
      hasLimit.withLock { $0.append(StoreWaitLimit.current != nil) }
      return 1
    }
    _ = try await StoreWaitLimit.$current.withValue(StoreWaitLimit()) { try await cache.value(at: noon) }
    #expect(hasLimit.withLock(\.self) == [false])
  }
}
