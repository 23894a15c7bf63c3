import HTML
import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// Where an answer leads. A browser is sent there; our script, which says so, gets the page at once and is told its
  /// address, which spares it a round trip.
  func goOn(
    with record: PlayRecord, for visitor: Visitor, _ request: Request
  ) async throws(Trouble) -> Hummingbird.Response {
    let address = visitor.door.address(following: record)
    guard request.headers[Site.scripted] != nil else { return Reply.see(address) }
    var response: Hummingbird.Response
    if let next = record.play.next {
      response = Reply.page(try await question(next, of: record, for: visitor), to: request)
    } else if let result = record.play.result {
      response = Reply.page(try await reveal(result, of: record, for: visitor, request), to: request)
    } else {
      return Reply.see(address)
    }
    response.headers[.contentLocation] = address
    return response
  }

  // The name is a token of RFC 9110, so it isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  static let scripted = HTTPField.Name("Parlour-Script")!

  func question(_ position: Int, of record: PlayRecord, for visitor: Visitor) async throws(Trouble) -> HTML {
    let key = record.id.key.text
    let shown = try await shown(record, to: visitor, at: visitor.door.question(position, of: key))
    return QuestionPage(shown: shown, key: key, play: record.play, position: position).html
  }

  func reveal(
    _ result: PlayResult, of record: PlayRecord, for visitor: Visitor, _ request: Request
  ) async throws(Trouble) -> HTML {
    let address = visitor.door.result(of: record.id.key.text)
    let shown = try await shown(record, to: visitor, at: address, on: origin(for: request))
    let everyone = try await everyone(of: record)
    let isShareable = offers(result, of: record.play.quiz, in: shown.language)
    return ResultPage(
      shown: shown, play: record.play, result: result, everyone: everyone, isShareable: isShareable
    ).html
  }

  /// - Parameters:
  ///   - open: the play that is offered to continue, unless it is finished.
  ///   - address: the page's own.
  func introduction(
    of quiz: QuizID, open: PlayRecord?, at address: String, for visitor: Visitor, _ request: Request
  ) throws(Trouble) -> HTML {
    let revision: Revision
    do { revision = try house.offered(quiz) } catch { throw .refused(error, play: nil) }
    let frame = frame(for: visitor, at: address, on: origin(for: request))
    let shown = QuizFrame(frame: frame, revision: revision, visitor: visitor)
    return IntroductionPage(shown: shown, open: open.flatMap(IntroductionPage.OpenPlay.init(of:))).html
  }

  private func shown(
    _ record: PlayRecord, to visitor: Visitor, at address: String, on origin: String? = nil
  ) async throws(Trouble) -> QuizFrame {
    let revision = try await refusing(about: record.id) { () throws(Refusal) in try await house.revision(of: record) }
    return QuizFrame(frame: frame(for: visitor, at: address, on: origin), revision: revision, visitor: visitor)
  }

  private func everyone(of record: PlayRecord) async throws(Trouble) -> ResultPage.Everyone? {
    let quiz = record.play.quiz
    let told = try await refusing(about: record.id) { () throws(Refusal) in try await house.told(of: quiz) }
    return told.map { told in
      ResultPage.Everyone(
        plays: quiz.outcomes.map { told.plays[$0.id] ?? 0 }, undecided: told.undecided,
        odds: house.library.odds(of: record.revision))
    }
  }
}

extension IntroductionPage.OpenPlay {
  /// Nil of a finished play.
  fileprivate init?(of record: PlayRecord) {
    guard let next = record.play.next else { return nil }
    self.init(key: record.id.key.text, next: next, count: record.play.responses.count)
  }
}
