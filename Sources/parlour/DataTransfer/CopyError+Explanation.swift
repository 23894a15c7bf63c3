import QuizDatabase

extension CopyError {
  /// The error in words for an operator, with what to do.
  ///
  /// - Parameters:
  ///   - source: the name of the place that the data comes from.
  ///   - target: the name of the place that it goes to.
  func explanation(from source: String, to target: String) -> String {
    switch self {
    case .source(let error): error.explanation(folder: source) + " " + Self.resumeHint
    case .target(let error): error.explanation(folder: target) + " " + Self.resumeHint
    case .targetNotEmpty(let table):
      """
      There is a house in \(target) already (its table “\(table)” has rows), so nothing was changed. Choose a place that \
      is empty.
      """
    case .otherMove(let action):
      """
      Another move to \(target) isn’t finished: \(action). Finish that one, or choose a place \
      that is empty. Nothing was changed.
      """
    case .differs(let tables):
      """
      \(source) and \(target) don’t hold the same rows of \(tables.joined(separator: ", ")). Something changed one of them \
      meanwhile: most likely a server. \(target) is locked, and no server opens it; \(source) is as it was. Stop all \
      servers and start again, with an empty place.
      """
    case .cancelled: "Stopped. The copied rows stay, and the same command continues from there."
    }
  }

  private static let resumeHint = "After that is fixed, the same command continues where it stopped."
}
