import QuizEngine

extension Texts {
  /// The words that all pages of the daily game share.
  struct Game: Sendable {
    /// The name of the game. Every page uses it.
    let name: String
    /// The links between the game's pages.
    let navigation: Navigation
    /// Names the marks of the day's three questions.
    let yourDay: String
    let states: States
    let difficulties: Difficulties
    let categories: Categories

    struct Navigation: Sendable {
      let today: String
      let statistics: String
      let boards: String
      let groups: String
    }

    /// How far a question of the day is.
    struct States: Sendable {
      let open: String
      /// The question that the page is about.
      let current: String
      let running: String
      let paused: String
      let missing: String

      func label(_ state: DayMarks.State, _ results: Texts.Daily.Results) -> String {
        switch state {
        case .notStarted: open
        case .running: running
        case .paused: paused
        case .missing: missing
        case .over(let verdict, _): verdict.label(results)
        }
      }
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
