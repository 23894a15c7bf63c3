import Foundation
import QuizEngine
import QuizService

extension Dependencies {
  /// The machine's own clock and randomness.
  static let system = Dependencies(
    now: { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
    randomBits: {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    })
}

extension Dependencies {
  /// The most seconds by which a test may shift the clock: some 300 years, so that sums with the time don't overflow.
  private static let maxOffset: Int64 = 10_000_000_000

  /// The machine's random numbers, and the clock that all servers of a store share.
  ///
  /// - Parameter file: for tests. It holds the number of seconds that are added to the time. It is read at each use of
  ///   the clock; if it can't be read, nothing is added.
  static func shared(_ clock: DatabaseClock, shiftedBy file: String?) -> Dependencies {
    var dependencies = Dependencies.system
    dependencies.isClockSynchronized = { clock.isSynchronized }
    dependencies.now = { clock.now }
    guard let file else { return dependencies }
    dependencies.now = {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let seconds = Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
      return clock.now + .seconds(min(max(seconds, -Self.maxOffset), Self.maxOffset))
    }
    return dependencies
  }
}
