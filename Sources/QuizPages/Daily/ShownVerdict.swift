import HTML

/// The verdict of a round, as the player sees it.
public enum ShownVerdict: Hashable, Sendable {
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
      // An hourglass that has run out, and the moon of the midnight that closed the question.
      case .timedOut: "<path d=\"M6.5 4h11M6.5 20h11M8 4c0 5 4 6 4 8s-4 3-4 8M16 4c0 5-4 6-4 8s4 3 4 8M10 18h4\"/>"
      case .expired: "<path d=\"M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z\"/>"
      case .void: "<path d=\"M6 12h12\"/>"
      }
    return Self.mark(shape)
  }

  /// The marks of a round that isn't over.
  static let running = mark("<circle cx=\"12\" cy=\"12\" r=\"8.5\"/><path d=\"M12 7.5V12l3 2\"/>")
  static let paused = mark("<path d=\"M9 6v12M15 6v12\"/>")

  private static func mark(_ shape: HTML) -> HTML {
    "<svg class=\"mark\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(shape)</svg>"
  }

  /// The round icon of a result in a list.
  var roundMark: HTML { "<span class=\"round-mark \(cssClass)\">\(mark)</span>" }

  /// The window for a text to share: a lit one, a dark one in its wall, or only a frame. They differ in lightness and
  /// shape, so that nobody needs their colours.
  var emoji: String {
    switch self {
    case .correct: "🟨"
    case .wrong, .timedOut, .expired: "🟫"
    case .void: "🔳"
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
