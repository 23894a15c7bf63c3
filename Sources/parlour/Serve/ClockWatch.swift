import Logging
import QuizEngine
import QuizService
import ServiceLifecycle

/// Compares the machine's clock with the database's, every few seconds, and tells the log when they part and meet again.
struct ClockWatch: Service {
  static let pause = Duration.seconds(5)

  let clock: SharedClock
  let store: any PlayStore
  let logger: Logger

  func run() async {
    var wasRight = true
    while !Task.isShuttingDownGracefully {
      // A store that doesn't answer is told elsewhere.
      try? await clock.compare(asking: store.time)
      if clock.isRight != wasRight { tell() }
      wasRight = clock.isRight
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.pause) } } catch { return }
    }
  }

  private func tell() {
    guard !clock.isRight else { return logger.notice("The clocks agree again; rounds can be started") }
    let seconds = Double(clock.lag.milliseconds) / 1000
    logger.error(
      "This machine's clock and the database's are too far apart; no rounds are started. Set both by NTP",
      metadata: ["seconds behind": "\(seconds)", "allowed": "\(SharedClock.bound.milliseconds / 1000)"])
  }
}
