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

  private func showDraft(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let page = try await draftPage(
      try draftID(context.route), context, in: request.queryParameter(SitePath.contentLanguageField),
      isReplaced: request.queryParameter(SitePath.doneField) != nil)
    return ResponseBuilder.page(page.html, to: request)
  }

  private func draftPage(
    _ id: DraftID, _ context: PlayerRequestContext, in language: String? = nil, file: FileReport? = nil,
    isReplaced: Bool = false
  ) async throws -> DraftPage {
    let review = try await house.studio.review(id, by: context.account)
    let name = id.token.text
    let player = await loadPageContext(for: context, at: SitePath.draft(name))
    let draft = review.record.draft
    return DraftPage(
      player: player, id: name, draft: draft, version: review.record.version, request: newIdempotencyKey(),
      language: language.map { Language($0) }, state: StudioQuizState(review),
      quizID: review.publication.flatMap { $0.state == .unpublished ? nil : $0.quizID },
      diagnostics: review.checked.diagnostics.map(EditorDiagnostic.init), pictures: DraftPicture.urls(of: draft),
      odds: OddsPanel(player: player, draft: draft, odds: review.checked.odds),
      rights: DraftPage.Rights(
        canEdit: review.allowed.contains(.edit), canPreview: review.allowed.contains(.managePreviews),
        canPublish: !review.allowed.isDisjoint(
          with: review.publication == nil ? [.publish] : [.publish, .list, .unpublish]),
        canDelete: review.allowed.contains(.delete)),
      owner: review.record.ownerID == context.account.id ? nil : review.owner?.text, file: file,
      isReplaced: isReplaced)
  }

  private func redirectToDraft(_ request: Request, _ context: VisitorRequestContext) throws -> Response {
    ResponseBuilder.redirect(SitePath.draft(try draftID(context.route).token.text))
  }

  /// Replaces the draft's content with an uploaded file's.
  private func replaceDraft(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let id = try draftID(context.route)
    // Before the body is read, which may be large.
    try await house.studio.require(.edit, of: id, by: context.account)
    let upload: UploadForm
    do throws(PageError) { upload = try await UploadForm(of: request, from: context.visitor) } catch {
      return try await response(to: error, request, context) { try await draftPage(id, context, file: $0).html }
    }
    guard let key = upload.form[StudioField.request].flatMap({ Token128(text: $0) }),
      let version = upload.form[StudioField.version].flatMap(FormData.count)
    else { throw PageError.badRequest }
    let texts = context.visitor.texts
    let report: FileReport
    if let file = upload.file {
      do throws(StudioError) {
        _ = try await house.studio.replaceContent(
          of: id, with: file.bytes, named: file.name, seen: version, request: key, by: context.account)
        return ResponseBuilder.redirect(SitePath.replacedDraft(id.token.text))
      } catch {
        guard let found = FileReport(error, of: file, in: texts) else { throw error }
        report = found
      }
    } else {
      report = FileReport(name: "", problem: texts.studio.newQuiz.fileErrors.noFile)
    }
    let page = try await draftPage(id, context, file: report)
    return ResponseBuilder.page(page.html, status: .unprocessableContent, to: request)
  }

  private func exportDraft(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    guard let format = StudioFileFormat(rawValue: String(context.route.pathParameter("format"))) else {
      throw PageError.notFound
    }
    let review = try await house.studio.review(try draftID(context.route), by: context.account)
    // A quiz that was published has an address, whether its author chose it or not.
    let address = review.publication.map { DraftValue.text($0.quizID.name) }
    let draft = review.record.draft.withFileID(address ?? review.record.draft.quiz[.id])
    let (quiz, name) = (review.checked.check.quiz, house.studio.fileName(of: draft))
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

  private func showDraftDeletion(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let page = try await deletionPage(try draftID(context.route), context)
    return ResponseBuilder.page(page.html, to: request)
  }

  private func deletionPage(
    _ id: DraftID, _ context: PlayerRequestContext, isRejected: Bool = false
  ) async throws -> DeleteQuizPage {
    let entry = try await house.studio.entry(id, for: .delete, by: context.account)
    let name = id.token.text
    return DeleteQuizPage(
      player: await loadPageContext(for: context, at: SitePath.delete(name)), id: name,
      title: entry.summary.title, language: entry.summary.language.map { Language($0) },
      isPublished: entry.publication != nil, isRejected: isRejected)
  }

  /// Deletes a draft. If the form is sent twice, the draft is gone the second time, which is what the form asked for.
  private func deleteDraft(
    _ form: FormData, _ request: Request, _ context: PlayerRequestContext
  ) async throws -> Response {
    let id = try draftID(context.route)
    do throws(StudioError) {
      let entry = try await house.studio.entry(id, for: .delete, by: context.account)
      let typed = form[StudioField.title] ?? ""
      if DeleteQuizPage.isTitle(typed, entry.summary.title, in: context.visitor.texts) {
        try await house.studio.delete(id, by: context.account)
        return ResponseBuilder.redirect(SitePath.studio)
      }
    } catch {
      guard error == .noSuchDraft else { throw error }
      return ResponseBuilder.redirect(SitePath.studio)
    }
    let page = try await deletionPage(id, context, isRejected: true)
    return ResponseBuilder.page(page.html, status: .unprocessableContent, to: request)
  }

  /// The draft in the address.
  func draftID(_ context: SiteContext) throws -> DraftID {
    guard let token = Token128(text: context.pathParameter("draft")) else { throw StudioError.noSuchDraft }
    return DraftID(token)
  }
}
