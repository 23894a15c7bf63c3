internal import QuizEngine

/// The operator's settings of the game and of sign-ups.
package struct GameSettings: Hashable, Sendable {
  /// Whether guests may play.
  package var allowsGuests: Bool
  /// Which players get the same question.
  package var drawMode: DrawMode
  /// Which languages share a game.
  package var languages: GameLanguages
  /// Words of the site that passwords may not be made of; see ``SiteWords``.
  package var siteWords: [String]
  /// How many wrong passwords one network may send at once, and as many wrong recovery codes, which are counted apart.
  /// In each hour as many are allowed anew. 0 means no limit.
  package var failedSignInsPerHour: Int
  /// How many accounts and guests one network may make at once. In each hour as many are allowed anew. 0 means no
  /// limit.
  package var signUpsPerHour: Int
  /// The accounts that make quizzes in the studio.
  package var authors: StudioPolicy.Authors

  package init(
    allowsGuests: Bool = true, drawMode: DrawMode = .shared, languages: GameLanguages = GameLanguages(),
    failedSignInsPerHour: Int = 200, signUpsPerHour: Int = 1000, siteWords: [String] = SiteWords.standard,
    authors: StudioPolicy.Authors = .invited
  ) {
    self.allowsGuests = allowsGuests
    self.drawMode = drawMode
    self.languages = languages
    self.failedSignInsPerHour = failedSignInsPerHour
    self.signUpsPerHour = signUpsPerHour
    self.siteWords = siteWords
    self.authors = authors
  }
}

extension GameSettings {
  /// Whether there are leaderboards and groups: only where all players of a game get the same questions.
  package var hasBoards: Bool { drawMode == .shared }

  /// The game that an account plays.
  package func game(of account: Account) -> GameID { languages.game(of: account.settings.language) }
}
