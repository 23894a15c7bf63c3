public import HTML
public import QuizEngine

/// What came of a round, with the right answer and what is worth knowing. With scripts it opens as a dialog over the
/// round.
public struct VerdictPage: Sendable {
  public let shown: PlayerFrame
  /// The round's key, as text.
  public let key: String
  public let topic: RoundTopic
  public let outcome: RoundOutcome
  public let question: TriviaQuestion
  /// What the player answered, where that was wrong or nobody can tell any more.
  public let own: String?
  /// The right one; after an operator's correction it isn't the question's own key.
  public let answer: String
  /// On the watch.
  public let spent: Span
  /// From Start to the answer; nil without one.
  public let elapsed: Span?
  /// Nil for rounds of earlier dates.
  public let next: Opening?
  public let report: ReportState
  /// Whether it stands on no board, since an account had been deleted in the same browser on its date.
  public let isWithheld: Bool

  /// How far a player has come with reporting a mistake.
  public enum ReportState: Hashable, Sendable {
    case none
    case thanked
    /// - Parameter text: what was typed.
    case faulty(text: String, isTooLong: Bool)
  }

  public init(
    shown: PlayerFrame, key: String, topic: RoundTopic, outcome: RoundOutcome, question: TriviaQuestion, own: String?,
    answer: String, spent: Span, elapsed: Span?, next: Opening?, isWithheld: Bool = false, report: ReportState = .none
  ) {
    self.shown = shown
    self.key = key
    self.topic = topic
    self.outcome = outcome
    self.question = question
    self.own = own
    self.answer = answer
    self.spent = spent
    self.elapsed = elapsed
    self.next = next
    self.report = report
    self.isWithheld = isWithheld
  }

  public var html: HTML {
    shown.document(
      title: title, kind: "asking verdict", script: shown.frame.assets.dailyScript,
      main: """
        \(faults)\
        <p class="number">\(topic.html(shown.texts))</p>
        \(outcome.mark)
        <h1 id="verdict" tabindex="-1">\(title)</h1>
        \(reason.map { "<p>\($0)</p>\n" })\
        <dl class="times"><div><dt>\(texts.onWatch)</dt><dd>\(time(spent))</dd></div>\
        \(elapsed.map { "<div><dt>\(texts.fromStart)</dt><dd>\(time($0))</dd></div>" })</dl>
        \("<p class=\"note\">\(shown.texts.boards.withheld)</p>\n", if: isWithheld)\
        \(Solution(frame: shown.frame, question: question, answer: answer, own: own).html)
        <div class="actions"><a class="button primary" href="\(Address.daily)">\(texts.home)</a></div>
        \(next.map(opening))
        \(reporting)
        """)
  }

  var texts: Texts.Round.Verdict { shown.texts.round.verdict }

  private var title: String {
    switch outcome {
    case .right: texts.right
    case .wrong: texts.wrong
    case .outOfTime: texts.outOfTime
    case .unfinished: texts.unfinished
    case .void: shown.texts.daily.results.void
    }
  }

  private var reason: String? {
    switch outcome {
    case .right, .wrong: nil
    case .outOfTime: texts.outOfTimeText
    case .unfinished: texts.unfinishedText
    case .void: texts.void
    }
  }

  private func time(_ span: Span) -> String { shown.texts.dates.time(span) }

  private func opening(_ next: Opening) -> HTML {
    "<p class=\"next\">\(shown.texts.daily.home.opensOn(shown.texts.dates.date(next.date), next.clock))</p>"
  }
}
