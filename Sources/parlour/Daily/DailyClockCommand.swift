import ArgumentParser
import QuizEngine
import QuizService

/// `parlour daily clock`
struct DailyClockCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clock",
    abstract: "Show the latest time that the house has seen, or reset it after the clock was wrong.",
    discussion: """
      A date that had ended by the latest time that the house has seen can't be started, whatever the clock says now. If \
      the clock was ahead by mistake, players miss days that they could play: set the clock first, then reset. The audit \
      log keeps the reset, and a running server notices it by itself.
      """)

  @Flag(help: "Make the present time the latest one.")
  var reset = false

  @Option(help: "The reason; the audit log keeps it. Required with --reset.")
  var reason: String?

  @OptionGroup var data: DataOptions

  func validate() throws {
    if reset, reason == nil { throw ValidationError("--reset needs a --reason; the audit log keeps it.") }
    if !reset, reason != nil { throw ValidationError("--reason goes with --reset.") }
  }

  func run() async throws {
    if let reason, reset {
      let old = try await data.withAdmin { admin throws(AdminError) in
        try await admin.resetLatestInstant(reason: reason)
      }
      print("Done. The latest time was \(old.utcText); now it is the present time.")
    } else {
      let (latest, now) = try await data.withAdmin { admin throws(AdminError) in try await admin.latestInstant() }
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
