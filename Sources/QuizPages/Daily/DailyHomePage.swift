public import HTML
public import QuizEngine

/// The home page of the daily game: the day's three questions, and what came of them.
public struct DailyHomePage: Sendable {
  let context: PlayerPageContext
  let date: CalendarDate
  /// Counts the days since the first date of the player's game, which has 1; nil if it isn't shown.
  let dayNumber: Int?
  let nextOpening: NextOpening
  let marks: DayMarks
  /// Unfinished rounds of other dates, nearly always earlier ones.
  let otherUnfinishedRounds: [UnfinishedRound]
  /// In days; 0 if there is no streak.
  let streak: Int
  /// Today's place among all players; nil if the player has none, or too few players have finished the day.
  let standing: Standing?
  /// Whether today's rounds in this browser are left out of the boards, because an account was deleted in it that
  /// had played on the date, or could have.
  let hasWithheldRounds: Bool

  public init(
    context: PlayerPageContext, date: CalendarDate, dayNumber: Int? = nil, nextOpening: NextOpening, marks: DayMarks,
    otherUnfinishedRounds: [UnfinishedRound], streak: Int, standing: Standing? = nil, hasWithheldRounds: Bool = false
  ) {
    self.context = context
    self.date = date
    self.dayNumber = dayNumber
    self.nextOpening = nextOpening
    self.marks = marks
    self.otherUnfinishedRounds = otherUnfinishedRounds
    self.streak = streak
    self.standing = standing
    self.hasWithheldRounds = hasWithheldRounds
  }

  public var html: HTML {
    context.document(
      title: context.texts.game.name, bodyClass: "day has-hero\(resultClass)", script: .daily,
      main: """
        <section class="hero">
        <div><p class="eyebrow">\(context.texts.dates.weekday(date))\(dayNumber.map { " · \(context.texts.day.number($0))" })</p>\
        <h1>\(title)</h1>\(noneRightNote ?? wholeWeeksNote)</div>
        \(otherUnfinishedRounds.map(unfinishedRoundLink))\(marks.links(context.texts))
        \("<p class=\"hint\">\(texts.allDrawnAtStart)</p>\n", if: marks.hidesCategories)\
        \(statistics)\(action)<p>\(nextOpening.countdown(context.texts, hasQuestionsLeft: marks.remainingCount > 0))</p>
        </section>
        \(notes)\(askName)\(share)\(links)
        """)
  }

  var texts: Texts.Daily.Home { context.texts.daily.home }

  /// Whether all questions of the day are over.
  var isDone: Bool { marks.remainingCount == 0 && !marks.verdicts.isEmpty }

  /// The page's colours after the last question: by how many were right.
  private var resultClass: HTML? {
    guard isDone, marks.finishedCount > 0 else { return nil }
    switch marks.correctCount {
    case marks.finishedCount: return " all-right"
    case 0: return " none-right"
    case 1: return " one-right"
    default: return nil
    }
  }

  private var title: String {
    if isDone {
      return marks.finishedCount == 0 ? context.texts.day.done : texts.result(marks.correctCount, marks.finishedCount)
    }
    switch marks.nextRound {
    case .resume(let difficulty): return context.texts.day.paused(difficulty)
    case .start:
      return marks.verdicts.isEmpty ? texts.fresh : context.texts.day.progress(marks.correctCount, marks.remainingCount)
    case nil: return context.texts.game.name
    }
  }

  /// For a day without a right answer.
  private var noneRightNote: HTML? {
    guard isDone, marks.correctCount == 0, marks.finishedCount > 0, marks.hasAnswer, streak > 0 else { return nil }
    return "<p class=\"lead\">\(texts.noneRightNote)</p>"
  }

  /// For a day that makes the streak whole weeks long.
  private var wholeWeeksNote: HTML? {
    guard isDone, marks.hasAnswer, streak > 0, streak % 7 == 0 else { return nil }
    return "<p class=\"lead\">\(texts.streakOrWeeks(streak))</p>"
  }

  /// The day's result: time, rank and streak.
  private var statistics: HTML? {
    guard isDone else { return nil }
    let time = marks.correctTime.map { statistic("\(context.texts.dates.time($0))", texts.rightTime) }
    // After a day without a right answer the rank would only be the last one.
    let rank = (marks.correctCount > 0 ? standing : nil).map { standing -> HTML in
      statistic(
        "<a href=\"\(SitePath.boards)\">\(texts.rank(standing.rank))</a>", texts.rankLabel(standing.playerCount))
    }
    let days =
      streak > 0 ? statistic("\(FlameIcon.html)\(context.texts.number(streak))", texts.streakDays(streak)) : nil
    let all = [time, rank, days].compactMap { $0 }
    return all.isEmpty ? nil : "<dl class=\"day-figures\">\(all)</dl>\n"
  }

