import QuizEngine
import QuizService
import Synchronization
import Testing

@testable import QuizWeb

struct RateLimiterTests {
  @Test func `ten seconds' worth may come at once, then one after the other`() {
    let clock = Clock()
    let limiter = RateLimiter(perSecond: 5, now: { clock.now })
    #expect((0..<60).count { _ in limiter.admits("a") } == 50)
    #expect(limiter.admits("b"))
    clock.advance(milliseconds: 200)
    #expect(limiter.admits("a"))
    #expect(!limiter.admits("a"))
    clock.advance(milliseconds: 60_000)
    #expect((0..<60).count { _ in limiter.admits("a") } == 50)
  }

  @Test func `a clock that steps back keeps nobody out`() {
    let clock = Clock()
    let limiter = RateLimiter(perSecond: 5, now: { clock.now })
    #expect(limiter.admits("a"))
    clock.advance(milliseconds: -3_600_000)
    clock.advance(milliseconds: 1000)
    #expect((0..<60).count { _ in limiter.admits("a") } <= 50)
    clock.advance(milliseconds: 1000)
    #expect(limiter.admits("a"))
  }

  @Test func `no limit, and no origin, are never limited`() {
    let clock = Clock()
    #expect((0..<1000).allSatisfy { _ in RateLimiter(perSecond: 0, now: { clock.now }).admits("a") })
    let limiter = RateLimiter(perSecond: 1, now: { clock.now })
    #expect((0..<1000).allSatisfy { _ in limiter.admits(nil) })
  }
}

private final class Clock: Sendable {
  private let time = Mutex<Int64>(10_000_000_000)

  var now: Timestamp { Timestamp(milliseconds: time.withLock { $0 }) }
  func advance(milliseconds: Int64) { time.withLock { $0 += milliseconds } }
}
