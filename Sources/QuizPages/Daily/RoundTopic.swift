import HTML
public import QuizEngine

/// What a player knows about a round before Start: its difficulty and its category.
public struct RoundTopic: Hashable, Sendable {
  /// Which of the date's rounds it is.
  public let difficulty: Difficulty
  /// Nil if the question isn't drawn before Start.
  public let category: TriviaCategory?

  /// - Parameter category: nil if the question isn't drawn before Start.
  public init(difficulty: Difficulty, category: TriviaCategory?) {
    self.difficulty = difficulty
    self.category = category
  }

  /// "Easy · History"
  func html(_ texts: Texts) -> HTML {
    "\(Self.difficultyIcon(difficulty))\(name(texts))"
  }

  /// The same without the icon.
  func name(_ texts: Texts) -> HTML {
    "\(texts.game.difficulties[difficulty])\(category.map { " · \(texts.game.categories[$0])" })"
  }

  /// An icon of one, two or three steps.
  static func difficultyIcon(_ difficulty: Difficulty) -> HTML {
    let steps: Int =
      switch difficulty {
      case .easy: 1
      case .medium: 2
      case .hard: 3
      }
    return """
      <svg class="difficulty-icon" viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">\
      <path d="M1 10h4v5H1z"/>\
      <path\(" class=\"empty\"", if: steps < 2) d="M8 6h4v9H8z"/>\
      <path\(" class=\"empty\"", if: steps < 3) d="M15 1h4v14h-4z"/></svg>
      """
  }
}