  private func statistic(_ value: HTML, _ label: String) -> HTML { "<div><dt>\(label)</dt><dd>\(value)</dd></div>" }

  /// The way on: the next question, or the button to share. Scripts show that button; without them the text below can
  /// be copied.
  private var action: HTML? {
    if let next = marks.nextRound, let label = marks.nextLabel(texts) {
      return """
        <a class="button primary big" href="\(SitePath.ready(next.difficulty))">\(label)</a>

        """
    }
    guard isDone else { return nil }
    return """
      <div><button type="button" class="button primary" data-share hidden>\(context.texts.share.share)</button>\
      <p role="status"></p></div>

      """
  }
}

extension DailyHomePage {
  private var notes: HTML {
    let missing: HTML? = marks.remainingCount == 0 && !isDone ? "<p class=\"note\">\(texts.noQuestion)</p>\n" : nil
    return """
      \(missing)\("<p class=\"note\">\(texts.withheld)</p>\n", if: hasWithheldRounds)
      """
  }

  /// An unfinished round of another date, as one link.
  private func unfinishedRoundLink(_ round: UnfinishedRound) -> HTML {
    """
    <a class="earlier-round" href="\(SitePath.round(round.roundID))">\(round.isPaused ? ShownVerdict.paused : ShownVerdict.running)\
    <span><strong>\(texts.earlierRound[round.topic.difficulty])</strong> \(texts.earlierRoundNote(context.texts.dates.weekday(round.date)))</span></a>

    """
  }

  /// Asks a guest for a name, once the day is done.
  private var askName: HTML? {
    guard context.name == nil, isDone else { return nil }
    return """
      <section class="ask-name" aria-labelledby="ask"><h2 id="ask">\(texts.askName.title)</h2>\
      <p>\(texts.askName.text)</p><div class="actions">\
      <a class="button primary" href="\(SitePath.signUp)">\(texts.chooseName)</a></div></section>

      """
  }

  /// Nil while no round is over.
  private var sharedText: DailyShareText? {
    guard !marks.verdicts.isEmpty else { return nil }
    return DailyShareText(
      date: date, dayNumber: dayNumber, marks: marks, streak: streak,
      url: context.page.origin.map { $0 + SitePath.daily(with: SharedMarks(marks)) })
  }

  private var share: HTML? {
    guard isDone else { return nil }
    guard let text = sharedText?.text(context.texts) else { return nil }
    let share = context.texts.share
    return """
      <section class="share" id="share" data-copied="\(share.copied)" data-copy-yourself="\(share.copyYourself)">\
      <label>\(context.texts.daily.sharing.preview) <textarea readonly rows="4">\(text)</textarea></label></section>

      """
  }

  private var links: HTML {
    let today: HTML? = isDone ? link(to: SitePath.pastDay(date), texts.readAgain, nil) : nil
    // Before its second day the game has no yesterday.
    let yesterday: HTML? =
      (dayNumber ?? 0) > 1 ? link(to: SitePath.pastDay(date - 1), texts.yesterday, nil) : nil
    let board: HTML? = context.page.hasBoards ? link(to: SitePath.boards, texts.board, nil) : nil
    return """
      <ul class="link-list">\(today)\(board)\(yesterday)\(link(to: SitePath.practice, texts.practice, texts.practiceNote))\
      \(link(to: SitePath.dailyHelp, texts.help, nil))</ul>
      """
  }

  private func link(to path: String, _ label: String, _ facts: String?) -> HTML {
    "<li><a href=\"\(path)\">\(label)\(facts.map { " <span class=\"facts\">\($0)</span>" })</a></li>"
  }
}

extension DailyHomePage {
  /// A round of another date that can still be answered.
  public struct UnfinishedRound: Hashable, Sendable {
    let topic: RoundTopic
    let date: CalendarDate
    let isPaused: Bool
    let roundID: String

    public init(topic: RoundTopic, date: CalendarDate, isPaused: Bool, roundID: String) {
      self.topic = topic
      self.date = date
      self.isPaused = isPaused
      self.roundID = roundID
    }
  }
}
