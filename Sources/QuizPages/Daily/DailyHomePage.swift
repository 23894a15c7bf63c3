public import HTML
public import QuizEngine

/// The home page of the daily game: the day's three questions, and what came of them.
public struct DailyHomePage: Sendable {
  let player: PlayerContext
  let date: CalendarDate
  /// Counts the days on which the house had questions; nil if it is unknown.
  let dayNumber: Int?
  let next: NextOpening
  let marks: DayMarks
  /// Open rounds of earlier dates.
  let earlierRounds: [EarlierRound]
  /// In days; 0 if there is no streak.
  let streak: Int
  /// Today's place among all players; nil if there is none yet, or too few have answered.
  let standing: BoardStanding?
  /// Whether today's rounds in this browser are left out of the boards, because an account was deleted in it today.
  let isWithheld: Bool

  /// - Parameters:
  ///   - dayNumber: counts the days on which the house had questions; nil if it is unknown.
  ///   - earlierRounds: open rounds of earlier dates.
  ///   - streak: in days; 0 if there is no streak.
  ///   - standing: today's place among all players; nil if there is none yet, or too few have answered.
  ///   - isWithheld: whether today's rounds in this browser are left out of the boards.
  public init(
    player: PlayerContext, date: CalendarDate, dayNumber: Int? = nil, next: NextOpening, marks: DayMarks,
    earlierRounds: [EarlierRound], streak: Int, standing: BoardStanding? = nil, isWithheld: Bool = false
  ) {
    self.player = player
    self.date = date
    self.dayNumber = dayNumber
    self.next = next
    self.marks = marks
    self.earlierRounds = earlierRounds
    self.streak = streak
    self.standing = standing
    self.isWithheld = isWithheld && player.page.hasBoards
  }

  public var html: HTML {
    player.document(
      title: player.texts.game.name, bodyClass: "day has-hero", script: player.page.assets.dailyScript,
      main: """
        <section class="hero">
        <div><p class="eyebrow">\(player.texts.dates.weekday(date))\(dayNumber.map { " · \(player.texts.day.number($0))" })</p>\
        <h1>\(title)</h1></div>
        \(marks.links(player.texts))
        \(summary)\(earlierRounds.map(carried))\(action)<p>\(next.countdown(player.texts))</p>
        </section>
        \(notes)\(askName)\(share)\(links)
        """)
  }

  var texts: Texts.Daily.Home { player.texts.daily.home }

  /// Whether all questions of the day are over.
  var isDone: Bool { marks.left == 0 && !marks.verdicts.isEmpty }

  private var title: String {
    switch (marks.left, marks.correct) {
    case (0, _) where marks.verdicts.isEmpty: player.texts.game.name
    case (0, 3...): texts.allRight
    case (0, 2): texts.twoRight
    case (0, 1): texts.oneRight
    case (0, _): texts.noneRight
    case (1, _): texts.oneLeft
    case (2, _): texts.twoLeft
    default: texts.threeLeft
    }
  }

  private var summary: HTML? {
    guard isDone else { return nil }
    let facts = [
      streak == 0 ? nil : streak == 1 ? texts.firstDay : texts.streak(streak),
      standing.map { texts.standing($0.rank, $0.count) },
    ].compactMap { $0 }
    let total = marks.total.map { texts.total(player.texts.dates.time($0)) }
    return """
      <div>\(total.map { "<p class=\"score\">\($0)</p>" })\
      \(facts.isEmpty ? nil : "<p>\(ListFormat.joined(facts, comma: " · ", and: " · "))</p>")</div>

      """
  }

  /// The way on: the next question, or the button to share. Scripts show that button; without them the text below can
  /// be copied.
  private var action: HTML? {
    if let next = marks.next {
      return """
        <a class="button\(" primary big", if: earlierRounds.isEmpty)" href="\(SitePath.ready(next.difficulty))">\(next.label(texts))</a>

        """
    }
    guard isDone else { return nil }
    return """
      <div><button type="button" class="button primary" data-share hidden>\(player.texts.share.share)</button>\
      <p role="status"></p></div>

      """
  }
}

extension DailyHomePage {
  private var notes: HTML {
    let missing: HTML? = marks.left == 0 && !isDone ? "<p class=\"note\">\(texts.noQuestion)</p>\n" : nil
    return """
      \(missing)\("<p class=\"note\">\(texts.withheld)</p>\n", if: isWithheld)
      """
  }

  /// A round of an earlier date whose watch still runs. It comes before today's questions.
  private func carried(_ round: EarlierRound) -> HTML {
    """
    <section class="carried"><h2>\(texts.carriedTitle)</h2>\
    <p>\(round.topic.html(player.texts))</p><p>\(texts.carried(player.texts.dates.date(round.date)))</p>\
    <a class="button primary" href="\(SitePath.round(round.roundID))">\(texts.goOn)</a></section>

    """
  }

  /// Asks a guest for a name, once the day is done.
  private var askName: HTML? {
    guard player.name == nil, isDone else { return nil }
    return """
      <section class="ask-name" aria-labelledby="ask"><h2 id="ask">\(texts.askName.title)</h2>\
      <p>\(texts.askName.text)</p><div class="actions">\
      <a class="button primary" href="\(SitePath.signUp)">\(texts.chooseName)</a></div></section>

      """
  }

  private var share: HTML? {
    let shared = DailyShareText(
      date: date, dayNumber: dayNumber, marks: marks, streak: streak,
      url: player.page.origin.map { $0 + SitePath.daily(with: SharedMarks(marks)) })
    guard let text = shared.text(player.texts) else { return nil }
    let share = player.texts.share
    return """
      <section class="share" id="share" data-copied="\(share.copied)" data-copy-yourself="\(share.copyYourself)">\
      <label>\(player.texts.daily.sharing.preview) <textarea readonly rows="4">\(text)</textarea></label>\
      \(isDone ? nil : shareButton)</section>

      """
  }

  private var shareButton: HTML {
    """
    <button type="button" class="button" data-share hidden>\(player.texts.share.share)</button><p role="status"></p>
    """
  }

  private var links: HTML {
    // Before its second day the house has no yesterday.
    let yesterday: HTML? =
      (dayNumber ?? 0) > 1 ? link(to: SitePath.pastDay(date - 1), texts.yesterday, nil) : nil
    let board: HTML? =
      player.page.hasBoards
      ? link(to: SitePath.boards, texts.board, standing.map { texts.standing($0.rank, $0.count) }) : nil
    return """
      <ul class="link-list">\(board)\(yesterday)\(link(to: SitePath.practice, texts.practice, texts.practiceNote))\
      \(link(to: SitePath.dailyHelp, texts.help, nil))</ul>
      """
  }

  private func link(to path: String, _ label: String, _ facts: String?) -> HTML {
    "<li><a href=\"\(path)\">\(label)\(facts.map { " <span class=\"facts\">\($0)</span>" })</a></li>"
  }
}

extension DailyHomePage {
  /// A round of an earlier date that can still be answered.
  public struct EarlierRound: Hashable, Sendable {
    let topic: RoundTopic
    let date: CalendarDate
    let roundID: String

    public init(topic: RoundTopic, date: CalendarDate, roundID: String) {
      self.topic = topic
      self.date = date
      self.roundID = roundID
    }
  }
}
