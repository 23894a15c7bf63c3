import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// The preview of a draft, on the pages of quizzes. A play is stored nowhere: its address holds it.
extension Site {
  func addPreviewRoutes(to router: SiteRouter) {
    let (entryPoint, quiz, play) = (EntryPoint.preview(token: ":token"), QuizID(":quiz"), ":play")
    router.route(entryPoint.quiz(quiz), get: .everybody(showPreview))
    router.route(entryPoint.begin(quiz), get: .everybody(redirectToPreview), post: .everybody(form: beginPreview))
    router.route(entryPoint.play(play), get: .everybody(continuePreview))
    router.route(entryPoint.result(of: play), get: .everybody(showPreviewResult))
    router.route(
      entryPoint.play(play) + "/:number", get: .everybody(showPreviewQuestion), post: .everybody(form: answerPreview))
  }

  private func showPreview(_ request: VisitorRequest) async throws -> Response {
    let visit = try await previewVisit(request)
    let preview = try await services.studio.preview(visit.address, for: visit.account)
    let visitor = visit.visitor
    let quizContext = quizContext(of: preview, to: visitor, at: visitor.entryPoint.quiz(preview.quiz.id))
    return Response.page(IntroductionPage(context: quizContext, openPlay: nil).html, to: request)
  }

  /// Answers a browser that reloads the form's address.
  private func redirectToPreview(_ request: VisitorRequest) throws -> Response {
    Response.redirect(SitePath.preview(try Self.previewAddress(request).text))
  }

  private func beginPreview(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    let visit = try await previewVisit(request)
    let preview = try await services.studio.preview(visit.address, for: visit.account)
    let state = try await services.studio.newState(visit.address, of: preview)
    return Response.redirect(visit.visitor.entryPoint.question(0, of: state.text))
  }

  private func continuePreview(_ request: VisitorRequest) async throws -> Response {
    Response.redirect(try await previewPlay(request).nextPath)
  }

  private func showPreviewQuestion(_ request: VisitorRequest) async throws -> Response {
    let play = try await previewPlay(request)
    guard let position = Site.position(request), play.play.question(at: position) != nil else {
      throw PageError.notFound
    }
    guard play.play.isReachable(position) else { return Response.redirect(play.nextPath) }
    return Response.page(question(position, of: play), to: request)
  }

  private func answerPreview(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    var play = try await previewPlay(request)
    guard let position = Site.position(request) else { throw PageError.notFound }
    guard let response = form.questionResponse else { throw PageError.play(.answer(.notAnAnswer), play: nil) }
    do throws(PlayError) { try play.play.answer(response, at: position) } catch {
      throw PageError.play(.answer(error), play: nil)
    }
    guard request.http.headers.contains(Site.scriptHeader) else { return Response.redirect(play.nextPath) }
    let page = if let next = play.play.next { question(next, of: play) } else { result(of: play) }
    var reply = Response.page(page, to: request)
    reply.headers[.contentLocation] = play.nextPath
    return reply
  }

  private func showPreviewResult(_ request: VisitorRequest) async throws -> Response {
    let play = try await previewPlay(request)
    guard play.play.isFinished else { return Response.redirect(play.nextPath) }
    return Response.page(result(of: play), to: request)
  }

  // MARK: Parts

  /// A play of a preview, as its address holds it.
  private struct PreviewPlay {
    let preview: DraftPreviewQuiz
    let visitor: Visitor
    let state: PreviewState
    var play: Play

    /// The play's name in its addresses, with the answers that it has now.
    var id: String { state.with(play).text }

    /// The address at which the play continues: its first question without an answer, or its result.
    var nextPath: String {
      play.next.map { visitor.entryPoint.question($0, of: id) } ?? visitor.entryPoint.result(of: id)
    }
  }

  private func question(_ position: Int, of play: PreviewPlay) -> HTML {
    let path = play.visitor.entryPoint.question(position, of: play.id)
    let context = quizContext(of: play.preview, to: play.visitor, at: path)
    return QuestionPage(context: context, playID: play.id, play: play.play, position: position).html
  }

  private func result(of play: PreviewPlay) -> HTML {
    guard let result = play.play.result else { return "" }
    let context = quizContext(of: play.preview, to: play.visitor, at: play.visitor.entryPoint.result(of: play.id))
    return ResultPage(context: context, playID: play.id, play: play.play, result: result).html
  }

  private func quizContext(of preview: DraftPreviewQuiz, to visitor: Visitor, at path: String) -> QuizPageContext {
    var page = makePageContext(for: visitor, at: path)
    page.draftPath = preview.draftID.map { SitePath.draft($0.token.text) }
    return QuizPageContext(
      page: page, quiz: preview.quiz, language: visitor.language(of: preview.quiz),
      pictures: PictureURLs(preview.pictures.compactMap(PictureURLs.Entry.init(of:))))
  }

  private func previewPlay(_ request: VisitorRequest) async throws -> PreviewPlay {
    guard let state = PreviewState(request.pathParameter("play")) else { throw StudioError.noSuchDraft }
    let visit = try await previewVisit(request)
    let (preview, play) = try await services.studio.play(visit.address, state, for: visit.account)
    return PreviewPlay(preview: preview, visitor: visit.visitor, state: state, play: play)
  }

  /// Who asks for a preview. Those who have a link need no account; a visitor without a session costs no query.
  private struct PreviewVisit {
    let address: PreviewAddress
    let visitor: Visitor
    let account: Account?
  }

  private func previewVisit(_ request: VisitorRequest) async throws -> PreviewVisit {
    let address = try Self.previewAddress(request)
    let found = await readIfAvailable { try await findPlayer(of: request.visitor)?.account }
    return PreviewVisit(address: address, visitor: request.visitor, account: found ?? nil)
  }

  private static func previewAddress(_ request: some SiteRequest) throws(StudioError) -> PreviewAddress {
    guard let address = PreviewAddress(String(request.pathParameter("token"))) else { throw .noSuchDraft }
    return address
  }
}

extension PictureURLs.Entry {
  /// - Parameter picture: of a draft; nil for a name that no picture of a draft has.
  fileprivate init?(of picture: PictureFile) {
    guard let url = DraftPicture.url(picture.name) else { return nil }
    self.init(name: picture.name, url: url, width: picture.width, height: picture.height)
  }
}
