public import QuizEngine

/// How many attempts in a row are allowed, and how they slow down.
///
/// The first ``free`` go at once; each one after that must wait twice as long as the one before, up to ``longest``.
/// After ``most`` in a row the next one must wait for ``rest``. After ``rest`` without an attempt the count begins anew, so
/// nobody is locked out for good.
public struct AttemptLimit: Hashable, Sendable {
  public let free: Int
  public let first: Span
  public let longest: Span
  public let most: Int
  public let rest: Span

  public init(free: Int, first: Span, longest: Span, most: Int, rest: Span) {
    self.free = free
    self.most = most
    self.first = first
    self.longest = longest
    self.rest = rest
  }

  /// For signing in to one account, by all browsers together that it doesn't know, and by each that it does: slower from
  /// the fifth failure on, at most 100 in a row.
  public static let signIn = AttemptLimit(
    free: 4, first: .seconds(1), longest: .minutes(15), most: 100, rest: .hours(24))

  /// When the next attempt is allowed.
  ///
  /// - Parameters:
  ///   - count: how many were made in a row.
  ///   - latest: when the last of them was made.
  public func opens(after count: Int, latest: Timestamp) -> Timestamp {
    guard count >= free else { return latest }
    guard count < most else { return latest + rest }
    let doublings = min(count - free, 30)
    return latest + min(longest, Span(milliseconds: first.milliseconds << Int64(doublings)))
  }
}
