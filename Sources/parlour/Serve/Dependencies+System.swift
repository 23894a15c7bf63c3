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
  /// By how many seconds a test may set the clock: some 300 years, so that every sum with the time fits.
  private static let maximumOffset: Int64 = 10_000_000_000

  /// The machine's randomness, and the time that all servers of the store go by.
  ///
  /// - Parameter file: for tests. It holds how many seconds the time is put forward, and is read whenever somebody asks
  ///   for the time. A file that can't be read stands for none.
  static func shared(_ clock: DatabaseClock, shiftedBy file: String?) -> Dependencies {
    var surroundings = Dependencies.system
    surroundings.isClockSynchronized = { clock.isSynchronized }
    surroundings.now = { clock.now }
    guard let file else { return surroundings }
    surroundings.now = {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let seconds = Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
      return clock.now + .seconds(min(max(seconds, -Self.maximumOffset), Self.maximumOffset))
    }
    return surroundings
  }
}
