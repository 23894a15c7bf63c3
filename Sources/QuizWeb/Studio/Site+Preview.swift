import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// The preview of a draft, on the pages of quizzes. A play is stored nowhere: its address holds it.
extension Site {
  func addPreviewRoutes(to router: Router<SiteContext>) {
    router.route("/preview/:token", get: showPreview)
    router.route("/preview/:token/begin", get: redirectToPreview, post: beginPreview)
    router.route("/preview/:token/:play", get: continuePreview)
    router.route("/preview/:token/:play/result", get: showPreviewResult)
    router.route("/preview/:token/:play/:number", get: showPreviewQuestion, post: answerPreview)
  }

  private func showPreview(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let preview = try await house.studio.preview(try Self.previewToken(context))
    let quizContext = quizContext(of: preview, to: visitor, at: visitor.entryPoint.quiz(preview.quiz.id))
    return ResponseBuilder.page(IntroductionPage(context: quizContext, openPlay: nil).html, to: request)
  }

  /// Answers a browser that reloads the form's address.
  private func redirectToPreview(_ request: Request, _ context: SiteContext) throws -> Response {
    ResponseBuilder.redirect(SitePath.preview(try Self.previewToken(context).text))
  }

  private func beginPreview(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    try await FormData.verify(request, from: visitor)
    let preview = try await house.studio.preview(try Self.previewToken(context))
    let state = PreviewState(version: preview.version, seed: house.dependencies.randomBits())
    return ResponseBuilder.redirect(visitor.entryPoint.question(0, of: state.text))
  }

  private func continuePreview(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (preview, play, visitor) = try await previewPlay(request, context)
    return ResponseBuilder.redirect(visitor.entryPoint.nextAddress(following: play, of: preview.version))
  }

  private func showPreviewQuestion(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (preview, play, visitor) = try await previewPlay(request, context)
    guard let position = Site.position(context), play.question(at: position) != nil else { throw PageError.notFound }
    guard play.isReachable(position) else {
      return ResponseBuilder.redirect(visitor.entryPoint.nextAddress(following: play, of: preview.version))
    }
    return ResponseBuilder.page(previewQuestion(position, of: play, preview, for: visitor), to: request)
  }

  private func answerPreview(_ request: Request, _ context: SiteContext) async throws -> Response {
    var (preview, play, visitor) = try await previewPlay(request, context)
    let form = try await FormData.verified(of: request, from: visitor)
    guard let position = Site.position(context) else { throw PageError.notFound }
    guard let response = form.response else { throw PageError.play(.answer(.notAnAnswer), play: nil) }
    do throws(PlayError) { try play.answer(response, at: position) } catch {
      throw PageError.play(.answer(error), play: nil)
    }
    let address = visitor.entryPoint.nextAddress(following: play, of: preview.version)
    guard request.headers[Site.scriptHeader] != nil else { return ResponseBuilder.redirect(address) }
    let page =
      if let next = play.next {
        previewQuestion(next, of: play, preview, for: visitor)
      } else {
        previewResult(of: play, preview, for: visitor)
      }
    var reply = ResponseBuilder.page(page, to: request)
    reply.headers[.contentLocation] = address
    return reply
  }

  private func showPreviewResult(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (preview, play, visitor) = try await previewPlay(request, context)
    guard play.isFinished else {
      return ResponseBuilder.redirect(visitor.entryPoint.nextAddress(following: play, of: preview.version))
    }
    return ResponseBuilder.page(previewResult(of: play, preview, for: visitor), to: request)
  }

  // MARK: Parts

  private func previewQuestion(
    _ position: Int, of play: Play, _ preview: DraftPreviewQuiz, for visitor: Visitor
  ) -> HTML {
    let id = PreviewState(play, of: preview.version).text
    let context = quizContext(of: preview, to: visitor, at: visitor.entryPoint.question(position, of: id))
    return QuestionPage(context: context, playID: id, play: play, position: position).html
  }

  private func previewResult(of play: Play, _ preview: DraftPreviewQuiz, for visitor: Visitor) -> HTML {
    guard let result = play.result else { return "" }
    let id = PreviewState(play, of: preview.version).text
    let context = quizContext(of: preview, to: visitor, at: visitor.entryPoint.result(of: id))
    return ResultPage(context: context, playID: id, play: play, result: result, distribution: nil, sharing: nil).html
  }

  private func quizContext(of preview: DraftPreviewQuiz, to visitor: Visitor, at address: String) -> QuizContext {
    QuizContext(
      page: pageContext(for: visitor, at: address), quiz: preview.quiz, language: visitor.language(of: preview.quiz),
      pictures: PictureURLs(preview.pictures.compactMap(PictureURLs.Entry.init(of:))))
  }

  /// The play in the address, with the draft's version that it began with.
  private func previewPlay(
    _ request: Request, _ context: SiteContext
  ) async throws -> (preview: DraftPreviewQuiz, play: Play, visitor: Visitor) {
    guard let state = PreviewState(context.pathParameter("play")) else { throw StudioError.noSuchDraft }
    let preview = try await house.studio.preview(try Self.previewToken(context), at: state.version)
    var play = Play(quiz: preview.quiz, seed: state.seed)
    for (position, response) in state.responses.enumerated() {
      guard let response else { continue }
      do throws(PlayError) { try play.answer(response, at: position) } catch { throw StudioError.noSuchDraft }
    }
    return (preview, play, Visitor(of: request, settings: settings))
  }

  private static func previewToken(_ context: SiteContext) throws(StudioError) -> Token128 {
    guard let token = Token128(text: context.pathParameter("token")) else { throw .noSuchDraft }
    return token
  }
}

extension PictureURLs.Entry {
  /// - Parameter picture: of a draft; nil for a name that no picture of a draft has.
  fileprivate init?(of picture: PictureFile) {
    guard let url = DraftPicture.url(picture.name) else { return nil }
    self.init(name: picture.name, url: url, width: picture.width, height: picture.height)
  }
}

extension EntryPoint {
  /// The address at which a preview's play continues: its first question without an answer, or its result.
  fileprivate func nextAddress(following play: Play, of version: Int) -> String {
    let id = PreviewState(play, of: version).text
    return play.next.map { question($0, of: id) } ?? result(of: id)
  }
}
