import Hummingbird
import QuizDrafts
import QuizEngine
import QuizPages
import QuizService

// The links to a draft's preview.
extension Site {
  func addPreviewLinkRoutes(to router: Router<SiteContext>) {
    let draft = "\(SitePath.studio)/d/:draft"
    router.route("\(draft)/previews", get: studioHandler(showPreviewLinks), post: studioHandler(makePreviewLink))
    router.route(
      "\(draft)/previews/revoke", get: redirectToPreviewLinks, post: studioHandler(revokePreviewLink))
  }

  @Sendable private func showPreviewLinks(
    _ request: Request, _ context: SiteContext, _ studioContext: StudioContext
  ) async throws -> Response {
    let page = try await previewLinksPage(try draftID(context), studioContext)
    return ResponseBuilder.page(page.html, to: request)
  }

  private func previewLinksPage(
    _ id: DraftID, _ studioContext: StudioContext, address: String? = nil, error: String? = nil
  ) async throws -> PreviewLinksPage {
    let (studio, account) = (studioContext.studio, studioContext.account)
    let previews = try await studio.previews(of: id, by: account)
    let entry = try await studio.entry(id, for: .managePreviews, by: account)
    let name = id.token.text
    let links = previews.reversed().map {
      PreviewLinksPage.Link(handle: $0.handle.text, date: account.calendar.date(at: $0.createdAt))
    }
    return PreviewLinksPage(
      player: await loadPlayerContext(for: studioContext, at: SitePath.previews(of: name)), id: name,
      quizTitle: entry.summary.title, links: links, address: address, error: error)
  }

  /// Answers with the page itself, because the link's address can be shown only once.
  @Sendable private func makePreviewLink(
    _ request: Request, _ context: SiteContext, _ studioContext: StudioContext
  ) async throws -> Response {
    let id = try draftID(context)
    try await studioContext.studio.require(.managePreviews, of: id, by: studioContext.account)
    try await FormData.checkCSRF(of: request, from: studioContext.visitor)
    let token: Token128
    do throws(StudioError) {
      token = try await studioContext.studio.addPreview(of: id, by: studioContext.account)
    } catch {
      guard case .tooMany(let limit) = error else { throw error }
      let page = try await previewLinksPage(
        id, studioContext, error: studioContext.visitor.texts.studio.previews.tooMany(limit))
      return ResponseBuilder.page(page.html, status: .conflict, to: request)
    }
    let address = (origin(for: request) ?? "") + SitePath.preview(token.text)
    return ResponseBuilder.page(try await previewLinksPage(id, studioContext, address: address).html, to: request)
  }

  @Sendable private func redirectToPreviewLinks(_ request: Request, _ context: SiteContext) throws -> Response {
    ResponseBuilder.redirect(SitePath.previews(of: try draftID(context).token.text))
  }

  @Sendable private func revokePreviewLink(
    _ request: Request, _ context: SiteContext, _ studioContext: StudioContext
  ) async throws -> Response {
    let id = try draftID(context)
    try await studioContext.studio.require(.managePreviews, of: id, by: studioContext.account)
    let form = try await FormData.checkingCSRF(of: request, from: studioContext.visitor)
    guard let handle = form[StudioField.link].flatMap({ Token128(text: $0) }) else { throw PageError.badRequest }
    try await studioContext.studio.revokePreview(handle, of: id, by: studioContext.account)
    return ResponseBuilder.redirect(SitePath.previews(of: id.token.text))
  }
}
