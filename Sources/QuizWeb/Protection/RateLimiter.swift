import HTTPTypes
import Hummingbird
import QuizEngine
import QuizService
import Synchronization

/// Lets each network address make only so many changes: a bucket of tokens for each, filled steadily (the "leaky
/// bucket as a meter" of ITU-T I.371). A whole school behind one address fits in; a flood doesn't.
final class RateLimiter: Sendable {
  /// How many seconds' worth of changes may come at once.
  private static let burst: Int64 = 10
  /// The most addresses that are remembered at a time.
  private static let greatestCount = 10_000

  private let perSecond: Int64
  private let now: @Sendable () -> Timestamp
  /// For each address the time at which its bucket is full again.
  private let fullAt = Mutex<[String: Int64]>([:])

  /// - Parameter perSecond: 0 is without limit.
  init(perSecond: Int, now: @escaping @Sendable () -> Timestamp) {
    self.perSecond = Int64(perSecond)
    self.now = now
  }

  /// Counts one change of an address; false where it has to wait.
  ///
  /// - Parameter origin: nil is never limited.
  func admits(_ origin: String?) -> Bool {
    guard let origin, perSecond > 0 else { return true }
    let now = now().milliseconds * 1000
    let cost = 1_000_000 / perSecond
    return fullAt.withLock { fullAt in
      if fullAt.count >= RateLimiter.greatestCount { fullAt = fullAt.filter { $0.value > now } }
      if fullAt.count >= RateLimiter.greatestCount { fullAt.removeAll() }
      let latest = now + RateLimiter.burst * 1_000_000
      // Nothing is full later than that, unless the clock stepped back.
      let full = min(max(fullAt[origin] ?? now, now), latest)
      let admits = full + cost <= latest
      fullAt[origin] = admits ? full + cost : full
      return admits
    }
  }
}

extension Site {
  /// The network that a request comes from; nil for this machine itself, whose requests aren't limited.
  func origin(of request: Request, _ context: SiteContext) -> String? {
    if settings.behindProxy, let forwarded = request.headers[Site.forwardedFor] {
      let nearest = forwarded.split(separator: ",").last.map { String($0.filter { $0 != " " }) } ?? ""
      return Site.network(of: String(nearest.prefix(64)))
    }
    guard let address = context.remoteAddress?.ipAddress, address != "127.0.0.1", address != "::1" else { return nil }
    return Site.network(of: address)
  }

  // The name is a token of RFC 9110, so it isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let forwardedFor = HTTPField.Name("X-Forwarded-For")!

  /// An IPv4 address as it is; of an IPv6 address the four groups that a provider gives to one customer.
  private static func network(of address: String) -> String {
    guard address.contains(":") else { return address }
    return address.split(separator: ":", omittingEmptySubsequences: false).prefix(4).joined(separator: ":")
  }
}
