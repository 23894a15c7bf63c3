import HTML
import QuizEngine

/// A day's three questions as tiny windows. A lit window is a right answer. The others differ in shape too: a cross for
/// a wrong answer, an empty window without an answer, a dash for a removed question, a dotted window for a question not
/// played.
struct ScoreStrip: Hashable, Sendable {
  /// What a player made of one question.
  enum Mark: CaseIterable, Hashable, Sendable {
    case correct, wrong, unanswered, void, unplayed
  }

  /// In the order of ``Difficulty/allCases``.
  let marks: [Mark]

  /// - Parameter rounds: in the order of `Difficulty.allCases`; nil for a question that wasn't played.
  init(_ rounds: [PlayedRound?]) { marks = rounds.map { $0.map(Mark.init) ?? .unplayed } }

  /// - Parameter rounds: the finished rounds of one date, in any order.
  init(ofDate rounds: [PlayedRound]) {
    self.init(Difficulty.allCases.map { difficulty in rounds.first { $0.difficulty == difficulty } })
  }

  /// - Parameter verdicts: in the order of `Difficulty.allCases`; nil for a question that wasn't played.
  init(verdicts: [ShownVerdict?]) { marks = verdicts.map { $0.map(Mark.init) ?? .unplayed } }

  /// The windows, and for screen readers what is in them.
  func html(_ texts: Texts) -> HTML {
    let played = zip(Difficulty.allCases, marks).filter { $0.1 != .unplayed }
    let labels = played.map { difficulty, mark -> HTML in
      let label = texts.statistics.roundLabel(texts.game.difficulties[difficulty], mark.label(texts.statistics))
      return "<span class=\"visually-hidden\"> \(label)</span>"
    }
    return "\(svg)\(labels)"
  }

  /// What each kind of window means.
  static func key(_ texts: Texts) -> HTML {
    let items = Mark.allCases.map { mark -> HTML in
      """
      <li><svg class="strip" viewBox="0 0 12 16" aria-hidden="true">\(mark.shape)</svg>\
      \(mark.label(texts.statistics))</li>
      """
    }
    return "\(items)"
  }

  private var svg: HTML {
    let windows = marks.enumerated().map { index, mark -> HTML in
      "<g transform=\"translate(\(index * Self.distance))\">\(mark.shape)</g>"
    }
    return """
      <svg class="strip" viewBox="0 0 \(Self.distance * marks.count - 2) 16" aria-hidden="true">\(windows)</svg>
      """
  }

  private static let distance = 14
}

extension ScoreStrip.Mark {
  fileprivate init(_ round: PlayedRound) {
    self =
      switch round.verdict {
      case _ where round.isVoid: .void
      case .correct: .correct
      case .wrong: .wrong
      case .timedOut, .expired: .unanswered
      }
  }

  fileprivate init(_ verdict: ShownVerdict) {
    self =
      switch verdict {
      case .correct: .correct
      case .wrong: .wrong
      case .timedOut, .expired: .unanswered
      case .void: .void
      }
  }

  fileprivate func label(_ texts: Texts.Statistics) -> String {
    switch self {
    case .correct: texts.calendarLabels.correct
    case .wrong: texts.calendarLabels.wrong
    case .unanswered: texts.calendarLabels.unanswered
    case .unplayed: texts.calendarLabels.unplayed
    case .void: texts.calendarLabels.void
    }
  }

  fileprivate var shape: HTML {
    let frame: HTML = "M1 15V6a5 5 0 0 1 10 0v9z"
    return switch self {
    case .correct: "<path class=\"lit\" d=\"\(frame)\"/>"
    case .wrong: "<path d=\"\(frame)M3.5 6.5l5 5M8.5 6.5l-5 5\"/>"
    case .unanswered: "<path d=\"\(frame)\"/>"
    case .void: "<path d=\"\(frame)M3.5 9h5\"/>"
    case .unplayed: "<path class=\"unplayed\" d=\"\(frame)\"/>"
    }
  }
}
