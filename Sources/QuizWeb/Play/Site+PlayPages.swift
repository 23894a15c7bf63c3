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
    if let key = QuestionPageCache.Key(position, of: record, for: visitor) {
      let prepared = try await questionPages.page(for: key) { () throws(PageError) in
        let revision = try await revision(of: record)
        return PreparedQuestionPage(
          of: record.play, position: position, markers: questionPages.markers
        ) { playID, csrfToken in
          let path = visitor.entryPoint.question(position, of: playID)
          let pageContext = makePageContext(for: visitor, at: path, csrfToken: csrfToken)
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
    let playID = record.id.token.text
    let (_, navigation, day) = await loadPlayerAndDay(for: visitor)
    let context = try await quizContext(
      record, to: visitor, at: visitor.entryPoint.result(of: playID), origin: origin(for: request),
      navigation: navigation)
    let isShareable = isShareable(result, of: record.play.quiz, in: context.language)
    return ResultPage(
      context: context, playID: playID, play: record.play, result: result,
      distribution: try await distribution(of: record),
      sharing: isShareable ? await sharing(of: record, for: visitor) : nil, friend: await friendProfile(for: record),
      more: await more(after: record, for: visitor, in: context.page, day)
    ).html
  }

  private func sharing(of record: PlayRecord, for visitor: Visitor) async -> ResultPage.Sharing {
    guard !visitor.entryPoint.isEmbedded,
      let invitation = await readIfAvailable({ try await services.plays.comparisonInvitation(of: record) })
    else { return ResultPage.Sharing(hasCard: cardRenderer != nil, comparison: nil) }
    return ResultPage.Sharing(
      hasCard: cardRenderer != nil, comparison: invitation.map { .given(invitation: $0.text) } ?? .withheld)
  }

  private func friendProfile(for record: PlayRecord) async -> ResultPage.FriendProfile? {
    guard let profile = await readIfAvailable({ try await services.plays.friendsProfile(for: record) }) else {
      return nil
    }
    return profile.map { profile in
      ResultPage.FriendProfile(
        points: record.play.quiz.outcomes.map { profile.points[$0.id] ?? 0 },
        outcome: record.play.quiz.outcomes.firstIndex { $0.id == profile.outcome })
    }
  }

  /// Two other quizzes and the day. Quizzes in the page's language come first; among them, those that this browser
  /// hasn't played. The choice depends on the play.
  private func more(
    after record: PlayRecord, for visitor: Visitor, in pageContext: PageContext, _ day: DaySummary?
  ) async -> ResultPage.More {
    guard !visitor.entryPoint.isEmbedded else { return ResultPage.More() }
    let others = services.library.listed.filter { $0.revision.quiz.id != record.play.quiz.id }
    let offset = others.isEmpty ? 0 : Int(record.id.token.bytes[0]) % others.count
    let candidates = (Array(others[offset...]) + others[..<offset]).sorted(first: pageContext.texts.language).prefix(12)
    let played = await lastPlays(of: candidates.map { $0.revision.quiz.id }, by: visitor)
    let unplayed = candidates.filter { played[$0.revision.quiz.id] == nil }
    let offers = unplayed + candidates.filter { played[$0.revision.quiz.id] != nil }
    return ResultPage.More(
      quizzes: offers.sorted(first: pageContext.texts.language).prefix(2).map {
        FrontPage.Card(of: $0, in: pageContext, for: visitor, lastPlays: played)
      }, day: day)
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
    let pageContext = makePageContext(
      for: visitor, at: path, origin: origin(for: request),
      navigation: await loadNavigation(for: visitor))
    let context = QuizPageContext(page: pageContext, revision: revision, visitor: visitor)
    return IntroductionPage(
      context: context, openPlay: open.flatMap(OpenPlay.init(of:)),
      finishedPlay: finished.flatMap(FinishedPlay.init(of:))
    ).html
  }

  private func quizContext(
    _ record: PlayRecord, to visitor: Visitor, at path: String, origin: String? = nil,
    navigation: NavigationState? = nil
  ) async throws(PageError) -> QuizPageContext {
    let revision = try await revision(of: record)
    let pageContext = makePageContext(for: visitor, at: path, origin: origin, navigation: navigation)
    return QuizPageContext(page: pageContext, revision: revision, visitor: visitor)
  }

  private func revision(of record: PlayRecord) async throws(PageError) -> Revision {
    try await mapError({ $0.pageError(about: record.id) }) { () throws(PlayServiceError) in
      try await services.plays.revision(of: record)
    }
  }

  private func distribution(of record: PlayRecord) async throws(PageError) -> ResultPage.Distribution? {
    let quiz = record.play.quiz
    let published = try await mapError({ $0.pageError(about: record.id) }) { () throws(PlayServiceError) in
      try await services.plays.publishedDistribution(of: quiz)
    }
    return published.map { published in
      ResultPage.Distribution(
        plays: quiz.outcomes.map { published.plays[$0.id] ?? 0 }, undecided: published.undecided)
    }
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
