import ArgumentParser
import QuizEngine
import QuizService

/// `parlour daily clock`
struct DailyClockCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clock",
    abstract: "Tell the latest time that the house has seen, or forget it after the clock was wrong.",
    discussion: """
      A date that was over at the latest time that the house has seen isn't started again, whatever the clock says now. \
      Where the clock had been ahead by mistake, that keeps players from days that are really theirs: put the clock right \
      first, then reset. It stays on the trail, and a server that runs takes it over by itself.
      """)

  @Flag(help: "Go by the clock as it is now.")
  var reset = false

  @Option(help: "Why; it stays on the trail. Needed with --reset.")
  var reason: String?

  @OptionGroup var data: DataOptions

  func validate() throws {
    if reset, reason == nil { throw ValidationError("--reset needs a --reason; it stays on the trail.") }
    if !reset, reason != nil { throw ValidationError("--reason goes with --reset.") }
  }

  func run() async throws {
    if let reason, reset {
      let old = try await data.withAdmin { desk throws(AdminError) in try await desk.resetLatestInstant(reason: reason)
      }
      print("Done. The latest time was \(old.utcText), and is the present one now.")
    } else {
      let (latest, now) = try await data.withAdmin { desk throws(AdminError) in try await desk.latestInstant() }
      print("now     \(now.utcText)")
      print("latest  \(latest?.utcText ?? "none yet")")
      if let latest, latest > now + .minutes(1) {
        print("The clock is behind. Dates that were over at the latest time can't be started.")
      }
    }
  }
}

extension Timestamp {
  /// `2026-11-22 09:05 UTC`
  fileprivate var utcText: String {
    let date = CalendarDate(of: self, offset: .zero)
    let minutes = Int((self - date.midnightUTC).milliseconds / 60_000)
    let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "\(date.text) \(padded(minutes / 60)):\(padded(minutes % 60)) UTC"
  }
}
