public import HTML
public import QuizEngine

/// The home page of the daily game: the day's three questions and the player's streak.
public struct DailyHomePage: Sendable {
  let player: PlayerContext
  let date: CalendarDate
  let next: NextOpening
  /// In the order of ``Difficulty/allCases``.
  let cards: [Card]
  /// Open rounds of earlier dates.
  let earlierRounds: [EarlierRound]
  let streak: StreakSummary
  /// The text to share; nil if no round is over.
  let shareText: String?
  /// Whether today's rounds in this browser are left out of the boards, because an account was deleted in it today.
  let isWithheld: Bool

  public init(
    player: PlayerContext, date: CalendarDate, next: NextOpening, cards: [Card],
    earlierRounds: [EarlierRound], streak: StreakSummary,
    shareText: String?, isWithheld: Bool = false
  ) {
    self.player = player
    self.date = date
    self.next = next
    self.cards = cards
    self.earlierRounds = earlierRounds
    self.streak = streak
    self.shareText = shareText
    self.isWithheld = isWithheld
  }

  public var html: HTML {
    player.document(
      title: player.texts.game.name, bodyClass: "today", script: player.page.assets.script,
      main: """
        <h1>\(player.texts.game.name)</h1>
        <p class="lead">\(player.texts.dates.full(date))</p>
        \(guest, if: player.name == nil)\
        \("<p class=\"note\">\(texts.withheld)</p>\n", if: isWithheld)\
        \(earlierRounds.map(earlierRoundNote))\
        <ul class="round-cards">\(cards.map(card))</ul>
        <p class="next">\(texts.opensOn(player.texts.dates.date(next.date), next.timeOfDay))</p>
        \(streak.html(texts))
        \(shareText.map(sharing))
        <p class="other-links"><a href="\(SitePath.practice)">\(texts.practice)</a> \
        <a href="\(SitePath.dailyHelp)">\(texts.help)</a></p>
        """)
  }

  var texts: Texts.Daily.Home { player.texts.daily.home }

  private var guest: HTML {
    "<p class=\"note\">\(texts.guest) <a href=\"\(SitePath.signUp)\">\(texts.guestSignUp)</a></p>\n"
  }

  private func earlierRoundNote(_ round: EarlierRound) -> HTML {
    """
    <section class="note"><h2>\(texts.carriedTitle)</h2>\
    <p>\(round.topic.html(player.texts))</p><p>\(texts.carried(player.texts.dates.date(round.date)))</p>\
    <a class="button" href="\(SitePath.round(round.roundID))">\(texts.goOn)</a></section>

    """
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
