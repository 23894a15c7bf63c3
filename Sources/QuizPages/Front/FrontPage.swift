public import HTML

/// The house's front: the published quizzes, for the visitor to choose and to search.
public struct FrontPage: Sendable {
  /// The most cards on one page.
  public static let greatestCount = 60

  /// How many pages so many cards take: at least 1.
  public static func pages(of cards: Int) -> Int { max(1, (cards + greatestCount - 1) / greatestCount) }

  /// With more quizzes than this there is a field to search them.
  static let withoutSearch = 12

  public let frame: Frame
  /// How many quizzes the house lists in all.
  public let listed: Int
  /// What the visitor looks for; nil where all are shown.
  public let search: String?
  /// How many quizzes were found, or listed where nothing is looked for.
  public let found: Int
  /// Which of the pages of cards this is, from 1.
  public let number: Int
  /// Those of this page.
  public let cards: [Card]
  /// Whether the daily game is there to be shown beside the quizzes.
  public let offersGame: Bool

  public struct Card: Sendable {
    public let shown: QuizFrame
    /// ``Quiz/minutes(in:)``
    public let minutes: Int

    public init(shown: QuizFrame, minutes: Int) {
      self.shown = shown
      self.minutes = minutes
    }
  }

  public init(
    frame: Frame, listed: Int, search: String? = nil, found: Int, number: Int = 1, cards: [Card],
    offersGame: Bool = false
  ) {
    self.frame = frame
    self.listed = listed
    self.search = search
    self.found = found
    self.number = number
    self.cards = cards
    self.offersGame = offersGame
  }

  public var html: HTML {
    let texts = frame.texts.front
    return frame.document(
      title: search.map { found == 0 ? texts.foundNothing($0) : texts.found(found, $0) } ?? texts.title, kind: "front",
      isForRobots: search == nil,
      main: """
        <div class="welcome"><div>
        <h1>\(texts.title)</h1>
        <p class="lead">\(texts.lead)</p>
        </div>\(listed > FrontPage.withoutSearch ? field : nil)</div>
        \(search.map(finding))\(game)\(cards.isEmpty ? nothing : list)\(turning)
        """)
  }

  private var list: HTML { "<ul class=\"cards\">\(cards.map { $0.html })</ul>" }

  /// The way to the daily game, before the quizzes; not among what was searched.
  private var game: HTML? {
    guard offersGame, search == nil, number == 1 else { return nil }
    let texts = frame.texts.welcome
    return """
      <article class="card game"><span class="cover">\(Dial.html)</span>\
      <h2 class="title"><a href="\(Address.daily)">\(texts.game)</a></h2>\
      <p>\(texts.teaser)</p><p class="facts">\(texts.facts)</p></article>
      """
  }

  private var nothing: HTML? {
    guard search == nil else { return nil }
    return """
      <section class="nothing"><h2>\(frame.texts.front.emptyTitle)</h2><p>\(frame.texts.front.emptyText)</p></section>
      """
  }
}
