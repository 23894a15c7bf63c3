import Logging
import QuizEngine
import QuizService

extension SharedGame {
  /// Logs which languages share the game and how many questions they have in common.
  func log(_ logger: Logger) {
    if !removed.isEmpty {
      let tags = removed.map(\.tag).joined(separator: ", ")
      logger.warning(
        "\(tags) no longer share the daily game, so their readers get the questions of their own languages, if there are any. --game-languages chooses the languages"
      )
    }
    guard !languages.all.isEmpty else { return }
    let tags = languages.all.map(\.tag).joined(separator: ", ")
    let counts = zip(Difficulty.allCases, complete).map { "\($1) \($0.rawValue)" }.joined(separator: ", ")
    logger.info("\(tags) share the daily game: \(counts) questions have all of these languages")
    if incomplete > 0 {
      logger.notice("\(incomplete) questions of these languages aren't asked, because they lack one of them")
    }
    if complete.contains(0) {
      logger.warning("The daily game has no questions of some difficulty. --game-languages chooses other languages")
    }
  }
}
