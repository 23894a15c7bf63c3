/// The reason why a text isn't a stored quiz, with the position of the error.
public enum QuizDecodingError: Error, Hashable, Sendable {
  /// The text isn't JSON.
  ///
  /// - Parameter byte: the offset of the error.
  case malformedJSON(byte: Int, problem: String)
  /// A later version of Parlour wrote it.
  case unsupportedVersion(Int)
  /// A value that no quiz can have.
  ///
  /// - Parameter path: such as `questions[2].answers[0].text`; empty for the whole quiz.
  case invalidValue(path: String, problem: String)
}

extension QuizDecodingError: CustomStringConvertible {
  /// One line for a log, with the byte or the path where the error is.
  public var description: String {
    switch self {
    case .malformedJSON(let byte, let problem): "not JSON at byte \(byte): \(problem)"
    case .unsupportedVersion(let version): "version \(version) of the stored format isn't known"
    case .invalidValue(let path, let problem): path.isEmpty ? problem : "\(path): \(problem)"
    }
  }
}
