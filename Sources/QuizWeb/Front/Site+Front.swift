import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addFront(to router: Router<SiteContext>) {
    router.answer("/", get: front)
  }

  private func front(_ request: Request, _ context: SiteContext) -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let frame = frame(for: visitor, at: Address.front)
    let quizzes = house.library.quizzes.map { QuizFrame(frame: frame, revision: $0, visitor: visitor) }
    let (spoken, others) = (quizzes.filter(\.isSpoken), quizzes.filter { !$0.isSpoken })
    return Reply.page(FrontPage(frame: frame, quizzes: spoken + others).html, to: request)
  }
}

extension QuizFrame {
  /// Whether the quiz is there in the page's own language.
  fileprivate var isSpoken: Bool { language == frame.texts.language }

  /// A revision as a visitor sees it.
  init(frame: Frame, revision: Revision, visitor: Visitor) {
    self.init(frame: frame, revision: revision, language: visitor.language(of: revision.quiz))
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
