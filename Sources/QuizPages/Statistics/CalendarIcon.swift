import HTML
import QuizEngine

/// The icon of a round, or of a date without one, in the calendar. They differ in shape.
enum CalendarIcon: CaseIterable {
  case correct, wrong, unanswered, void, forgiven

  init(_ round: PlayedRound) {
    self =
      switch round.verdict {
      case _ where round.isVoid: .void
      case .correct: .correct
      case .wrong: .wrong
      case .timedOut, .expired: .unanswered
      }
  }

  var svg: HTML {
    """
    <svg class="symbol" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">\(shape)</svg>
    """
  }

  /// An empty icon for a round that wasn't played.
  static let blank: HTML = """
    <svg class="symbol" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">\
    <circle class="blank" cx="6" cy="6" r="1"/></svg>
    """

  func label(in texts: Texts.Statistics.CalendarLabels) -> String {
    switch self {
    case .correct: texts.correct
    case .wrong: texts.wrong
    case .unanswered: texts.unanswered
    case .void: texts.void
    case .forgiven: texts.forgiven
    }
  }

  private var shape: HTML {
    switch self {
    case .correct:
      "<circle class=\"full\" cx=\"6\" cy=\"6\" r=\"5.5\"/><path class=\"cut\" d=\"M3.4 6.3l1.8 1.8 3.4-4\"/>"
    case .wrong: "<path d=\"M2.2 2.2l7.6 7.6M9.8 2.2l-7.6 7.6\"/>"
    case .unanswered: "<circle cx=\"6\" cy=\"6\" r=\"4.6\"/>"
    case .void: "<path d=\"M1.5 6h9\"/>"
    case .forgiven: "<path class=\"dashed\" d=\"M1.2 6a4.8 4.8 0 0 1 9.6 0\"/><path d=\"M6 6v3.4\"/>"
    }
  }
}
