/// Limits the log about something that goes on and off to one line a minute.
struct ChangeThrottle<State: Equatable> {
  /// The state that the log told last, or else the normal one.
  private(set) var logged: State
  private var loggedAt: ContinuousClock.Instant?

  /// - Parameter normal: the state that needs no line at the beginning.
  init(normal: State) { logged = normal }

  /// Whether to log this state now. If a line comes too early, ask again later: the state may be another one by then.
  mutating func isDue(_ state: State, at now: ContinuousClock.Instant) -> Bool {
    guard state != logged, loggedAt.map({ now - $0 >= LogThrottle.interval }) ?? true else { return false }
    logged = state
    loggedAt = now
    return true
  }
}
