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
