import QuizEngine
import QuizService

/// The ``AccountDeletionResult/withheldDates`` of accounts that were deleted in this browser, in a cookie:
/// `2026-11-22_2026-11-23`. It doesn't name the accounts. The cookie outlasts sessions, and expires soon after the last
/// date has ended everywhere. A player can avoid it with another browser; it is meant for those who don't.
struct WithheldDates: Sendable {
  /// More than the dates that can be withheld at once: three, since no date goes on for longer than 50 hours.
  private static let maxCount = 8

  let dates: Set<CalendarDate>

  /// - Parameter dates: those that are over everywhere are left out.
  init(_ dates: Set<CalendarDate>, at now: Timestamp) { self.dates = dates.filter { now < $0.endEverywhere } }

  /// - Parameter cookie: a cookie's value. A visitor can send anything, so only its beginning is read.
  init(cookie: String) {
    // Nearly all requests have no such cookie.
    guard !cookie.isEmpty else {
      dates = []
      return
    }
    dates = Set(
      cookie.prefix(Self.maxCount * "2026-11-22_".count).split(separator: "_").prefix(Self.maxCount)
        .compactMap { CalendarDate(text: String($0)) })
  }

  /// As the cookie has it.
  var text: String { dates.sorted().map(\.text).joined(separator: "_") }

  /// When the last of the dates ends everywhere; nil without any.
  var end: Timestamp? { dates.max()?.endEverywhere }
}
