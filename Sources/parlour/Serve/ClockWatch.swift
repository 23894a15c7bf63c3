import Logging
import QuizEngine
import QuizService
import ServiceLifecycle

/// Compares the machine's clock with the database's, every few seconds, and tells the log when they part and meet again.
/// It also has the house note what time it is, and tells the log when the clock was set back.
struct ClockWatch: Service {
  static let pause = Duration.seconds(5)
  /// NTP may step a clock by less.
  static let tolerance = Span.minutes(1)

  let clock: SharedClock
  let store: any PlayStore
  let house: House
  let logger: Logger

  func run() async {
    var wasRight = true
    var wasBehind = false
    while !Task.isShuttingDownGracefully {
      // A store that doesn't answer is told elsewhere.
      try? await clock.compare(asking: store.time)
      if clock.isRight != wasRight { tell() }
      wasRight = clock.isRight
      let now = house.surroundings.now()
      _ = try? await house.clock.see(now)
      let lag = house.clock.lag(at: now)
      let isBehind = lag > Self.tolerance
      if isBehind, !wasBehind { tellSetBack(by: lag) }
      wasBehind = isBehind
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.pause) } } catch { return }
    }
  }

  private func tellSetBack(by lag: Span) {
    logger.error(
      """
      The clock is behind the latest time that the house has seen. Dates that were over then aren’t started again. If that \
      time was wrong, “parlour daily clock --reset --reason …” forgets it
      """,
      metadata: ["seconds behind": "\(lag.milliseconds / 1000)"])
  }

  private func tell() {
    guard !clock.isRight else { return logger.notice("The clocks agree again; rounds can be started") }
    let seconds = Double(clock.lag.milliseconds) / 1000
    logger.error(
      "This machine's clock and the database's are too far apart; no rounds are started. Set both by NTP",
      metadata: ["seconds behind": "\(seconds)", "allowed": "\(SharedClock.bound.milliseconds / 1000)"])
  }
}
