import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addFront(to router: Router<SiteContext>) {
    router.answer("/", get: front)
  }

  /// Whoever plays the daily game and comes from outside goes straight to it.
  private func front(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    if request.comesFromOutside(of: origin(for: request)), request.uri.query == nil,
      try await player(of: visitor) != nil
    {
      return Reply.see(Address.daily)
    }
    let wish = FrontWish(of: request)
    let listed = house.library.listed
    let found = wish.search.map { search in listed.filter(search.finds) } ?? listed
    let number = min(wish.page, FrontPage.pages(of: found.count))
    let frame = frame(for: visitor, at: Address.front(search: wish.search?.query, page: number))
    let offers = found.spoken(first: frame.texts.language)
      .dropFirst((number - 1) * FrontPage.greatestCount).prefix(FrontPage.greatestCount)
    let page = FrontPage(
      frame: frame, listed: listed.count, search: wish.search?.query, found: found.count, number: number,
      cards: offers.map { FrontPage.Card(of: $0, in: frame, for: visitor) }, offersGame: true)
    return Reply.page(page.html, to: request)
  }
}

/// What the address of the front page asks for. Whatever it says that isn't understood is as if it weren't there.
private struct FrontWish {
  let search: Search?
  /// From 1; there may be fewer.
  let page: Int

  init(of request: Request) {
    let fields = request.uri.query.flatMap { Form(parsing: $0.utf8) }
    search = fields?[Address.searchField].flatMap(Search.init)
    page = fields?[Address.pageField].flatMap(Int.init).map { min(max($0, 1), 1_000_000) } ?? 1
  }
}

extension [Offer] {
  /// Those first that are there in the page's own language.
  fileprivate func spoken(first language: Language) -> [Offer] {
    let spoken = filter { $0.revision.quiz.languages.contains(language) }
    return spoken.count == count ? self : spoken + filter { !$0.revision.quiz.languages.contains(language) }
  }
}

extension FrontPage.Card {
  fileprivate init(of offer: Offer, in frame: Frame, for visitor: Visitor) {
    let shown = QuizFrame(frame: frame, revision: offer.revision, visitor: visitor)
    self.init(shown: shown, minutes: offer.minutes(in: shown.language))
  }
}

extension QuizFrame {
  /// A revision as a visitor sees it.
  init(frame: Frame, revision: Revision, visitor: Visitor) {
    let quiz = revision.quiz
    self.init(frame: frame, revision: revision, language: visitor.language(of: quiz))
    isWished = visitor.finds(quiz)
    addressed = visitor.door.isEmbedded ? nil : visitor.addressed
  }

  init(frame: Frame, revision: Revision, language: Language) {
    self.init(
      frame: frame, quiz: revision.quiz, language: language,
      pictures: PictureBook(revision.pictures.map(PictureBook.Entry.init(of:))))
  }
}

extension PictureBook.Entry {
  init(of picture: RevisionPicture) {
    self.init(
      name: picture.name, address: Address.picture(picture.id.digest, picture.format), width: picture.width,
      height: picture.height)
  }
}
