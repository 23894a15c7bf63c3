import QuizEngine

extension Texts {
  /// The words that all pages of the daily game share.
  struct Game: Sendable {
    /// The name of the game. Every page uses it.
    let name: String
    /// The links between the game's pages.
    let navigation: Navigation
    let difficulties: Difficulties
    let categories: Categories

    struct Navigation: Sendable {
      let today: String
      let statistics: String
      let boards: String
      let groups: String
      let account: String
      /// For operators only.
      let admin: String
    }

    struct Difficulties: Sendable {
      let easy: String
      let medium: String
      let hard: String

      subscript(_ difficulty: Difficulty) -> String {
        switch difficulty {
        case .easy: easy
        case .medium: medium
        case .hard: hard
        }
      }
    }

    struct Categories: Sendable {
      let arts: String
      let general: String
      let geography: String
      let history: String
      let science: String
      let sports: String

      subscript(_ category: TriviaCategory) -> String {
        switch category {
        case .arts: arts
        case .general: general
        case .geography: geography
        case .history: history
        case .science: science
        case .sports: sports
        }
      }
    }
  }
}
