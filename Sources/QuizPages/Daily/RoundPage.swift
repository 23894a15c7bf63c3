public import HTML
public import QuizEngine

/// A round that is open. What isn't to be seen isn't in the page: while it is paused, neither question nor answers.
public struct RoundPage: Sendable {
  public enum Phase: Sendable {
    /// - Parameters:
    ///   - question: in the bank's language.
    ///   - options: in this player's order.
    ///   - isLate: whether the player's date has ended, so that the round can't be paused any more.
    case running(question: String, options: [String], isLate: Bool)
    /// - Parameter until: what the player's clock shows when their date ends, as `00:00`.
    case paused(until: NextOpening)
  }

  public let player: PlayerContext
  /// The round's key, as text.
  public let roundID: String
  public let topic: RoundTopic
  /// Of question and options.
  public let language: Language
  /// What the watch shows; nil where the player doesn't want to see it.
  public let watch: TimeSpan?
  public let phase: Phase

  public init(
    player shown: PlayerContext, roundID key: String, topic: RoundTopic, language: Language, watch: TimeSpan?,
    phase: Phase
  ) {
    self.player = shown
    self.roundID = key
    self.topic = topic
    self.language = language
    self.watch = watch
    self.phase = phase
  }

  public var html: HTML {
    player.document(
      title: player.texts.game.difficulties[topic.difficulty], bodyClass: "asking round",
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
    <div class="clocked" data-beat="\(SitePath.heartbeat(roundID))" data-pause="\(SitePath.pause(roundID))" \
    data-proof="\(player.page.csrfToken)"\(" data-late", if: isLate)>
    <h1 class="number">\(topic.html(player.texts))</h1>\(watch.map(stopwatch))
    </div>
    \("<p class=\"note\">\(texts.late)</p>\n", if: isLate)\
    <noscript><p class="note">\(texts.noScript)</p></noscript>
    <h2 class="asked" id="asked"\(player.page.languageAttributes(in: language))>\(question)</h2>
    <form class="answers" method="post" action="\(SitePath.answer(roundID))" aria-labelledby="asked">\
    \(player.page.csrfField)
    <ul class="choices">
    \(player.page.choices(options, in: language))</ul>
    </form>
    \(pause, if: !isLate)\
    \(home)
    """
  }

  /// Ticks where there are scripts. The number of milliseconds tells them where it stands.
  private func stopwatch(_ watch: TimeSpan) -> HTML {
    """
    <p class="watch" role="timer" aria-label="\(texts.watch)" data-watch="\(Int(watch.milliseconds))">\
    \(Texts.Dates.watch(watch))</p>
    """
  }

  private var pause: HTML { "\(form(SitePath.pause(roundID), texts.pause, look: "button"))\n" }

  private func form(_ address: String, _ label: String, look: HTML) -> HTML {
    """
    <form class="move" method="post" action="\(address)">\(player.page.csrfField)\
    <button class="\(look)">\(label)</button></form>
    """
  }

  private func paused(_ until: NextOpening) -> HTML {
    """
    <div class="clocked"><h1 class="number">\(topic.html(player.texts))</h1></div>
    <h2 class="asked">\(watch.map { texts.pausedAt(Texts.Dates.watch($0)) } ?? texts.paused)</h2>
    <p>\(texts.pausedText) \(texts.pausedUntil(until.timeOfDay))</p>
    \(form(SitePath.resume(roundID), texts.resume, look: "button primary"))
    \(home)
    """
  }

  private var home: HTML {
    "<p class=\"elsewhere\"><a href=\"\(SitePath.daily)\">\(texts.verdict.home)</a></p>"
  }
}

extension PageContext {
  /// Attributes for an element that holds a text in the bank's language.
  func languageAttributes(in language: Language) -> HTML {
    language == texts.language ? " dir=\"auto\"" : " dir=\"auto\" lang=\"\(language.tag)\""
  }

  /// Buttons that answer by their place. Nothing about them depends on which one is right.
  func choices(_ options: [String], in language: Language) -> [HTML] {
    options.enumerated().map { place, option in
      """
      <li><button class="answer" name="answer" value="\(place)">\
      <span class="text"\(languageAttributes(in: language))>\(option)</span></button></li>

      """
    }
  }
}
