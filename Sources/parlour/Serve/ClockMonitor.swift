import Logging
import QuizEngine
import QuizService
import ServiceLifecycle

/// Compares the machine's clock with the database's every few seconds, and logs when they differ and when they agree
/// again. It also records the time, and logs when the clock was set back.
struct ClockMonitor: Service {
  static let interval = Duration.seconds(5)
  /// NTP may set a clock back by less than this.
  static let tolerance = TimeSpan.minutes(1)

  let clock: DatabaseClock
  let service: ClockService
  let logger: Logger

  func run() async {
    var wasRight = true
    var wasBehind = false
    while !Task.isShuttingDownGracefully {
      // StoreHealth reports a store that doesn't answer.
      try? await service.synchronize(clock)
      if clock.isSynchronized != wasRight { logSkew() }
      wasRight = clock.isSynchronized
      let lag = await service.recordTime()
      let isBehind = lag > Self.tolerance
      if isBehind, !wasBehind { logSetBack(by: lag) }
      wasBehind = isBehind
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.interval) } } catch { return }
    }
  }

  private func logSetBack(by lag: TimeSpan) {
    logger.error(
      """
      The clock is behind the latest time that the house has seen. Dates that had ended by that time can’t be started. If \
      that time was wrong, “parlour daily clock --reset --reason …” forgets it
      """,
      metadata: ["secondsBehind": "\(lag.milliseconds / 1000)"])
  }

  private func logSkew() {
    guard !clock.isSynchronized else { return logger.notice("The clocks agree again; rounds can be started") }
    let seconds = Double(clock.offset.milliseconds) / 1000
    logger.error(
      "This machine's clock and the database's are too far apart, so no rounds are started. Synchronize both by NTP",
      metadata: ["secondsBehind": "\(seconds)", "allowedSeconds": "\(DatabaseClock.maxSkew.milliseconds / 1000)"])
  }
}
