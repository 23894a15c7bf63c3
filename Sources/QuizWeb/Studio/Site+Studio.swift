import HTML
import HTTPTypes
import Hummingbird
import QuizDrafts
import QuizEngine
import QuizFormats
import QuizPages
import QuizService

extension Site {
  func addStudioRoutes(to router: SiteRouter) {
    router.route(SitePath.studio, get: .namedPlayers(showStudio))
    router.route(SitePath.newQuiz, get: .namedPlayers(showNewQuiz))
    router.route(
      SitePath.drafts, get: .redirect(to: SitePath.newQuiz), post: .namedPlayers(readingBodyItself: createDraft))
    addDraftRoutes(to: router)
    addPreviewLinkRoutes(to: router)
    addPublishingRoutes(to: router)
  }

  private func showStudio(_ request: PlayerRequest) async throws -> Response {
    let studio = services.studio
    let account = request.account
    let scope: StudioHomePage.Scope = request.queryParameter(QueryField.all) == nil ? .own : .all
    let number = Self.pageNumber(of: request)
    let page = DraftListPage(number: number, size: StudioHomePage.pageSize)
    let list =
      scope == .own ? try await studio.drafts(of: account, page) : try await studio.allDrafts(page, for: account)
    guard number == 1 || !list.entries.isEmpty else { throw PageError.notFound }
    let others = list.entries.map(\.ownerID).filter { $0 != account.id }
    let owners = others.isEmpty ? [:] : try await studio.names(of: others)
    let entries = list.entries.map { StudioHomePage.Entry($0, owner: owners[$0.ownerID]?.text) }
    let home = StudioHomePage(
      context: await loadPageContext(for: request, at: SitePath.studio(scope, page: number)), entries: entries,
      scope: scope, pageNumber: number, pageCount: Self.pageCount(of: list.count, size: page.size),
      canSeeAll: studio.allows(.seeAll, account), canCreate: studio.allows(.create, account))
    return Response.page(home.html, to: request)
  }

  private func showNewQuiz(_ request: PlayerRequest) async throws -> Response {
    try services.studio.require(.create, request.account)
    let page = try await newQuizPage(request, number: Self.pageNumber(of: request))
    return Response.page(page.html, to: request)
  }

  private func newQuizPage(
    _ request: PlayerRequest, number: Int = 1, file: FileReport? = nil, error: String? = nil
  ) async throws -> NewQuizPage {
    let offers = services.library.listed.filter { services.library.isInFolder($0.revision.quiz.id) }
      .sorted(first: request.visitor.texts.language)
    let count = Self.pageCount(of: offers.count, size: NewQuizPage.pageSize)
    let shown = offers.dropFirst((min(number, count) - 1) * NewQuizPage.pageSize).prefix(NewQuizPage.pageSize)
    return NewQuizPage(
      context: await loadPageContext(for: request, at: SitePath.newQuiz),
      exampleQuizzes: NewQuizPage.ExampleQuiz.all(in: request.visitor.texts.language),
      folderQuizzes: shown.map { NewQuizPage.FolderQuiz($0.revision, for: request.visitor) },
      pageNumber: min(number, count), pageCount: count, request: newIdempotencyKey(), file: file, error: error)
  }

  /// Begins a draft. A form that is sent twice begins one.
  private func createDraft(_ request: PlayerRequest) async throws -> Response {
    // Before the body is read, which may be large.
    try services.studio.require(.create, request.account)
    let upload: UploadForm
    do throws(PageError) { upload = try await UploadForm(of: request) } catch {
      return try await response(to: error, request) { try await newQuizPage(request, file: $0).html }
    }
    guard let key = upload.form[StudioField.request].flatMap({ Token128(text: $0) }),
      let origin = upload.form[StudioField.origin].flatMap(DraftOrigin.init)
    else { throw PageError.badRequest }
    guard let source = draftSource(origin, upload.file, for: request.visitor) else {
      let file = FileReport(name: "", problem: request.visitor.texts.studio.newQuiz.fileErrors.noFile)
      return Response.page(try await newQuizPage(request, file: file).html, status: .unprocessableContent, to: request)
    }
    do throws(StudioError) {
      let draft = try await services.studio.create(source, request: key, by: request.account)
      return Response.redirect(SitePath.draft(draft.id.token.text))
    } catch {
      let texts = request.visitor.texts
      let page: NewQuizPage
      if let report = FileReport(error, of: upload.file, in: texts) {
        page = try await newQuizPage(request, file: report)
      } else if case .tooMany(let limit) = error {
        page = try await newQuizPage(request, error: texts.studio.newQuiz.tooMany(limit))
      } else {
        throw error
      }
      return Response.page(page.html, status: .unprocessableContent, to: request)
    }
  }

  /// Nil if the form has no file, but needs one.
  private func draftSource(_ origin: DraftOrigin, _ file: MultipartParser.File?, for visitor: Visitor) -> DraftSource? {
    let language = visitor.texts.language
    switch origin {
    case .empty: return .empty(language)
    case .example(let example): return DraftExample(rawValue: example.rawValue).map { .example($0, language) }
    case .copy(let quiz): return .copy(quiz)
    case .file: return file.map { .file($0.bytes, name: $0.name) }
    }
  }

  /// The page with its form again if a file is too large; throws every other error.
  func response(
    to error: PageError, _ request: PlayerRequest, _ page: (FileReport) async throws -> HTML
  ) async throws -> Response {
    guard case .payloadTooLarge = error else { throw error }
    let report = FileReport(name: "", problem: request.visitor.texts.studio.newQuiz.fileErrors.tooLarge)
    return Response.page(try await page(report), status: .contentTooLarge, to: request)
  }

  /// The number of the page in the query, from 1.
  static func pageNumber(of request: some SiteRequest) -> Int {
    request.queryParameter(QueryField.page).flatMap { FormData.count(String($0)) }.map { max(1, $0) } ?? 1
  }

  static func pageCount(of count: Int, size: Int) -> Int { max(1, (count + size - 1) / size) }
}
