public import HTML

/// The house's front page: lists the published quizzes and searches them.
public struct FrontPage: Sendable {
  /// The largest number of cards on a page.
  public static let pageSize = 60

  /// The number of pages for this many cards, at least 1.
  public static func pageCount(of cards: Int) -> Int { max(1, (cards + pageSize - 1) / pageSize) }

  /// The search field is shown if there are more quizzes than this.
  static let searchThreshold = 12

  let context: PageContext
  /// The number of quizzes that the house lists.
  let listedCount: Int
  /// The search text; nil if all quizzes are shown.
  let search: String?
  /// The number of quizzes that were found. Without a search it is the number of listed ones.
  let foundCount: Int
  /// The page number, from 1.
  let pageNumber: Int
  /// The cards of this page.
  let cards: [Card]
  /// Whether the page shows a card for the daily game.
  let showsDailyGame: Bool

  /// A quiz on the front page.
  public struct Card: Sendable {
    let context: QuizContext
    /// ``Quiz/estimatedMinutes(in:)``
    let minutes: Int

    /// - Parameter minutes: how long a play takes, rounded up.
    public init(context: QuizContext, minutes: Int) {
      self.context = context
      self.minutes = minutes
    }
  }

  public init(
    context: PageContext, listedCount: Int, search: String? = nil, foundCount: Int,
    pageNumber: Int = 1, cards: [Card],
    showsDailyGame: Bool = false
  ) {
    self.context = context
    self.listedCount = listedCount
    self.search = search
    self.foundCount = foundCount
    self.pageNumber = pageNumber
    self.cards = cards
    self.showsDailyGame = showsDailyGame
  }

  public var html: HTML {
    let texts = context.texts.front
    return context.document(
      title: search.map { foundCount == 0 ? texts.foundNothing($0) : texts.found(foundCount, $0) } ?? texts.title,
      bodyClass: "front",
      isIndexable: search == nil,
      main: """
        <div class="front-header"><div>
        <h1>\(texts.title)</h1>
        <p class="lead">\(texts.lead)</p>
        </div>\(listedCount > FrontPage.searchThreshold ? searchForm : nil)</div>
        \(search.map(searchSummary))\(game)\(cards.isEmpty ? nothing : list)\(pagination)
        """)
  }

  private var list: HTML { "<ul class=\"cards\">\(cards.map { $0.html })</ul>" }

  /// The card of the daily game. It comes before the quizzes and isn't searched.
  private var game: HTML? {
    guard showsDailyGame, search == nil, pageNumber == 1 else { return nil }
    let texts = context.texts.welcome
    return """
      <article class="card game"><span class="cover">\(StopwatchIcon.html)</span>\
      <h2 class="title"><a href="\(SitePath.daily)">\(context.texts.game.name)</a></h2>\
      <p>\(texts.teaser)</p><p class="facts">\(texts.facts)</p></article>
      """
  }

  private var nothing: HTML? {
    guard search == nil else { return nil }
    return """
      \(EmptyState(title: context.texts.front.emptyTitle, text: context.texts.front.emptyText).html)
      """
  }
}
