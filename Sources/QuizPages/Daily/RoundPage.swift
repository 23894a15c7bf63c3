public import HTML
public import QuizEngine

/// An unfinished round. While it is paused, the page contains neither the question nor the options.
public struct RoundPage: Sendable {
  /// Whether the round runs, with what the page shows in each case.
  public enum Phase: Sendable {
    /// - Parameters:
    ///   - question: in the bank's language.
    ///   - options: in this player's order.
    ///   - isLate: whether the player's date has ended, so that the round can't be paused any more.
    case running(question: String, options: [String], isLate: Bool)
    /// - Parameters:
    ///   - until: when the player's date ends, as `00:00` in the player's time zone.
    ///   - elapsed: the time from Start until now, pauses included.
    case paused(until: NextOpening, elapsed: TimeSpan)
  }

  let context: PlayerPageContext
  /// The round's ID in its URL.
  let roundID: String
  let topic: RoundTopic
  /// The marks of the round's date.
  let marks: DayMarks
  /// The language of the question and its options.
  let language: Language
  /// The time on the stopwatch; nil if the player turned the stopwatch off.
  let watch: TimeSpan?
  let phase: Phase

  public init(
    context: PlayerPageContext, roundID: String, topic: RoundTopic, marks: DayMarks, language: Language,
    watch: TimeSpan?, phase: Phase
  ) {
    self.context = context
    self.roundID = roundID
    self.topic = topic
    self.marks = marks
    self.language = language
    self.watch = watch
    self.phase = phase
  }

  public var html: HTML {
    switch phase {
    case .running(let question, let options, let isLate):
      running(sections(question, options), isLate: isLate)
    case .paused(let until, let elapsed):
      document("ready paused", marks: dayMarks, exit: texts.verdict.today, main: paused(until, elapsed: elapsed))
    }
  }

  /// Other languages would load the page again, or catch a thumb that misses the button.
  private func document(_ bodyClass: HTML, marks: HTML, exit: String?, main: HTML) -> HTML {
    context.playDocument(
      title: context.texts.game.difficulties[topic.difficulty], bodyClass: bodyClass, marks: marks,
      exit: exit.map { ($0, SitePath.daily) }, hasLanguages: false, main: main)
  }

  private var dayMarks: HTML { marks.html(context.texts, isSmall: true, current: topic.difficulty) }

  private var texts: Texts.Round { context.texts.round }

  func running(_ sections: PageSections<RunningSection>, isLate: Bool) -> HTML {
    document(
      "question-page round has-hero", marks: sections[.marks], exit: isLate ? texts.verdict.today : nil,
      main: """
        <div class="screen">\(band(sections[.watch], isLate: isLate))
        <div class="asked">
        <h2 class="question-text" id="question-text"\(context.page.languageAttributes(in: language))>\
        \(sections[.question])</h2>
        <form class="answers" method="post" action="\(SitePath.answer(roundID))" aria-labelledby="question-text">\
        \(context.page.csrfField)
        <ul class="choices">
        \(sections[.choices])</ul>
        <p class="connection" role="status" data-offline="\(texts.connection)"></p>
        </form>
        \(noScriptNote(isLate: isLate))
        </div></div>
        """)
  }

  /// The stopwatch and its one control. Scripts find in it what they send.
  private func band(_ watch: HTML, isLate: Bool) -> HTML {
    context.roundBand(
      """
      <div class="head"><h1 class="number">\(topic.name(context.texts))</h1>\(watch)</div>\
      \(isLate ? "<p class=\"band-note\">\(texts.late)</p>" : pause)
      """,
      mark: CategoryIcon.html(topic.category), cssClass: "running",
      attributes: """
         data-heartbeat="\(SitePath.heartbeat(roundID))" data-pause="\(SitePath.pause(roundID))" \
        data-csrf-token="\(context.page.csrfToken)"\(" data-late", if: isLate)
        """)
  }

  /// What is different without scripts: the shown time stands still, and leaving the page doesn't pause.
  private func noScriptNote(isLate: Bool) -> HTML? {
    let notes = [watch == nil ? nil : texts.noScript, isLate ? nil : texts.noScriptLeaving].compactMap { $0 }
    guard !notes.isEmpty else { return nil }
    let separator = context.texts.site.sentenceSeparator
    return "<noscript><p class=\"note\">\(ListFormat.joined(notes, comma: separator, and: separator))</p></noscript>"
  }

  /// Scripts read the milliseconds from the stopwatch and let it run.
  private func stopwatch(_ watch: TimeSpan) -> HTML {
    """
    <p class="watch" role="timer" aria-label="\(texts.watch)" data-watch="\(Int(watch.milliseconds))">\
    \(Texts.Dates.watch(watch))<span class="tenths" data-mark="\(context.texts.dates.decimalMark)"></span></p>
    """
  }

  private var pause: HTML {
    """
    <form class="pause-form" method="post" action="\(SitePath.pause(roundID))">\(context.page.csrfField)\
    <button class="pause" aria-label="\(texts.pause)"><svg width="20" height="20" viewBox="0 0 16 16" \
    fill="currentColor" aria-hidden="true"><path d="M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z"/></svg></button></form>
    """
  }

  private func paused(_ until: NextOpening, elapsed: TimeSpan) -> HTML {
    """
    <div class="about"><span class="pane">\(ShownVerdict.paused)</span>
    <p class="eyebrow">\(topic.name(context.texts))</p>
    <h1>\(texts.paused)</h1>
    \(watch.map { clocks(elapsed: elapsed, watch: $0) })<p class="rule">\(texts.pausedText)\(context.texts.site.sentenceSeparator)\(texts.pausedUntil(until.timeOfDay))</p></div>
    <form class="action-bar pause-form" method="post" action="\(SitePath.resume(roundID))">\(context.page.csrfField)\
    <button class="button primary big">\(texts.resume)</button>\
    <p class="other-links"><a href="\(SitePath.daily)">\(texts.verdict.home)</a></p></form>
    """
  }

  /// The two times of a paused round. Scripts let the first one run.
  private func clocks(elapsed: TimeSpan, watch: TimeSpan) -> HTML {
    """
    <dl class="clocks"><div><dt>\(texts.timeRunsOn)</dt>\
    <dd data-running="\(Int(elapsed.milliseconds))">\(Texts.Dates.watch(elapsed))</dd></div>\
    <div><dt>\(texts.thinkingTimeStands)</dt><dd>\(Texts.Dates.watch(watch))</dd></div></dl>

    """
  }
}

extension RoundPage {
  /// What differs between the pages of running rounds that are prepared together; see ``RoundPageKey``.
  enum RunningSection: Int, CaseIterable {
    case marks
    /// Empty if the player turned the stopwatch off.
    case watch
    case question
    case choices
  }

  /// Nil while the round is paused.
  var runningSections: PageSections<RunningSection>? {
    guard case .running(let question, let options, _) = phase else { return nil }
    return sections(question, options)
  }

  private func sections(_ question: String, _ options: [String]) -> PageSections<RunningSection> {
    PageSections { section -> HTML in
      switch section {
      case .marks: dayMarks
      case .watch: watch.map(stopwatch) ?? HTML()
      case .question: "\(question)"
      case .choices: "\(context.page.choices(options, in: language))"
      }
    }
  }
}
