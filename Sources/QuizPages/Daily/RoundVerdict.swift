import HTML

/// The result of a round, as the player sees it.
public enum RoundVerdict: Hashable, Sendable {
  case correct, wrong, timedOut, expired
  /// An operator voided the question.
  case void

  func label(_ texts: Texts.Daily.Results) -> String {
    switch self {
    case .correct: texts.correct
    case .wrong: texts.wrong
    case .timedOut: texts.timedOut
    case .expired: texts.expired
    case .void: texts.void
    }
  }

  /// The marks differ in shape, not only in colour.
  var mark: HTML {
    let shape: HTML =
      switch self {
      case .correct: "<path d=\"M5 12.5l5 5L19.5 7\"/>"
      case .wrong: "<path d=\"M6.5 6.5l11 11M17.5 6.5l-11 11\"/>"
      case .timedOut: "<circle cx=\"12\" cy=\"12\" r=\"8.5\"/><path d=\"M12 7.5V12l3 2\"/>"
      case .expired: "<path d=\"M9 6v12M15 6v12\"/>"
      case .void: "<path d=\"M6 12h12\"/>"
      }
    return "<svg class=\"mark\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(shape)</svg>"
  }

  /// The round icon of a result in a list.
  var roundMark: HTML { "<span class=\"round-mark \(cssClass)\">\(mark)</span>" }

  /// The square for a text to share.
  var emoji: String {
    switch self {
    case .correct: "🟩"
    case .wrong, .timedOut, .expired: "🟥"
    case .void: "⬜"
    }
  }

  var cssClass: HTML {
    switch self {
    case .correct: "is-right"
    case .wrong: "is-wrong"
    case .timedOut, .expired: "is-late"
    case .void: "is-void"
    }
  }
}
