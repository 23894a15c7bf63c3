import NIOCore
import QuizEngine
import QuizService
import Synchronization
import Testing

@testable import QuizWeb

struct ChangeLimiterTests {
  private static func network(_ text: String) -> ClientNetwork { ClientNetwork(of: IPAddress(text)) }
  private let one = Self.network("192.0.2.1")
  private let other = Self.network("192.0.2.2")

  @Test func `a burst of ten seconds is allowed, then the steady rate`() {
    let clock = ManualClock()
    let limiter = ChangeLimiter(perSecond: 5, now: { clock.now })
    #expect((0..<60).count { _ in limiter.allows(one) } == 50)
    #expect(limiter.allows(other))
    clock.advance(milliseconds: 200)
    #expect(limiter.allows(one))
    #expect(!limiter.allows(one))
    clock.advance(milliseconds: 60_000)
    #expect((0..<60).count { _ in limiter.allows(one) } == 50)
  }

  @Test func `a clock that steps back blocks nobody`() {
    let clock = ManualClock()
    let limiter = ChangeLimiter(perSecond: 5, now: { clock.now })
    #expect(limiter.allows(one))
    clock.advance(milliseconds: -3_600_000)
    clock.advance(milliseconds: 1000)
    #expect((0..<60).count { _ in limiter.allows(one) } <= 50)
    clock.advance(milliseconds: 1000)
    #expect(limiter.allows(one))
  }

  @Test func `requests without a limit or an origin are never limited`() {
    let clock = ManualClock()
    #expect((0..<1000).allSatisfy { _ in ChangeLimiter(perSecond: 0, now: { clock.now }).allows(one) })
    let limiter = ChangeLimiter(perSecond: 1, now: { clock.now })
    #expect((0..<1000).allSatisfy { _ in limiter.allows(nil) })
  }

  @Test func `a 48-bit IPv6 network has four times the limit, and its networks don't block each other`() {
    let clock = ManualClock()
    let limiter = ChangeLimiter(perSecond: 5, now: { clock.now })
    #expect((0..<1000).count { _ in limiter.allows(Self.network("2001:db8:1:0::1")) } == 50)
    #expect((0..<1000).count { limiter.allows(Self.network("2001:db8:1:\(String($0 + 1, radix: 16))::1")) } == 150)
    #expect(limiter.allows(Self.network("2001:db8:2::1")))
  }

  @Test func `a flood from many addresses resets no limit and blocks hardly anybody else`() {
    let clock = ManualClock()
    let limiter = ChangeLimiter(perSecond: 10, now: { clock.now })
    for _ in 0..<1000 { _ = limiter.allows(one) }
    // 20,000 requests a second, each from another address.
    for address in 0..<100_000 as Range<UInt32> {
      if address % 20 == 0 { clock.advance(milliseconds: 1) }
      _ = limiter.allows(ClientNetwork(of: .v4(0x0A00_0000 + address)))
      _ = limiter.allows(one)
    }
    #expect(!limiter.allows(one))
    // An address that came meanwhile may share its bucket with others.
    let free = (0..<200).map { number in
      (0..<100).count { _ in limiter.allows(ClientNetwork(of: .v4(0xC633_6400 + UInt32(number)))) }
    }
    #expect(free.allSatisfy { $0 >= 50 })
  }
}

private final class ManualClock: Sendable {
  private let time = Mutex<Int64>(10_000_000_000)

  var now: Timestamp { Timestamp(milliseconds: time.withLock { $0 }) }
  func advance(milliseconds: Int64) { time.withLock { $0 += milliseconds } }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1"), ("192.0.2.1", "192.0.2.1"), ("::1", "::1"), ("2001:db8::1", "2001:db8::1"),
    ("::ffff:192.0.2.1", "192.0.2.1"),
  ])
  func `a socket's address is the one that is written`(socket: String, address: String) throws {
    #expect(IPAddress(of: try SocketAddress(ipAddress: socket, port: 80)) == IPAddress(address))
  }
}
