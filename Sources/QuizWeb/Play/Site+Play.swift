import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addPlay(to router: Router<SiteContext>) {
    router.answer("/q/:quiz", get: introduce)
    router.answer("/q/:quiz/begin", get: returnToIntroduction, post: begin)
    router.answer("/p/:play", get: goOn)
    router.answer("/p/:play/result", get: reveal)
    router.answer("/p/:play/:number", get: ask, post: answer)
  }

  private func introduce(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let quiz = QuizID(String(context.part("quiz")))
    let (revision, open) = try await refusing { () throws(Refusal) in
      (try house.offered(quiz), try await openPlay(of: quiz, by: visitor))
    }
    let frame = frame(for: visitor, at: Address.quiz(quiz), to: request)
    let page = IntroductionPage(shown: QuizFrame(frame: frame, revision: revision, visitor: visitor), open: open)
    return Reply.page(page.html, to: request)
  }

  private func openPlay(of quiz: QuizID, by visitor: Visitor) async throws(Refusal) -> IntroductionPage.OpenPlay? {
    guard let player = visitor.player, let record = try await house.openPlay(of: quiz, by: player),
      let next = record.play.next
    else { return nil }
    return .init(key: record.id.key.text, next: next, count: record.play.responses.count)
  }

  /// For a browser that reloads the address of the form.
  private func returnToIntroduction(_ request: Request, _ context: SiteContext) -> Hummingbird.Response {
    Reply.see(Address.quiz(QuizID(String(context.part("quiz")))))
  }

  private func begin(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    _ = try await Form.ours(of: request, from: visitor)
    let quiz = QuizID(String(context.part("quiz")))
    let token = visitor.token ?? Key128(from: house.surroundings)
    let record = try await refusing { () throws(Refusal) in try await house.begin(quiz, by: PlayerKey(token: token)) }
    var response = Reply.see(Address.question(0, of: record.id.key.text))
    if visitor.token == nil { response.setCookie(cookie(Visitor.tokenCookie(settings), token.text)) }
    return response
  }

  private func goOn(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (record, _) = try await ownPlay(request, context)
    return Reply.see(Site.address(following: record))
  }

  private func ask(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (record, visitor) = try await ownPlay(request, context)
    guard let position = Site.position(context) else { throw Trouble.noSuchPage }
    guard record.play.question(at: position) != nil else {
      throw Trouble.refused(.answer(.notAsked), play: record.id)
    }
    guard record.play.isReachable(position) else { return Reply.see(Site.address(following: record)) }
    return Reply.page(try await question(position, of: record, for: visitor), to: request)
  }

  private func answer(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await Form.ours(of: request, from: visitor)
    guard let position = Site.position(context) else { throw Trouble.noSuchPage }
    guard let play = PlayID(context) else { throw Trouble.refused(.noSuchPlay, play: nil) }
    guard let player = visitor.player else { throw Trouble.refused(.notYours, play: nil) }
    guard let response = form.response else { throw Trouble.refused(.answer(.notAnAnswer), play: play) }
    let record = try await refusing(about: play) { () throws(Refusal) in
      try await house.answer(response, at: position, of: play, by: player)
    }
    return try await goOn(with: record, for: visitor, request)
  }

  private func reveal(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (record, visitor) = try await ownPlay(request, context)
    guard let result = record.play.result else { return Reply.see(Site.address(following: record)) }
    return Reply.page(try await reveal(result, of: record, for: visitor, request), to: request)
  }
}

extension Site {
  /// The play that the address names, if it is the visitor's.
  private func ownPlay(_ request: Request, _ context: SiteContext) async throws(Trouble) -> (PlayRecord, Visitor) {
    let visitor = Visitor(of: request, settings: settings)
    guard let id = PlayID(context) else { throw .refused(.noSuchPlay, play: nil) }
    let record = try await refusing { () throws(Refusal) in try await house.play(id, of: visitor.player) }
    return (record, visitor)
  }

  /// Does what the house may refuse, and makes the visitor's trouble of a refusal.
  ///
  /// - Parameter play: the play that it is about; it is offered as a way on where it is the visitor's own.
  func refusing<Value>(
    about play: PlayID? = nil, _ work: () async throws(Refusal) -> Value
  ) async throws(Trouble) -> Value {
    do { return try await work() } catch { throw .refused(error, play: error.concernsOwnPlay ? play : nil) }
  }

  /// Where a play goes on: its first question without an answer, or its result.
  static func address(following record: PlayRecord) -> String {
    let key = record.id.key.text
    return record.play.next.map { Address.question($0, of: key) } ?? Address.result(of: key)
  }

  /// The position that the address names; addresses count from 1.
  private static func position(_ context: SiteContext) -> Int? {
    let number = context.part("number")
    guard (1...5).contains(number.utf8.count), number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(number).flatMap { $0 > 0 ? $0 - 1 : nil }
  }
}

extension PlayID {
  fileprivate init?(_ context: SiteContext) {
    guard let key = Key128(text: context.part("play")) else { return nil }
    self.init(key)
  }
}

extension Refusal {
  /// Whether the play exists and is the visitor's own.
  fileprivate var concernsOwnPlay: Bool {
    switch self {
    case .answer, .store: true
    case .noSuchQuiz, .noSuchPlay, .notYours: false
    }
  }
}
