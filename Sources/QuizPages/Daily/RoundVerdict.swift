import HTML

/// The result of a round, as the player sees it.
public enum RoundVerdict: Hashable, Sendable {
  case right, wrong, outOfTime, unfinished
  /// An operator voided the question.
  case void

  func label(_ texts: Texts.Daily.Results) -> String {
    switch self {
    case .right: texts.right
    case .wrong: texts.wrong
    case .outOfTime: texts.outOfTime
    case .unfinished: texts.unfinished
    case .void: texts.void
    }
  }

  /// The icons differ in shape, not only in colour.
  var icon: HTML {
    """
    <svg class="verdict-mark \(kind)" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">\
    <circle cx="24" cy="24" r="22"/><path d="\(path)"/></svg>
    """
  }

  /// The emoji for a line of text. They differ in shape, too.
  var emoji: String {
    switch self {
    case .right: "✅"
    case .wrong: "❌"
    case .outOfTime: "⌛"
    case .unfinished: "💤"
    case .void: "➖"
    }
  }

  private var kind: HTML { self == .right ? "is-right" : "is-other" }

  private var path: HTML {
    switch self {
    case .right: "M13 25l8 8 15-18"
    case .wrong: "M15 15l18 18M33 15L15 33"
    case .outOfTime: "M24 12v12l8 6"
    case .unfinished: "M18 14v20M30 14v20"
    case .void: "M13 24h22"
    }
  }
}
