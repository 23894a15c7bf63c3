public import HTML
public import QuizEngine

/// The page before Start: the day's three windows with this question's category in its own, and one button. Nothing
/// runs before it.
public struct ReadyPage: Sendable {
  let context: PlayerPageContext
  let date: CalendarDate
  let topic: RoundTopic
  /// The marks of the day.
  let marks: DayMarks
  /// The shortest time of a correct answer of this difficulty; nil if there is none.
  let best: TimeSpan?
  /// Whether the question was removed, so that it counts for nobody.
  let isVoid: Bool
  /// Whether today's rounds in this browser are left out of the boards, because an account was deleted in it today.
  let isWithheld: Bool
  /// The language of the question; nil if it is the page's own.
  let questionLanguage: Language?

  /// - Parameters:
  ///   - marks: of the day.
  ///   - best: the shortest time of a correct answer of this difficulty; nil if there is none.
  ///   - isVoid: whether the question was removed.
  ///   - isWithheld: whether today's rounds in this browser are left out of the boards.
  ///   - questionLanguage: nil if it is the page's own.
  public init(
    context: PlayerPageContext, date: CalendarDate, topic: RoundTopic, marks: DayMarks, best: TimeSpan?,
    isVoid: Bool = false, isWithheld: Bool = false, questionLanguage: Language? = nil
  ) {
    self.isVoid = isVoid
    self.questionLanguage = questionLanguage
    self.isWithheld = isWithheld
    self.context = context
    self.date = date
    self.topic = topic
    self.marks = marks
    self.best = best
  }

  public var html: HTML {
    let texts = context.texts
    let name = context.texts.game.difficulties[topic.difficulty]
    let category = topic.category.map { texts.game.categories[$0] } ?? texts.daily.home.drawnAtStart
    return context.document(
      title: name, bodyClass: "ready", script: .daily, header: .site,
      hasLanguages: false,
      main: """
        <div class="about">\(marks.stage(texts, topic: topic))
        <p class="eyebrow">\(texts.game.name) · \(name)</p>
        <h1>\(category)</h1>
        \(best.map { "<p class=\"best\">\(texts.round.ready.best[topic.difficulty])\(texts.site.labelSeparator)<strong>\(texts.dates.time($0))</strong></p>\n" })\
        <p class="rule">\(texts.round.ready.rule)</p>\(questionLanguage.map(languageNote))\
        \("<p class=\"note\">\(texts.boards.void.text)</p>", if: isVoid)\("<p class=\"note\">\(texts.daily.home.withheld)</p>", if: isWithheld)</div>
        <form class="action-bar start-form" method="post" action="\(SitePath.start)">\(context.page.csrfField)\
        <input type="hidden" name="\(DailyField.date)" value="\(date.text)">\
        <button class="button primary big" name="\(DailyField.difficulty)" value="\(topic.difficulty.rawValue)">\
        \(texts.round.ready.start)</button></form>
        """)
  }

  private func languageNote(_ language: Language) -> HTML {
    "<p class=\"hint\">\(context.texts.day.questionOnlyIn(language.ownName))</p>"
  }
}
