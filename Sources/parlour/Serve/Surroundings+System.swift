import Foundation
import QuizEngine
import QuizService

extension Surroundings {
  /// The machine's own clock and randomness.
  static let system = Surroundings(
    now: { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
    randomBits: {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    })
}

extension Surroundings {
  /// By how many seconds a test may set the clock: some 300 years, so that every sum with the time fits.
  private static let farthest: Int64 = 10_000_000_000

  /// The machine's randomness, and the time that all servers of the store go by.
  ///
  /// - Parameter file: for tests. It holds how many seconds the time is put forward, and is read whenever somebody asks
  ///   for the time. A file that can't be read stands for none.
  static func shared(_ clock: SharedClock, shiftedBy file: String?) -> Surroundings {
    var surroundings = Surroundings.system
    surroundings.isTimeRight = { clock.isRight }
    surroundings.now = { clock.now }
    guard let file else { return surroundings }
    surroundings.now = {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let seconds = Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
      return clock.now + .seconds(min(max(seconds, -Self.farthest), Self.farthest))
    }
    return surroundings
  }
}
