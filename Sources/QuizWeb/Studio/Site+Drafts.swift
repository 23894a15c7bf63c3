import HTTPTypes
import Hummingbird
import NIOCore
import QuizDrafts
import QuizEngine
import QuizFormats
import QuizPages
import QuizService

// The pages of one draft.
extension Site {
  func addDraftRoutes(to router: SiteRouter) {
    let draft = ":draft"
    router.route(SitePath.draft(draft), get: .namedPlayers(showDraft))
    router.route(
      SitePath.replaceDraft(draft), get: .everybody(redirectToDraft),
      post: .namedPlayers(readingBodyItself: replaceDraft))
    router.route(SitePath.export(draft, ":format"), get: .namedPlayers(exportDraft))
    router.route(SitePath.delete(draft), get: .namedPlayers(showDraftDeletion), post: .namedPlayers(form: deleteDraft))
  }

  private func showDraft(_ request: PlayerRequest) async throws -> Response {
    let page = try await draftPage(
      try draftID(request), request, in: request.queryParameter(QueryField.contentLanguage),
      isReplaced: request.queryParameter(QueryField.done) != nil)
    return Response.page(page.html, to: request)
  }

  private func draftPage(
    _ id: DraftID, _ request: PlayerRequest, in language: String? = nil, file: FileReport? = nil,
    isReplaced: Bool = false
  ) async throws -> DraftPage {
    let review = try await services.studio.review(id, by: request.account)
    let name = id.token.text
    let pageContext = await loadPageContext(for: request, at: SitePath.draft(name))
    let draft = review.record.draft
    return DraftPage(
      context: pageContext, id: name, draft: draft, version: review.record.version, request: newIdempotencyKey(),
      language: language.map { Language($0) }, state: StudioQuizState(review),
      quizID: review.publication.flatMap { $0.state == .unpublished ? nil : $0.quizID },
      diagnostics: review.checked.diagnostics.map(EditorDiagnostic.init), pictures: DraftPicture.urls(of: draft),
      odds: OddsPanel(context: pageContext, draft: draft, odds: review.checked.odds),
      rights: DraftPage.Rights(
        canEdit: review.allowed.contains(.edit), canPreview: review.allowed.contains(.managePreviews),
        canPublish: !review.allowed.isDisjoint(
          with: review.publication == nil ? [.publish] : [.publish, .list, .unpublish]),
        canDelete: review.allowed.contains(.delete)),
      owner: review.record.ownerID == request.account.id ? nil : review.owner?.text, file: file,
      isReplaced: isReplaced)
  }

  private func redirectToDraft(_ request: VisitorRequest) throws -> Response {
    Response.redirect(SitePath.draft(try draftID(request).token.text))
  }

  /// Replaces the draft's content with an uploaded file's.
  private func replaceDraft(_ request: PlayerRequest) async throws -> Response {
    let id = try draftID(request)
    // Before the body is read, which may be large.
    try await services.studio.require(.edit, of: id, by: request.account)
    let upload: UploadForm
    do throws(PageError) { upload = try await UploadForm(of: request) } catch {
      return try await response(to: error, request) { try await draftPage(id, request, file: $0).html }
    }
    guard let key = upload.form[StudioField.request].flatMap({ Token128(text: $0) }),
      let version = upload.form[StudioField.version].flatMap(FormData.count)
    else { throw PageError.badRequest }
    let texts = request.visitor.texts
    let report: FileReport
    if let file = upload.file {
      do throws(StudioError) {
        _ = try await services.studio.replaceContent(
          of: id, with: file.bytes, named: file.name, seen: version, request: key, by: request.account)
        return Response.redirect(SitePath.replacedDraft(id.token.text))
      } catch {
        guard let found = FileReport(error, of: file, in: texts) else { throw error }
        report = found
      }
    } else {
      report = FileReport(name: "", problem: texts.studio.newQuiz.fileErrors.noFile)
    }
    let page = try await draftPage(id, request, file: report)
    return Response.page(page.html, status: .unprocessableContent, to: request)
  }

  private func exportDraft(_ request: PlayerRequest) async throws -> Response {
    guard let format = StudioFileFormat(rawValue: String(request.pathParameter("format"))) else {
      throw PageError.notFound
    }
    let review = try await services.studio.review(try draftID(request), by: request.account)
    // A quiz that was published has an address, whether its author chose it or not.
    let address = review.publication.map { DraftValue.text($0.quizID.name) }
    let draft = review.record.draft.withFileID(address ?? review.record.draft.quiz[.id])
    let (quiz, name) = (review.checked.check.quiz, services.studio.fileName(of: draft))
    let (text, type) =
      switch format {
      case .yaml: (DraftFile.yaml(draft, as: quiz), "application/yaml; charset=utf-8")
      case .json: (DraftFile.json(draft, as: quiz), "application/json; charset=utf-8")
      }
    return Response(
      status: .ok,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"\(name).\(format.rawValue)\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  private func showDraftDeletion(_ request: PlayerRequest) async throws -> Response {
    let page = try await deletionPage(try draftID(request), request)
    return Response.page(page.html, to: request)
  }

  private func deletionPage(
    _ id: DraftID, _ request: PlayerRequest, isRejected: Bool = false
  ) async throws -> DeleteQuizPage {
    let entry = try await services.studio.entry(id, for: .delete, by: request.account)
    let name = id.token.text
    return DeleteQuizPage(
      context: await loadPageContext(for: request, at: SitePath.delete(name)), id: name,
      title: entry.summary.title, language: entry.summary.language.map { Language($0) },
      isPublished: entry.publication != nil, isRejected: isRejected)
  }

  /// Deletes a draft. If the form is sent twice, the draft is gone the second time, which is what the form asked for.
  private func deleteDraft(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let id = try draftID(request)
    do throws(StudioError) {
      let entry = try await services.studio.entry(id, for: .delete, by: request.account)
      let typed = form[StudioField.title] ?? ""
      if DeleteQuizPage.isTitle(typed, entry.summary.title, in: request.visitor.texts) {
        try await services.studio.delete(id, by: request.account)
        return Response.redirect(SitePath.studio)
      }
    } catch {
      guard error == .noSuchDraft else { throw error }
      return Response.redirect(SitePath.studio)
    }
    let page = try await deletionPage(id, request, isRejected: true)
    return Response.page(page.html, status: .unprocessableContent, to: request)
  }

  /// The draft in the address.
  func draftID(_ request: some SiteRequest) throws -> DraftID {
    guard let token = Token128(text: request.pathParameter("draft")) else { throw StudioError.noSuchDraft }
    return DraftID(token)
  }
}
