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
    let address = Site.address(following: record)
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
  private static let scripted = HTTPField.Name("Parlour-Script")!

  func question(_ position: Int, of record: PlayRecord, for visitor: Visitor) async throws(Trouble) -> HTML {
    let key = record.id.key.text
    let shown = try await shown(record, to: visitor, at: Address.question(position, of: key))
    return QuestionPage(shown: shown, key: key, play: record.play, position: position).html
  }

  func reveal(
    _ result: PlayResult, of record: PlayRecord, for visitor: Visitor, _ request: Request
  ) async throws(Trouble) -> HTML {
    let shown = try await shown(record, to: visitor, at: Address.result(of: record.id.key.text), request)
    let everyone = try await everyone(of: record)
    return ResultPage(shown: shown, play: record.play, result: result, everyone: everyone).html
  }

  private func shown(
    _ record: PlayRecord, to visitor: Visitor, at address: String, _ request: Request? = nil
  ) async throws(Trouble) -> QuizFrame {
    let revision = try await refusing(about: record.id) { () throws(Refusal) in try await house.revision(of: record) }
    return QuizFrame(frame: frame(for: visitor, at: address, to: request), revision: revision, visitor: visitor)
  }

  private func everyone(of record: PlayRecord) async throws(Trouble) -> ResultPage.Everyone? {
    let quiz = record.play.quiz
    let told = try await refusing(about: record.id) { () throws(Refusal) in try await house.told(of: quiz.id) }
    return told.map { told in
      ResultPage.Everyone(
        plays: quiz.outcomes.map { told.plays[$0.id] ?? 0 }, undecided: told.undecided,
        odds: house.library.odds(of: record.revision))
    }
  }
}
