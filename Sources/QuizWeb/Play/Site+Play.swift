import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addPlayRoutes(to router: SiteRouter) {
    let (quiz, play) = (QuizID(":quiz"), ":play")
    for entryPoint in [EntryPoint.site, .embedded(nil)] {
      router.route(entryPoint.quiz(quiz), get: .everybody(showIntroduction))
      router.route(entryPoint.begin(quiz), get: .everybody(redirectToIntroduction), post: .everybody(form: beginPlay))
      router.route(entryPoint.play(play), get: .everybody(continuePlay))
      router.route(entryPoint.result(of: play), get: .everybody(showResult))
      router.route(
        entryPoint.play(play) + "/:number", get: .everybody(showQuestion), post: .everybody(form: submitAnswer))
    }
    router.route(SitePath.comparison(of: play), get: .everybody(continuePlay), post: .everybody(form: changeComparison))
    router.route(EntryPoint.embedded(nil).leave(quiz, play), get: .everybody(showEmbeddedIntroduction))
  }

  private func showIntroduction(_ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    let quiz = QuizID(String(request.pathParameter("quiz")))
    let open = try await openPlay(of: quiz, by: visitor)
    let finished = try await latestFinishedPlay(of: quiz, by: visitor)
    let page = try await introductionPage(
      of: quiz, open: open, finished: finished, at: visitor.entryPoint.quiz(quiz), for: request)
    var response = Response.page(page, to: request)
    // An open play continues in the address's language; a new play stores it when it begins.
    if let language = visitor.queryLanguage, open != nil {
      setLanguageCookies(language, for: quiz, of: visitor, in: &response)
    }
    return response
  }

  private func openPlay(of quizID: QuizID, by visitor: Visitor) async throws(PlayServiceError) -> PlayRecord? {
    guard let playOwner = visitor.playOwner else { return nil }
    return try await services.plays.openPlay(of: quizID, by: playOwner)
  }

  private func latestFinishedPlay(of quizID: QuizID, by visitor: Visitor) async throws(PlayServiceError) -> PlayRecord?
  {
    guard let playOwner = visitor.playOwner else { return nil }
    return try await services.plays.latestFinishedPlay(of: quizID, by: playOwner)
  }

  /// The introduction for a player who leaves a play in a frame.
  private func showEmbeddedIntroduction(_ request: VisitorRequest) async throws -> Response {
    let (record, visitor) = (try await requireOwnPlay(request), request.visitor)
    let quiz = record.play.quiz.id
    let path = visitor.entryPoint.leave(quiz, record.id.token.text)
    let page = try await introductionPage(of: quiz, open: record, at: path, for: request)
    return Response.page(page, to: request)
  }

  /// Answers a browser that reloads the form's address.
  private func redirectToIntroduction(_ request: VisitorRequest) -> Response {
    Response.redirect(EntryPoint(of: request.http).quiz(QuizID(String(request.pathParameter("quiz")))))
  }

  private func beginPlay(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    let quiz = QuizID(String(request.pathParameter("quiz")))
    let token = visitor.entryPoint.isEmbedded ? nil : visitor.browserToken ?? Token128(using: services.dependencies)
    let record = try await services.plays.begin(
      quiz, by: token.map(PlayOwner.init(token:)),
      invitedBy: form[QueryField.comparisonInvitation].flatMap { Token128(text: $0) })
    var response = Response.redirect(visitor.entryPoint.question(0, of: record.id.token.text))
    if let token, visitor.browserToken == nil {
      response.setCookie(cookie(.browser, token.text, for: Self.choiceCookieAge))
    }
    if token != nil, let language = form[QueryField.language].flatMap({ Language(validating: $0) }) {
      setLanguageCookies(language, for: quiz, of: visitor, in: &response)
    }
    return response
  }

  private func continuePlay(_ request: VisitorRequest) async throws -> Response {
    let (record, visitor) = (try await requireOwnPlay(request), request.visitor)
    return Response.redirect(visitor.entryPoint.nextPath(following: record))
  }

  private func showQuestion(_ request: VisitorRequest) async throws -> Response {
    let (record, visitor) = (try await requireOwnPlay(request), request.visitor)
    guard let position = Site.position(request) else { throw PageError.notFound }
    guard record.play.question(at: position) != nil else {
      throw PageError.play(.answer(.notAsked), play: record.id)
    }
    guard record.play.isReachable(position) else {
      return Response.redirect(visitor.entryPoint.nextPath(following: record))
    }
    return Response.page(try await questionPage(position, of: record, for: visitor), to: request)
  }

  private func submitAnswer(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    guard let position = Site.position(request) else { throw PageError.notFound }
    guard let play = PlayID(request) else { throw PageError.play(.noSuchPlay, play: nil) }
    guard let browser = visitor.playOwner(of: play) else { throw PageError.play(.notOwner, play: nil) }
    guard let response = form.questionResponse else { throw PageError.play(.answer(.notAnAnswer), play: play) }
    let record = try await mapError({ $0.pageError(about: play) }) { () throws(PlayServiceError) in
      try await services.plays.answer(response, at: position, of: play, by: browser)
    }
    return try await nextPage(with: record, for: request)
  }

  /// Lets friends compare their results with a play, or takes that back.
  private func changeComparison(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    guard let play = PlayID(request) else { throw PageError.play(.noSuchPlay, play: nil) }
    guard let browser = visitor.playOwner(of: play) else { throw PageError.play(.notOwner, play: nil) }
    try await mapError({ $0.pageError(about: play) }) { () throws(PlayServiceError) in
      if form[ResultPage.comparisonField] == ResultPage.comparisonAllowed {
        _ = try await services.plays.allowComparison(with: play, of: browser)
      } else {
        try await services.plays.withdrawComparison(with: play, of: browser)
      }
    }
    return Response.redirect(SitePath.result(of: play.token.text))
  }

  private func showResult(_ request: VisitorRequest) async throws -> Response {
    let (record, visitor) = (try await requireOwnPlay(request), request.visitor)
    guard let result = record.play.result else {
      return Response.redirect(visitor.entryPoint.nextPath(following: record))
    }
    return Response.page(try await resultPage(result, of: record, for: request), to: request)
  }
}

extension Site {
  /// The play in the address, if it is the visitor's own.
  private func requireOwnPlay(_ request: VisitorRequest) async throws -> PlayRecord {
    guard let id = PlayID(request) else { throw PageError.play(.noSuchPlay, play: nil) }
    do throws(PlayServiceError) {
      return try await services.plays.play(id, of: request.visitor.playOwner(of: id))
    } catch {
      guard error == .notOwner else { throw error.pageError }
      let quiz = await readIfAvailable { try await services.plays.quiz(of: id) } ?? nil
      throw PageError.foreignPlay(quiz.flatMap { services.library[$0]?.quiz.id })
    }
  }

  /// The question's index in the address; addresses count from 1.
  static func position(_ request: some SiteRequest) -> Int? {
    let number = request.pathParameter("number")
    guard (1...5).contains(number.utf8.count), number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(number).flatMap { $0 > 0 ? $0 - 1 : nil }
  }
}

extension PlayID {
  fileprivate init?(_ request: some SiteRequest) {
    guard let token = Token128(text: request.pathParameter("play")) else { return nil }
    self.init(token)
  }
}
