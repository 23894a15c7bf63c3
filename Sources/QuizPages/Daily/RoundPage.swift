public import HTML
public import QuizEngine

/// An open round. While it is paused, the page contains neither the question nor the options.
public struct RoundPage: Sendable {
  /// Whether the round runs, with what the page shows in each case.
  public enum Phase: Sendable {
    /// - Parameters:
    ///   - question: in the bank's language.
    ///   - options: in this player's order.
    ///   - isLate: whether the player's date has ended, so that the round can't be paused any more.
    case running(question: String, options: [String], isLate: Bool)
    /// - Parameter until: when the player's date ends, as `00:00` in the player's time zone.
    case paused(until: NextOpening)
  }

  let player: PlayerContext
  /// The round's ID in its URL.
  let roundID: String
  let topic: RoundTopic
  /// The language of the question and its options.
  let language: Language
  /// The time on the watch; nil if the player turned the watch off.
  let watch: TimeSpan?
  let phase: Phase

  public init(
    player: PlayerContext, roundID: String, topic: RoundTopic, language: Language, watch: TimeSpan?,
    phase: Phase
  ) {
    self.player = player
    self.roundID = roundID
    self.topic = topic
    self.language = language
    self.watch = watch
    self.phase = phase
  }

  public var html: HTML {
    player.document(
      title: player.texts.game.difficulties[topic.difficulty], bodyClass: "question-page round",
      script: player.page.assets.dailyScript, main: content)
  }

  private var content: HTML {
    switch phase {
    case .running(let question, let options, let isLate): running(question, options, isLate: isLate)
    case .paused(let until): paused(until)
    }
  }

  private var texts: Texts.Round { player.texts.round }

  private func running(_ question: String, _ options: [String], isLate: Bool) -> HTML {
    """
    <div class="round-header" data-heartbeat="\(SitePath.heartbeat(roundID))" data-pause="\(SitePath.pause(roundID))" \
    data-csrf-token="\(player.page.csrfToken)"\(" data-late", if: isLate)>
    <h1 class="number">\(topic.html(player.texts))</h1>\(watch.map(stopwatch))
    </div>
    \("<p class=\"note\">\(texts.late)</p>\n", if: isLate)\
    <noscript><p class="note">\(texts.noScript)</p></noscript>
    <h2 class="question-text" id="question-text"\(player.page.languageAttributes(in: language))>\(question)</h2>
    <form class="answers" method="post" action="\(SitePath.answer(roundID))" aria-labelledby="question-text">\
    \(player.page.csrfField)
    <ul class="choices">
    \(player.page.choices(options, in: language))</ul>
    </form>
    \(pause, if: !isLate)\
    \(home)
    """
  }

  /// The stopwatch. Scripts read the milliseconds from it and let it run.
  private func stopwatch(_ watch: TimeSpan) -> HTML {
    """
    <p class="watch" role="timer" aria-label="\(texts.watch)" data-watch="\(Int(watch.milliseconds))">\
    \(Texts.Dates.watch(watch))</p>
    """
  }

  private var pause: HTML { "\(form(to: SitePath.pause(roundID), label: texts.pause, cssClass: "button"))\n" }

  private func form(to path: String, label: String, cssClass: HTML) -> HTML {
    """
    <form class="pause-form" method="post" action="\(path)">\(player.page.csrfField)\
    <button class="\(cssClass)">\(label)</button></form>
    """
  }

  private func paused(_ until: NextOpening) -> HTML {
    """
    <div class="round-header"><h1 class="number">\(topic.html(player.texts))</h1></div>
    <h2 class="question-text">\(watch.map { texts.pausedAt(Texts.Dates.watch($0)) } ?? texts.paused)</h2>
    <p>\(texts.pausedText) \(texts.pausedUntil(until.timeOfDay))</p>
    \(form(to: SitePath.resume(roundID), label: texts.resume, cssClass: "button primary"))
    \(home)
    """
  }

  private var home: HTML {
    "<p class=\"other-links\"><a href=\"\(SitePath.daily)\">\(texts.verdict.home)</a></p>"
  }
}
