import HTML
import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The response to an answer: a redirect for browsers. Our script gets the page itself and its address, to save a
  /// round trip.
  func nextPage(with record: PlayRecord, for request: VisitorRequest) async throws(PageError) -> Response {
    let visitor = request.visitor
    let path = visitor.entryPoint.nextPath(following: record)
    guard request.http.headers.contains(Site.scriptHeader) else { return Response.redirect(path) }
    var response: Response
    if let next = record.play.next {
      response = Response.page(try await questionPage(next, of: record, for: visitor), to: request)
    } else if let result = record.play.result {
      response = Response.page(try await resultPage(result, of: record, for: request), to: request)
    } else {
      return Response.redirect(path)
    }
    response.headers[.contentLocation] = path
    return response
  }

  // The name is a token of RFC 9110, so it isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  static let scriptHeader = HTTPField.Name("Parlour-Script")!

  func questionPage(_ position: Int, of record: PlayRecord, for visitor: Visitor) async throws(PageError) -> HTML {
    let playID = record.id.token.text
    if let key = QuestionPageKey(position, of: record, for: visitor) {
      let prepared = try await questionPages.markup(for: key) { () throws(PageError) in
        let revision = try await revision(of: record)
        return PreparedQuestionPage(
          of: record.play, position: position, markers: pageMarkers
        ) { markers in
          let path = visitor.entryPoint.question(position, of: markers.publicID)
          let pageContext = makePageContext(for: visitor, at: path, markers: markers)
          return QuizPageContext(page: pageContext, revision: revision, visitor: visitor)
        }
      }
      return prepared.html(playID: playID, csrfToken: visitor.csrfToken)
    }
    let context = try await quizContext(record, to: visitor, at: visitor.entryPoint.question(position, of: playID))
    return QuestionPage(context: context, playID: playID, play: record.play, position: position).html
  }

  func resultPage(
    _ result: PlayResult, of record: PlayRecord, for request: VisitorRequest
  ) async throws(PageError) -> HTML {
    let visitor = request.visitor
    let revision = try await revision(of: record)
    let origin = origin(for: request)
    let page = try await loadResultPage(result, of: record, revision, for: request, origin: origin)
    guard page.friend == nil,
      let key = ResultPageKey(result, of: record, for: visitor, sharing: page.sharing, origin: origin)
    else { return page.html }
    let prepared = resultPages.markup(for: key) {
      PreparedResultPage(markers: pageMarkers) { markers in
        let path = visitor.entryPoint.result(of: markers.publicID)
        let pageContext = makePageContext(
          for: visitor, at: path, origin: origin, navigation: .signedOut, markers: markers)
        return ResultPage(
          context: QuizPageContext(page: pageContext, revision: revision, visitor: visitor), playID: markers.publicID,
          play: record.play, result: result, sharing: page.sharing)
      }
    }
    return prepared.html(of: page)
  }

  /// Loads what the page of a result shows.
  ///
  /// - Parameters:
  ///   - revision: the play's own.
  ///   - origin: the site's own address.
  func loadResultPage(
    _ result: PlayResult, of record: PlayRecord, _ revision: Revision, for request: VisitorRequest, origin: String?
  ) async throws(PageError) -> ResultPage {
    let visitor = request.visitor
    let (_, navigation, day) = await loadPlayerAndDay(for: visitor)
    let playID = record.id.token.text
    let pageContext = makePageContext(
      for: visitor, at: visitor.entryPoint.result(of: playID), origin: origin, navigation: navigation)
    let context = QuizPageContext(page: pageContext, revision: revision, visitor: visitor)
    let others = otherQuizzes(after: record, for: visitor, in: pageContext.texts.language)
    let details = await readIfAvailable {
      try await services.plays.resultDetails(of: record, besides: Set(others.map { $0.revision.quiz.id }))
    }
    return ResultPage(
      context: context, playID: playID, play: record.play, result: result,
      distribution: try await distribution(of: record, details),
      sharing: isShareable(result, of: record.play.quiz, in: context.language) ? sharing(details, for: visitor) : nil,
      friend: details?.friend.map { ResultPage.FriendProfile($0, in: record.play.quiz) },
      more: more(others, details?.latestPlays ?? [:], day, for: visitor, in: pageContext),
      parts: resultParts(of: revision, for: visitor, in: context))
  }

  /// What is the same on all results of a quiz; nil where ``QuizPageKey`` is.
  ///
  /// - Parameter context: of the revision for the visitor.
  private func resultParts(
    of revision: Revision, for visitor: Visitor, in context: QuizPageContext
  ) -> PreparedResultParts? {
    QuizMarkupKey(of: revision, for: visitor).map { key in
      resultParts.markup(for: key) { PreparedResultParts(context) }
    }
  }

  /// How all players' plays came out, which the page can't do without.
  private func distribution(
    of record: PlayRecord, _ details: ResultDetails?
  ) async throws(PageError) -> ResultPage.Distribution? {
    let quiz = record.play.quiz
    let published =
      if let details { details.distribution } else {
        try await mapError({ $0.pageError(about: record.id) }) { () throws(PlayServiceError) in
          try await services.plays.publishedDistribution(of: quiz)
        }
      }
    return published.map { published in
      ResultPage.Distribution(
        plays: quiz.outcomes.map { published.plays[$0.id] ?? 0 }, undecided: published.undecided)
    }
  }

  private func sharing(_ details: ResultDetails?, for visitor: Visitor) -> ResultPage.Sharing {
    guard !visitor.entryPoint.isEmbedded, let details else {
      return ResultPage.Sharing(hasCard: cardRenderer != nil, comparison: nil)
    }
    return ResultPage.Sharing(
      hasCard: cardRenderer != nil, comparison: details.invitation.map { .given(invitation: $0.text) } ?? .withheld)
  }

  /// Quizzes to offer after a result, none in a frame. Those in the page's language come first. The choice depends on
  /// the play.
  private func otherQuizzes(after record: PlayRecord, for visitor: Visitor, in language: Language) -> [Offer] {
    guard !visitor.entryPoint.isEmbedded else { return [] }
    let others = services.library.listed.filter { $0.revision.quiz.id != record.play.quiz.id }
    let offset = others.isEmpty ? 0 : Int(record.id.token.bytes[0]) % others.count
    return Array((Array(others[offset...]) + others[..<offset]).sorted(first: language).prefix(12))
  }

  /// Two other quizzes and the day. Quizzes that this browser hasn't played come first.
  private func more(
    _ others: [Offer], _ played: [QuizID: PlayRecord], _ day: DaySummary?, for visitor: Visitor,
    in pageContext: PageContext
  ) -> ResultPage.More {
    guard !visitor.entryPoint.isEmbedded else { return ResultPage.More() }
    let offers =
      others.filter { played[$0.revision.quiz.id] == nil } + others.filter { played[$0.revision.quiz.id] != nil }
    return ResultPage.More(
      cards: offers.sorted(first: pageContext.texts.language).prefix(2).map {
        compactCard(of: $0, played, for: visitor, in: pageContext)
      }, day: day)
  }

  private func compactCard(
    of offer: Offer, _ played: [QuizID: PlayRecord], for visitor: Visitor, in pageContext: PageContext
  ) -> HTML {
    func render() -> HTML {
      FrontPage.Card(of: offer, in: pageContext, for: visitor, lastPlays: played).compactHTML()
    }
    guard played[offer.revision.quiz.id] == nil, let key = QuizMarkupKey(of: offer.revision, for: visitor) else {
      return render()
    }
    return compactCards.markup(for: key, make: render)
  }

  /// - Parameters:
  ///   - open: the play to continue, unless it is finished.
  ///   - finished: the last play with a result; nil for none.
  ///   - path: the page's own address.
  func introductionPage(
    of quizID: QuizID, open: PlayRecord?, finished: PlayRecord? = nil, at path: String, for request: VisitorRequest
  ) async throws(PageError) -> HTML {
    let visitor = request.visitor
    let revision: Revision
    do { revision = try services.plays.offeredRevision(quizID) } catch { throw error.pageError }
    let origin = origin(for: request)
    let navigation = await loadNavigation(for: visitor)
    let pageContext = makePageContext(for: visitor, at: path, origin: origin, navigation: navigation)
    if open == nil, finished == nil,
      let key = IntroductionPageKey(of: revision, at: path, for: visitor, origin: origin)
    {
      let prepared = introductionPages.markup(for: key) {
        PreparedIntroductionPage(markers: pageMarkers) { markers in
          let pageContext = makePageContext(
            for: visitor, at: path, origin: origin, navigation: .signedOut, markers: markers)
          return QuizPageContext(page: pageContext, revision: revision, visitor: visitor)
        }
      }
      return prepared.html(in: pageContext)
    }
    return IntroductionPage(
      context: QuizPageContext(page: pageContext, revision: revision, visitor: visitor),
      openPlay: open.flatMap(OpenPlay.init(of:)), finishedPlay: finished.flatMap(FinishedPlay.init(of:))
    ).html
  }

  private func quizContext(
    _ record: PlayRecord, to visitor: Visitor, at path: String
  ) async throws(PageError) -> QuizPageContext {
    let revision = try await revision(of: record)
    let pageContext = makePageContext(for: visitor, at: path)
    return QuizPageContext(page: pageContext, revision: revision, visitor: visitor)
  }

  func revision(of record: PlayRecord) async throws(PageError) -> Revision {
    try await mapError({ $0.pageError(about: record.id) }) { () throws(PlayServiceError) in
      try await services.plays.revision(of: record)
    }
  }
}

extension ResultPage.FriendProfile {
  /// - Parameter quiz: the revision that the page shows.
  fileprivate init(_ profile: OutcomeProfile, in quiz: Quiz) {
    self.init(
      points: quiz.outcomes.map { profile.points[$0.id] ?? 0 },
      outcome: quiz.outcomes.firstIndex { $0.id == profile.outcome })
  }
}

extension OpenPlay {
  /// Nil if the play is finished.
  init?(of record: PlayRecord) {
    guard let next = record.play.next else { return nil }
    self.init(playID: record.id.token.text, next: next, count: record.play.responses.count)
  }
}

extension FinishedPlay {
  /// Nil if the play is open.
  init?(of record: PlayRecord) {
    guard let result = record.play.result else { return nil }
    self.init(playID: record.id.token.text, outcome: result.outcome.map { record.play.quiz.outcomes[$0].id })
  }
}

extension LastPlay {
  init?(of record: PlayRecord) {
    if let open = OpenPlay(of: record) {
      self = .open(open)
    } else if let finished = FinishedPlay(of: record) {
      self = .finished(finished)
    } else {
      return nil
    }
  }
}
