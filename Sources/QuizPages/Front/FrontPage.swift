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
  /// The day of the daily game; nil if the house has no questions. Only the first page without a search shows it.
  let day: DaySummary?
  /// 128 random bits as text. A guest form that is sent twice creates one guest. It is nil for a visitor with an
  /// account.
  let idempotencyKey: String?

  /// A quiz on the front page.
  public struct Card: Sendable {
    let context: QuizPageContext
    /// ``Quiz/estimatedMinutes(in:)``
    let minutes: Int
    /// What this browser did last with the quiz; nil for nothing.
    let lastPlay: LastPlay?

    /// - Parameters:
    ///   - minutes: how long a play takes, rounded up.
    ///   - lastPlay: what this browser did last with the quiz.
    public init(context: QuizPageContext, minutes: Int, lastPlay: LastPlay? = nil) {
      self.context = context
      self.minutes = minutes
      self.lastPlay = lastPlay
    }
  }

  public init(
    context: PageContext, listedCount: Int, search: String? = nil, foundCount: Int, pageNumber: Int = 1, cards: [Card],
    day: DaySummary? = nil, idempotencyKey: String? = nil
  ) {
    self.context = context
    self.listedCount = listedCount
    self.search = search
    self.foundCount = foundCount
    self.pageNumber = pageNumber
    self.cards = cards
    self.day = search == nil && pageNumber == 1 ? day : nil
    self.idempotencyKey = idempotencyKey
  }

  public var html: HTML {
    let texts = context.texts.front
    return context.document(
      title: search.map { foundCount == 0 ? texts.foundNothing($0) : texts.found(foundCount, $0) } ?? texts.title,
      bodyClass: day == nil ? "front" : "front has-hero", area: .front,
      isIndexable: search == nil,
      head: search == nil && pageNumber == 1 ? MetaTags(of: .front, in: context).html(in: context) : nil,
      main: """
        \(day.map(dayBand))<div class="front-header"><div>
        <h1>\(texts.title)</h1>
        \(lead)
        </div>\(listedCount > FrontPage.searchThreshold ? searchForm : nil)</div>
        \(search.map(searchSummary))\(cards.isEmpty ? nothing : list)\(pagination)
        """)
  }

  private var lead: HTML {
    let texts = context.texts.front
    return hasPlayedAll ? "<p>\(texts.allPlayed)</p>" : "<p class=\"lead\">\(texts.lead)</p>"
  }

  /// Whether this browser has played every quiz that the house lists.
  private var hasPlayedAll: Bool {
    search == nil && !cards.isEmpty && cards.count == listedCount && cards.allSatisfy { $0.isFinished }
  }

  /// What the visitor has begun comes first, then what they haven't played. A search keeps its order.
  private var list: HTML {
    let finished = search == nil ? cards.filter { $0.isFinished } : []
    let others =
      search == nil ? cards.filter { $0.isOpen } + cards.filter { !$0.isOpen && !$0.isFinished } : cards
    return """
      \("<ul class=\"cards\">\(others.map { $0.html() })</ul>", if: !others.isEmpty)\(finished.isEmpty ? nil : played(finished))
      """
  }

  private func played(_ cards: [Card]) -> HTML {
    """

    <section class="played-quizzes" aria-labelledby="played"><h2 id="played">\(context.texts.front.played)</h2>
    <ul class="cards">\(cards.map { $0.compactHTML(offersAgain: hasPlayedAll) })</ul></section>
    """
  }

  private var nothing: HTML? {
    guard search == nil else { return nil }
    return """
      <section class="empty-state">\(WindowPicture.unlit.html)<h2>\(context.texts.front.emptyTitle)</h2>
      <p>\(context.texts.front.emptyText)</p></section>
      """
  }
}
