import QuizSQL

extension CopyError {
  /// What an operator reads, and what to do about it.
  ///
  /// - Parameters:
  ///   - source: the name of where the data was to come from.
  ///   - target: the name of where it was to go to.
  func explanation(from source: String, to target: String) -> String {
    switch self {
    case .source(let error): error.explanation(folder: source) + " " + Self.resumeHint
    case .target(let error): error.explanation(folder: target) + " " + Self.resumeHint
    case .targetNotEmpty(let table):
      """
      There is a house in \(target) already (its table “\(table)” has rows), so nothing was changed. Choose a place that \
      is empty.
      """
    case .otherMove(let deed):
      """
      Another house is on its way to \(target): a \(deed) was begun and hasn’t ended. End that one, or choose a place \
      that is empty. Nothing was changed.
      """
    case .differs(let tables):
      """
      \(source) and \(target) don’t hold the same rows of \(tables.joined(separator: ", ")). Something changed one of them \
      meanwhile: a server, most likely. \(target) is marked, and no server opens it; \(source) is as it was. Stop all \
      servers and begin anew, with an empty place.
      """
    case .cancelled: "Stopped. What was copied stays, and the same command goes on from there."
    }
  }

  private static let resumeHint = "Once that is mended, the same command goes on from where it stopped."
}
