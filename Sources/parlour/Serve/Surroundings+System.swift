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
  /// The machine's own, with a clock that a test sets.
  ///
  /// - Parameter file: holds how many seconds the clock is ahead of the machine's; it is read whenever somebody asks for
  ///   the time. A file that can't be read stands for none.
  static func shifted(by file: String) -> Surroundings {
    var surroundings = Surroundings.system
    surroundings.now = {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let seconds = Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
      return Surroundings.system.now() + .seconds(seconds)
    }
    return surroundings
  }
}
