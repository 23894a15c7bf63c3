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

  /// The icons differ in shape, not only in colour.
  var icon: HTML {
    """
    <svg class="verdict-mark \(cssClass)" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">\
    <circle cx="24" cy="24" r="22"/><path d="\(path)"/></svg>
    """
  }

  /// The emoji for a line of text. They differ in shape, too.
  var emoji: String {
    switch self {
    case .correct: "✅"
    case .wrong: "❌"
    case .timedOut: "⌛"
    case .expired: "💤"
    case .void: "➖"
    }
  }

  private var cssClass: HTML { self == .correct ? "is-right" : "is-other" }

  private var path: HTML {
    switch self {
    case .correct: "M13 25l8 8 15-18"
    case .wrong: "M15 15l18 18M33 15L15 33"
    case .timedOut: "M24 12v12l8 6"
    case .expired: "M18 14v20M30 14v20"
    case .void: "M13 24h22"
    }
  }
}
