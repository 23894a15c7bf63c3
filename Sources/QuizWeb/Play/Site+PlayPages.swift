import HTML
import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The response to an answer: a redirect for browsers. Our script gets the page itself and its address, which saves a
  /// round trip.
  func nextPage(
    with record: PlayRecord, for visitor: Visitor, _ request: Request
  ) async throws(PageError) -> Response {
    let address = visitor.entryPoint.nextAddress(following: record)
    guard request.headers[Site.scriptHeader] != nil else { return ResponseBuilder.redirect(address) }
    var response: Response
    if let next = record.play.next {
      response = ResponseBuilder.page(try await questionPage(next, of: record, for: visitor), to: request)
    } else if let result = record.play.result {
      response = ResponseBuilder.page(try await resultPage(result, of: record, for: visitor, request), to: request)
    } else {
      return ResponseBuilder.redirect(address)
    }
    response.headers[.contentLocation] = address
    return response
  }

  // The name is a token of RFC 9110, so it isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  static let scriptHeader = HTTPField.Name("Parlour-Script")!

  func questionPage(_ position: Int, of record: PlayRecord, for visitor: Visitor) async throws(PageError) -> HTML {
    let playID = record.id.token.text
    let context = try await quizContext(record, to: visitor, at: visitor.entryPoint.question(position, of: playID))
    return QuestionPage(context: context, playID: playID, play: record.play, position: position).html
  }

  func resultPage(
    _ result: PlayResult, of record: PlayRecord, for visitor: Visitor, _ request: Request
  ) async throws(PageError) -> HTML {
    let address = visitor.entryPoint.result(of: record.id.token.text)
    let context = try await quizContext(record, to: visitor, at: address, on: origin(for: request))
    let distribution = try await distribution(of: record)
    let isShareable = isShareable(result, of: record.play.quiz, in: context.language)
    return ResultPage(
      context: context, play: record.play, result: result, distribution: distribution, isShareable: isShareable
    ).html
  }

  /// - Parameters:
  ///   - open: the play to continue, unless it is finished.
  ///   - address: the page's own address.
  func introductionPage(
    of quiz: QuizID, open: PlayRecord?, at address: String, for visitor: Visitor, _ request: Request
  ) throws(PageError) -> HTML {
    let revision: Revision
    do { revision = try house.plays.offeredRevision(quiz) } catch { throw PageError(error) }
    let pageContext = pageContext(for: visitor, at: address, on: origin(for: request))
    let context = QuizContext(page: pageContext, revision: revision, visitor: visitor)
    return IntroductionPage(context: context, openPlay: open.flatMap(IntroductionPage.OpenPlay.init(of:))).html
  }

  private func quizContext(
    _ record: PlayRecord, to visitor: Visitor, at address: String, on origin: String? = nil
  ) async throws(PageError) -> QuizContext {
    let revision = try await mapError({ PageError($0, about: record.id) }) { () throws(PlayServiceError) in
      try await house.plays.revision(of: record)
    }
    return QuizContext(page: pageContext(for: visitor, at: address, on: origin), revision: revision, visitor: visitor)
  }

  private func distribution(of record: PlayRecord) async throws(PageError) -> ResultPage.Distribution? {
    let quiz = record.play.quiz
    let published = try await mapError({ PageError($0, about: record.id) }) { () throws(PlayServiceError) in
      try await house.plays.publishedDistribution(of: quiz)
    }
    return published.map { published in
      ResultPage.Distribution(
        plays: quiz.outcomes.map { published.plays[$0.id] ?? 0 }, undecided: published.undecided,
        odds: house.library.odds(of: record.revision))
    }
  }
}

extension IntroductionPage.OpenPlay {
  /// Nil if the play is finished.
  fileprivate init?(of record: PlayRecord) {
    guard let next = record.play.next else { return nil }
    self.init(playID: record.id.token.text, next: next, count: record.play.responses.count)
  }
}
