public import HTML
public import QuizEngine

/// The studio's home: the author's quizzes, or for operators all quizzes of the house.
public struct StudioHomePage: Sendable {
  /// A quiz in the list.
  public struct Entry: Sendable {
    let draft: String
    let title: String
    let language: Language?
    let state: StudioQuizState
    let faces: [OutcomeFace]
    let playsThisWeek: Int?
    let maxCountedPlays: Int
    let owner: String?

    /// - Parameters:
    ///   - draft: the draft's name in its address.
    ///   - title: empty if none was written.
    ///   - language: the title's; nil if there is no title.
    ///   - playsThisWeek: begun in the last seven days; nil if the quiz isn't published.
    ///   - maxCountedPlays: how many plays are counted; there may be more.
    ///   - owner: whose quiz it is; nil if it is the reader's own.
    public init(
      draft: String, title: String, language: Language?, state: StudioQuizState, faces: [OutcomeFace] = [],
      playsThisWeek: Int? = nil, maxCountedPlays: Int = .max, owner: String? = nil
    ) {
      self.draft = draft
      self.title = title
      self.language = language
      self.state = state
      self.faces = faces
      self.playsThisWeek = playsThisWeek
      self.maxCountedPlays = maxCountedPlays
      self.owner = owner
    }
  }

  /// Whose quizzes are listed.
  public enum Scope: Hashable, Sendable {
    case own, all
  }

  /// How many quizzes a page lists.
  public static let pageSize = 20

  let context: PlayerPageContext
  let entries: [Entry]
  let scope: Scope
  let pageNumber: Int
  let pageCount: Int
  let canSeeAll: Bool
  let canCreate: Bool

  /// - Parameters:
  ///   - entries: the quizzes of the page, the one that was changed last first.
  ///   - pageNumber: from 1.
  ///   - canSeeAll: whether the reader may see the quizzes of others.
  ///   - canCreate: whether the reader may make new quizzes.
  public init(
    context: PlayerPageContext, entries: [Entry], scope: Scope = .own, pageNumber: Int = 1, pageCount: Int = 1,
    canSeeAll: Bool = false, canCreate: Bool = true
  ) {
    self.context = context
    self.entries = entries
    self.scope = scope
    self.pageNumber = pageNumber
    self.pageCount = pageCount
    self.canSeeAll = canSeeAll
    self.canCreate = canCreate
  }

  private var texts: Texts.Studio.Home { context.texts.studio.home }

  public var html: HTML {
    context.document(
      title: texts.title, bodyClass: "studio-page studio-home", area: .studio, script: .none,
      main: """
        <h1>\(texts.title)</h1>
        \(scopes)\(entries.isEmpty ? nothing : list)\(pagination.html)\(entries.isEmpty ? "" : newQuiz)
        """)
  }

  private var scopes: HTML {
    guard canSeeAll else { return "" }
    let links = [(Scope.own, texts.own), (.all, texts.all)].map { scope, label in
      TabLinks.Link(label: "\(label)", path: SitePath.studio(scope), isCurrent: scope == self.scope)
    }
    return TabLinks(label: texts.title, links: links).html
  }

  private var nothing: HTML {
    let words = scope == .all ? texts.nothing : canCreate ? texts.empty : texts.notAuthor
    return EmptyState(title: words.title, text: words.text, links: canCreate ? newQuiz : nil).html
  }

  private var newQuiz: HTML {
    guard canCreate else { return "" }
    return
      "<p class=\"new-quiz-link\"><a class=\"button primary\" href=\"\(SitePath.newQuiz)\">\(texts.newQuiz)</a></p>"
  }

  private var pagination: Pagination {
    Pagination(texts: context.texts.front, number: pageNumber, count: pageCount) { SitePath.studio(scope, page: $0) }
  }

  private var list: HTML {
    """
    <section class="own-quizzes" aria-labelledby="own"><h2 id="own" class="visually-hidden">\(scope == .own ? texts.own : texts.all)</h2>\
    <ul class="quiz-rows">\(entries.map(row))</ul></section>
    """
  }

  private func row(_ entry: Entry) -> HTML {
    let plays = entry.playsThisWeek.map { plays in
      " · " + (plays < entry.maxCountedPlays ? texts.playsThisWeek(plays) : texts.manyPlaysThisWeek(plays))
    }
    let owner = entry.owner.map { " · <bdi>\($0)</bdi>" as HTML }
    let title: HTML =
      entry.title.isEmpty
      ? "<span class=\"untitled\">\(context.texts.studio.untitled)</span>"
      : "<span\(entry.language.map { context.page.languageAttributes(in: $0) })>\(entry.title)</span>"
    return """
      <li><div><h3 class="title"><a href="\(SitePath.draft(entry.draft))">\(title)</a></h3>\
      <p class="facts">\(context.texts.studio.states.html(entry.state))\(plays ?? "")\(owner)</p>\
      \(context.texts.studio.states.reason(entry.state, context.texts.site))</div>\(OutcomeFace.row(entry.faces))</li>
      """
  }
}
