public import HTML
public import QuizEngine

/// The result of a round, with the correct answer and its explanation. With scripts it opens as a dialog over the
/// round.
public struct VerdictPage: Sendable {
  let player: PlayerContext
  /// The round's ID in its URL.
  let roundID: String
  let topic: RoundTopic
  let verdict: RoundVerdict
  let question: TriviaQuestion
  /// The player's answer, if it differs from the correct one.
  let playerAnswer: String?
  /// The correct answer. After an operator's correction it differs from the question's own key.
  let answer: String
  /// How long the watch ran, without pauses.
  let watchTime: TimeSpan
  /// From Start to the answer, pauses included; nil if there is no answer.
  let elapsed: TimeSpan?
  /// Nil for rounds of earlier dates.
  let next: NextOpening?
  let report: ReportState
  /// Whether the round is left out of the boards, because an account had been deleted in the same browser on its date.
  let isWithheld: Bool

  /// The state of the form that reports a mistake.
  public enum ReportState: Hashable, Sendable {
    case none
    case sent
    /// - Parameter text: the report as typed.
    case invalid(text: String, isTooLong: Bool)
  }

  public init(
    player: PlayerContext, roundID: String, topic: RoundTopic, verdict: RoundVerdict,
    question: TriviaQuestion, playerAnswer: String?,
    answer: String, watchTime: TimeSpan, elapsed: TimeSpan?, next: NextOpening?, isWithheld: Bool = false,
    report: ReportState = .none
  ) {
    self.player = player
    self.roundID = roundID
    self.topic = topic
    self.verdict = verdict
    self.question = question
    self.playerAnswer = playerAnswer
    self.answer = answer
    self.watchTime = watchTime
    self.elapsed = elapsed
    self.next = next
    self.report = report
    self.isWithheld = isWithheld
  }

  public var html: HTML {
    player.document(
      title: title, bodyClass: "question-page verdict", script: player.page.assets.dailyScript,
      main: """
        \(errorSummary)\
        <p class="number">\(topic.html(player.texts))</p>
        \(verdict.icon)
        <h1 id="verdict" tabindex="-1">\(title)</h1>
        \(reason.map { "<p>\($0)</p>\n" })\
        <dl class="times"><div><dt>\(texts.onWatch)</dt><dd>\(time(watchTime))</dd></div>\
        \(elapsed.map { "<div><dt>\(texts.fromStart)</dt><dd>\(time($0))</dd></div>" })</dl>
        \("<p class=\"note\">\(player.texts.boards.withheld)</p>\n", if: isWithheld)\
        \(Solution(context: player.page, question: question, answer: answer, playerAnswer: playerAnswer).html)
        <div class="actions"><a class="button primary" href="\(SitePath.daily)">\(texts.home)</a></div>
        \(next.map(opening))
        \(reportSection)
        """)
  }

  var texts: Texts.Round.Verdict { player.texts.round.verdict }

  private var title: String {
    switch verdict {
    case .correct: texts.correct
    case .wrong: texts.wrong
    case .timedOut: texts.timedOut
    case .expired: texts.expired
    case .void: player.texts.daily.results.void
    }
  }

  private var reason: String? {
    switch verdict {
    case .correct, .wrong: nil
    case .timedOut: texts.timedOutText
    case .expired: texts.expiredText
    case .void: texts.void
    }
  }

  private func time(_ span: TimeSpan) -> String { player.texts.dates.time(span) }

  private func opening(_ next: NextOpening) -> HTML {
    "<p class=\"next\">\(player.texts.daily.home.opensOn(player.texts.dates.date(next.date), next.timeOfDay))</p>"
  }
}
