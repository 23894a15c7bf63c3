public import HTML
public import QuizEngine

/// The home of the daily game: the day's three questions, and how long the player has kept it up.
public struct HomePage: Sendable {
  public let shown: PlayerFrame
  public let date: CalendarDate
  public let next: Opening
  /// In the order of difficulty.
  public let cards: [Card]
  /// Rounds of earlier dates that still run.
  public let carried: [Carried]
  public let streak: StreakNote
  /// The line to share; nil before anything is over.
  public let line: String?
  /// Whether what is played in this browser today stands on no board, since an account was deleted there today.
  public let isWithheld: Bool

  public init(
    shown: PlayerFrame, date: CalendarDate, next: Opening, cards: [Card], carried: [Carried], streak: StreakNote,
    line: String?, isWithheld: Bool = false
  ) {
    self.shown = shown
    self.date = date
    self.next = next
    self.cards = cards
    self.carried = carried
    self.streak = streak
    self.line = line
    self.isWithheld = isWithheld
  }

  public var html: HTML {
    shown.document(
      title: texts.title, kind: "today", script: shown.frame.assets.script,
      main: """
        <h1>\(texts.title)</h1>
        <p class="lead">\(shown.texts.dates.full(date))</p>
        \(guest, if: shown.name == nil)\
        \("<p class=\"note\">\(texts.withheld)</p>\n", if: isWithheld)\
        \(carried.map(carriedNote))\
        <ul class="day">\(cards.map(card))</ul>
        <p class="next">\(texts.opensOn(shown.texts.dates.date(next.date), next.clock))</p>
        \(streak.html(texts))
        \(line.map(sharing))
        <p class="elsewhere"><a href="\(Address.practice)">\(texts.practice)</a> \
        <a href="\(Address.dailyHelp)">\(texts.help)</a></p>
        """)
  }

  var texts: Texts.Daily.Home { shown.texts.daily.home }

  private var guest: HTML {
    "<p class=\"note\">\(texts.guest) <a href=\"\(Address.signUp)\">\(texts.guestSignUp)</a></p>\n"
  }

  private func carriedNote(_ round: Carried) -> HTML {
    """
    <section class="note"><h2>\(texts.carriedTitle)</h2>\
    <p>\(round.topic.html(shown.texts))</p><p>\(texts.carried(shown.texts.dates.date(round.date)))</p>\
    <a class="button" href="\(Address.round(round.key))">\(texts.goOn)</a></section>

    """
  }
}

extension HomePage {
  /// A round of an earlier date that can still be answered.
  public struct Carried: Hashable, Sendable {
    public let topic: RoundTopic
    public let date: CalendarDate
    public let key: String

    public init(topic: RoundTopic, date: CalendarDate, key: String) {
      self.topic = topic
      self.date = date
      self.key = key
    }
  }
}
