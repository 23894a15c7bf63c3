public import QuizEngine

/// The share cards of the site itself: the front page, the daily game, and a day's result.
public enum SiteCard: Hashable, Sendable {
  case front
  case dailyGame
  /// A player's marks of a day, without anything that tells an answer.
  case day(SharedMarks)

  /// The card's name in its URL.
  var name: String {
    switch self {
    case .front: "quizzes"
    case .dailyGame: "daily"
    case .day(let marks): "daily-" + marks.text
    }
  }

  /// The card with this name in its URL; nil if there is none.
  public init?(_ name: String) {
    switch name {
    case "quizzes": self = .front
    case "daily": self = .dailyGame
    default:
      guard name.hasPrefix("daily-"), let marks = SharedMarks(text: String(name.dropFirst("daily-".count))) else {
        return nil
      }
      self = .day(marks)
    }
  }
}

/// The marks of a day's three questions, as a shared link has them: `rwo`.
public struct SharedMarks: Hashable, Sendable {
  /// The result of one question.
  public enum Mark: Character, Hashable, Sendable {
    case right = "r"
    case wrong = "w"
    /// Not played, out of time, or removed.
    case open = "o"
  }

  /// By difficulty, in the order of ``Difficulty/allCases``.
  public let marks: [Mark]

  public init(_ dayMarks: DayMarks) {
    marks = dayMarks.states.map { state in
      switch state {
      case .over(.correct, _): .right
      case .over(.wrong, _), .over(.timedOut, _), .over(.expired, _): .wrong
      case .over(.void, _), .notStarted, .running, .paused, .missing: .open
      }
    }
  }

  /// Nil if the text isn't three marks.
  public init?(text: String) {
    let marks = text.map { Mark(rawValue: $0) }.compactMap { $0 }
    guard marks.count == Difficulty.allCases.count, text.utf8.count == marks.count else { return nil }
    self.marks = marks
  }

  /// One letter for each mark.
  public var text: String { String(marks.map { $0.rawValue }) }
}

extension SitePath {
  /// The picture of a card.
  public static func card(_ card: SiteCard, in language: Language) -> String {
    siteCards + card.name + "/" + language.tag + ".png"
  }

  /// The daily game's page, with the marks of the player who shares it. They are for the link's preview only.
  public static func daily(with marks: SharedMarks) -> String { daily + "?" + marks.text }
}

extension Texts {
  /// The large text on a card.
  public func cardTitle(_ card: SiteCard) -> String {
    switch card {
    case .front: share.frontCard
    case .dailyGame: share.dailyCard
    case .day(let marks): share.dayCard(marks.marks.count { $0 == .right })
    }
  }

  /// The small line on the daily game's cards.
  public var cardHeading: String { game.name }
}

extension MetaTags {
  /// The tags of the front page or of the daily game's page.
  init(of card: SiteCard, in context: PageContext) {
    let texts = context.texts
    let title =
      switch card {
      case .front: texts.site.name
      case .dailyGame: texts.game.name
      case .day: texts.cardTitle(card)
      }
    let pitch = context.hasBoards ? texts.day.pitch : texts.day.personalPitch
    let description = card == .front ? texts.front.lead : pitch
    self.init(
      title: title, description: description, path: card == .front ? SitePath.front : SitePath.daily,
      cardPath: SitePath.card(card, in: texts.language), alt: texts.cardTitle(card), language: texts.language)
  }
}
