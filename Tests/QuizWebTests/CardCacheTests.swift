import NIOCore
import QuizEngine
import QuizService
import Synchronization
import Testing

@testable import QuizWeb

struct CardCacheTests {
  private static func name(_ number: Int) -> CardCache.Key {
    CardCache.Key.quiz(RevisionID(Int64(number)), outcome: nil, Language("en"))
  }

  @Test func `a thousand cards stay within the cache's size`() async throws {
    let cache = CardCache(capacityInBytes: 100_000)
    for number in 0..<1000 {
      let drawn = try await cache.card(for: Self.name(number)) { [UInt8](repeating: 1, count: 1000 + number) }
      #expect(drawn?.png.readableBytes == 1000 + number)
      #expect(await cache.byteCount <= 100_000)
    }
    #expect(await cache.byteCount > 90_000)
  }

  @Test func `the cache keeps the cards that were used last`() async throws {
    let cache = CardCache(capacityInBytes: 300)
    let drawings = Mutex(0)
    func ask(_ number: Int) async throws {
      _ = try await cache.card(for: Self.name(number)) {
        drawings.withLock { $0 += 1 }
        return [UInt8](repeating: 1, count: 100)
      }
    }
    for number in [0, 1, 2, 0, 3] { try await ask(number) }
    #expect(drawings.withLock { $0 } == 4)
    try await ask(0)
    #expect(drawings.withLock { $0 } == 4)
    try await ask(1)
    #expect(drawings.withLock { $0 } == 5)
  }

  @Test func `a card larger than the cache is returned but not kept`() async throws {
    let cache = CardCache(capacityInBytes: 10)
    #expect(try await cache.card(for: Self.name(1)) { [UInt8](repeating: 1, count: 11) } != nil)
    #expect(await cache.byteCount == 0)
  }

  @Test func `the queue of cards to draw is limited`() async throws {
    let cache = CardCache(maxQueueLength: 3)
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let waiting = (0..<3).map { number in
      Task {
        try await cache.card(for: Self.name(number)) {
          for await _ in gate {}
          return [1]
        }
      }
    }
    while await cache.pendingCount < 3 { await Task.yield() }
    await #expect(throws: CardCache.QueueFull.self) { try await cache.card(for: Self.name(9)) { [1] } }
    open.finish()
    for task in waiting { #expect(try await task.value != nil) }
    #expect(try await cache.card(for: Self.name(9)) { [1] } != nil)
  }
}
