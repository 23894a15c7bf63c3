import Hummingbird
import QuizDrafts
import QuizEngine
import QuizPages
import QuizService

// The links to a draft's preview.
extension Site {
  func addPreviewLinkRoutes(to router: SiteRouter) {
    let draft = ":draft"
    router.route(
      SitePath.previews(of: draft), get: .namedPlayers(showPreviewLinks), post: .namedPlayers(form: makePreviewLink))
    router.route(
      SitePath.revokePreview(of: draft), get: .everybody(redirectToPreviewLinks),
      post: .namedPlayers(form: revokePreviewLink))
  }

  private func showPreviewLinks(_ request: PlayerRequest) async throws -> Response {
    let page = try await previewLinksPage(try draftID(request), request)
    return Response.page(page.html, to: request)
  }

  private func previewLinksPage(
    _ id: DraftID, _ request: PlayerRequest, address: String? = nil, error: String? = nil
  ) async throws -> PreviewLinksPage {
    let (studio, account) = (services.studio, request.account)
    let previews = try await studio.previews(of: id, by: account)
    let entry = try await studio.entry(id, for: .managePreviews, by: account)
    let name = id.token.text
    let links = previews.reversed().map {
      PreviewLinksPage.Link(handle: $0.handle.text, date: account.calendar.date(at: $0.createdAt))
    }
    return PreviewLinksPage(
      context: await loadPageContext(for: request, at: SitePath.previews(of: name)), id: name,
      quizTitle: entry.summary.title, links: links, address: address, error: error)
  }

  /// Answers with the page itself, because the link's address can be shown only once.
  private func makePreviewLink(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let id = try draftID(request)
    try await services.studio.require(.managePreviews, of: id, by: request.account)
    let token: Token128
    do throws(StudioError) {
      token = try await services.studio.addPreview(of: id, by: request.account)
    } catch {
      guard case .tooMany(let limit) = error else { throw error }
      let page = try await previewLinksPage(id, request, error: request.visitor.texts.studio.previews.tooMany(limit))
      return Response.page(page.html, status: .conflict, to: request)
    }
    let address = (origin(for: request) ?? "") + SitePath.preview(token.text)
    return Response.page(try await previewLinksPage(id, request, address: address).html, to: request)
  }

  private func redirectToPreviewLinks(_ request: VisitorRequest) throws -> Response {
    Response.redirect(SitePath.previews(of: try draftID(request).token.text))
  }

  private func revokePreviewLink(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let id = try draftID(request)
    try await services.studio.require(.managePreviews, of: id, by: request.account)
    guard let handle = form[StudioField.link].flatMap({ Token128(text: $0) }) else { throw PageError.badRequest }
    try await services.studio.revokePreview(handle, of: id, by: request.account)
    return Response.redirect(SitePath.previews(of: id.token.text))
  }
}
