public import QuizEngine

extension Texts {
  /// The words that all pages of the daily game share.
  public struct Game: Sendable {
    public let name: String
    /// The links between the game's pages.
    public let navigation: Navigation
    public let difficulties: Difficulties
    public let categories: Categories

    public struct Navigation: Sendable {
      /// The name of the navigation.
      public let label: String
      public let today: String
      public let statistics: String
      public let boards: String
      public let groups: String
      public let account: String
      /// For operators only.
      public let admin: String
    }

    public struct Difficulties: Sendable {
      public let easy: String
      public let medium: String
      public let hard: String

      public subscript(_ difficulty: Difficulty) -> String {
        switch difficulty {
        case .easy: easy
        case .medium: medium
        case .hard: hard
        }
      }
    }

    public struct Categories: Sendable {
      public let arts: String
      public let general: String
      public let geography: String
      public let history: String
      public let science: String
      public let sports: String

      public subscript(_ category: TriviaCategory) -> String {
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
