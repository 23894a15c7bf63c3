import Hummingbird
import QuizDrafts
import QuizEngine
import QuizPages
import QuizService

// Publishing a draft, listing it, and taking it off the site.
extension Site {
  func addPublishingRoutes(to router: SiteRouter) {
    let draft = ":draft"
    router.route(SitePath.publish(draft), get: .namedPlayers(showPublishing), post: .namedPlayers(form: publishDraft))
    router.route(
      SitePath.listing(of: draft), get: .everybody(redirectToPublishing), post: .namedPlayers(form: saveListing))
    router.route(
      SitePath.unpublish(draft), get: .everybody(redirectToPublishing), post: .namedPlayers(form: unpublishDraft))
  }

  private func showPublishing(_ request: PlayerRequest) async throws -> Response {
    let message: PublishPage.Message? =
      switch request.queryParameter(QueryField.done) {
      case "1": .published
      case "listing": .listingSaved
      case "off": .takenOff
      default: nil
      }
    let page = try await publishPage(try draftID(request), request, on: origin(for: request), message)
    return Response.page(page.html, to: request)
  }

  private func redirectToPublishing(_ request: VisitorRequest) throws -> Response {
    Response.redirect(SitePath.publish(try draftID(request).token.text))
  }

  private func publishPage(
    _ id: DraftID, _ request: PlayerRequest, on origin: String?, _ message: PublishPage.Message?
  ) async throws -> PublishPage {
    let review = try await services.studio.publicationReview(id, by: request.account)
    let draft = review.draft
    let name = id.token.text
    let language = draft.record.draft.summary.language.map { Language($0) } ?? request.visitor.texts.language
    let present = PublicationChanges.Version(draft: draft.record.draft, odds: draft.checked.odds)
    return PublishPage(
      context: await loadPageContext(for: request, at: SitePath.publish(name)), id: name,
      draft: draft.record.draft, version: draft.record.version, request: draft.publication?.formValue ?? "",
      state: StudioQuizState(draft), diagnostics: draft.checked.diagnostics.map(EditorDiagnostic.init),
      changes: review.published.map {
        PublicationChanges(from: PublicationChanges.Version(draft: $0.draft, odds: $0.checked.odds), to: present)
      },
      published: draft.publication.flatMap { publication in
        guard publication.state != .unpublished else { return nil }
        return PublishedQuiz(
          quizID: publication.quizID, title: draft.record.draft.title, language: language,
          hasCard: cardRenderer != nil, version: draft.publishedVersion ?? 0, origin: origin)
      },
      rights: PublishPage.Rights(
        canPublish: draft.allowed.contains(.publish), canList: draft.allowed.contains(.list),
        canUnpublish: draft.allowed.contains(.unpublish), isOthers: !draft.record.isEditable(by: request.account.id),
        isOperator: request.account.role == .operator),
      message: message)
  }

  /// Publishes a draft. If the form is sent twice, the quiz is published the second time already.
  private func publishDraft(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let id = try draftID(request)
    let form = try await publishingForm(form, for: .publish, of: id, request)
    guard let state = form.state else { throw PageError.badRequest }
    return try await answer(request, id, then: SitePath.published(id.token.text)) {
      () throws(StudioError) in
      do throws(StudioError) {
        _ = try await services.studio.publish(
          id, version: form.version, as: state, seen: form.seen, by: request.account)
      } catch {
        guard case .publicationChanged(let present?) = error, present.state == state,
          try await services.studio.review(id, by: request.account).publishedVersion == form.version
        else { throw error }
      }
    }
  }

  private func saveListing(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let id = try draftID(request)
    let form = try await publishingForm(form, for: .list, of: id, request)
    guard let state = form.state, let seen = form.seen else { throw PageError.badRequest }
    return try await answer(request, id, then: SitePath.listingSaved(id.token.text)) {
      () throws(StudioError) in
      do throws(StudioError) {
        try await services.studio.list(id, as: state, seen: seen, by: request.account)
      } catch {
        guard case .publicationChanged(let present?) = error, present.state == state else { throw error }
      }
    }
  }

  private func unpublishDraft(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let id = try draftID(request)
    let form = try await publishingForm(form, for: .unpublish, of: id, request)
    guard let seen = form.seen else { throw PageError.badRequest }
    return try await answer(
      request, id, then: SitePath.takenOff(id.token.text), typed: form.reason
    ) { () throws(StudioError) in
      do throws(StudioError) {
        try await services.studio.unpublish(id, reason: form.reason, seen: seen, by: request.account)
      } catch {
        // The same form came before.
        guard case .publicationChanged(let present?) = error, present.state == .unpublished,
          present.accountID == request.account.id
        else { throw error }
      }
    }
  }

  /// Does what a form asks for, and redirects; or shows the page with what stands in the way.
  private func answer(
    _ request: PlayerRequest, _ id: DraftID, then path: String, typed: String = "",
    _ work: () async throws(StudioError) -> Void
  ) async throws -> Response {
    let message: PublishPage.Message
    let failure: StudioError
    do throws(StudioError) {
      try await work()
      return Response.redirect(path)
    } catch {
      switch error {
      case .idTaken(let quizID), .idInQuizFolder(let quizID): message = .idTaken(quizID.name)
      case .idIsPermanent(let quizID): message = .idIsPermanent(quizID.name)
      case .outdated, .publicationChanged, .hasMistakes: message = .changed
      case .unpublishedByOperator: message = .operatorDecides
      case .storageFull: message = .storageFull
      case .invalidReason: message = .invalidReason(typed: typed)
      default: throw error
      }
      failure = error
    }
    let page = try await publishPage(id, request, on: origin(for: request), message)
    return Response.page(page.html, status: failure.status, to: request)
  }

  private struct PublishingForm {
    let version: Int
    /// When the publication that the page showed was last changed; nil if there was none.
    let seen: Timestamp?
    /// Nil if the form doesn't say it.
    let state: DraftPublication.State?
    let reason: String
  }

  private func publishingForm(
    _ form: FormData, for action: StudioPolicy.Action, of id: DraftID, _ request: PlayerRequest
  ) async throws -> PublishingForm {
    try await services.studio.require(action, of: id, by: request.account)
    guard let version = form[StudioField.version].flatMap(FormData.count), let seen = form[StudioField.request] else {
      throw PageError.badRequest
    }
    let state = form[StudioField.listing].flatMap(DraftPublication.State.init)
    guard state != .unpublished else { throw PageError.badRequest }
    return PublishingForm(
      version: version, seen: Int64(seen).map { Timestamp(milliseconds: $0) }, state: state,
      reason: form[StudioField.reason] ?? "")
  }
}

extension DraftPublication {
  /// Tells one state of the publication from the next, in forms.
  fileprivate var formValue: String { String(changedAt.milliseconds) }
}
