import Glibc
import HTTPTypes
import QuizEngine
import Synchronization

/// The header field `Date` of responses.
final class DateFields: Sendable {
  private let latest = Mutex<(second: Int, field: HTTPField)?>(nil)

  /// The field for the current time.
  func now() -> HTTPField { field(at: time(nil)) }

  /// The field for a time. It is made anew for another second only.
  ///
  /// - Parameter second: since 1970-01-01, 00:00 UTC.
  func field(at second: Int) -> HTTPField {
    latest.withLock { latest in
      if let latest, latest.second == second { return latest.field }
      let field = HTTPField(name: .date, value: Self.text(of: second))
      latest = (second, field)
      return field
    }
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// In the format of RFC 9110, section 5.6.7: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func text(of second: Int) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    let date = CalendarDate(epochDay: second / 86_400)
    let (year, month, day) = date.components
    let time = [second / 3600 % 24, second / 60 % 60, second % 60].map(padded).joined(separator: ":")
    return "\(weekdays[date.weekday]), \(padded(day)) \(months[month - 1]) \(year) \(time) GMT"
  }
}
