import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addPlay(to router: Router<SiteContext>) {
    for (quiz, play) in [("/q", "/p"), ("/embed", "/e")] {
      router.answer("\(quiz)/:quiz", get: introduce)
      router.answer("\(quiz)/:quiz/begin", get: returnToIntroduction, post: begin)
      router.answer("\(play)/:play", get: goOn)
      router.answer("\(play)/:play/result", get: reveal)
      router.answer("\(play)/:play/:number", get: ask, post: answer)
    }
    router.answer("/e/:play/quiz", get: leave)
  }

  private func introduce(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let quiz = QuizID(String(context.part("quiz")))
    let open = try await refusing { () throws(Refusal) in try await openPlay(of: quiz, by: visitor) }
    let page = try introduction(of: quiz, open: open, at: visitor.door.quiz(quiz), for: visitor, request)
    var response = Reply.page(page, to: request)
    // A play that is under way goes on in the language that the address asks for; a new one keeps it when it begins.
    if let language = visitor.addressed, open != nil { keep(language, for: quiz, of: visitor, in: &response) }
    return response
  }

  private func openPlay(of quiz: QuizID, by visitor: Visitor) async throws(Refusal) -> PlayRecord? {
    guard let token = visitor.token else { return nil }
    return try await house.openPlay(of: quiz, by: PlayerKey(token: token))
  }

  /// The introduction for a player who left a play in a frame.
  private func leave(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (record, visitor) = try await ownPlay(request, context)
    let quiz = record.play.quiz.id
    let address = visitor.door.leave(quiz, record.id.key.text)
    let page = try introduction(of: quiz, open: record, at: address, for: visitor, request)
    return Reply.page(page, to: request)
  }

  /// For a browser that reloads the address of the form.
  private func returnToIntroduction(_ request: Request, _ context: SiteContext) -> Hummingbird.Response {
    Reply.see(Door(of: request).quiz(QuizID(String(context.part("quiz")))))
  }

  private func begin(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await Form.ours(of: request, from: visitor)
    let quiz = QuizID(String(context.part("quiz")))
    let token = visitor.door.isEmbedded ? nil : visitor.token ?? Key128(from: house.surroundings)
    let record = try await refusing { () throws(Refusal) in
      try await house.begin(quiz, by: token.map(PlayerKey.init(token:)))
    }
    var response = Reply.see(visitor.door.question(0, of: record.id.key.text))
    if let token, visitor.token == nil { response.setCookie(cookie(Visitor.tokenCookie(settings), token.text)) }
    if token != nil, let language = form[Door.languageField].flatMap({ Language(wished: $0) }) {
      keep(language, for: quiz, of: visitor, in: &response)
    }
    return response
  }

  private func goOn(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (record, visitor) = try await ownPlay(request, context)
    return Reply.see(visitor.door.address(following: record))
  }

  private func ask(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (record, visitor) = try await ownPlay(request, context)
    guard let position = Site.position(context) else { throw Trouble.noSuchPage }
    guard record.play.question(at: position) != nil else {
      throw Trouble.refused(.answer(.notAsked), play: record.id)
    }
    guard record.play.isReachable(position) else { return Reply.see(visitor.door.address(following: record)) }
    return Reply.page(try await question(position, of: record, for: visitor), to: request)
  }

  private func answer(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await Form.ours(of: request, from: visitor)
    guard let position = Site.position(context) else { throw Trouble.noSuchPage }
    guard let play = PlayID(context) else { throw Trouble.refused(.noSuchPlay, play: nil) }
    guard let player = visitor.player(of: play) else { throw Trouble.refused(.notYours, play: nil) }
    guard let response = form.response else { throw Trouble.refused(.answer(.notAnAnswer), play: play) }
    let record = try await refusing(about: play) { () throws(Refusal) in
      try await house.answer(response, at: position, of: play, by: player)
    }
    return try await goOn(with: record, for: visitor, request)
  }

  private func reveal(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (record, visitor) = try await ownPlay(request, context)
    guard let result = record.play.result else { return Reply.see(visitor.door.address(following: record)) }
    return Reply.page(try await reveal(result, of: record, for: visitor, request), to: request)
  }
}

extension Site {
  /// The play that the address names, if it is the visitor's.
  private func ownPlay(_ request: Request, _ context: SiteContext) async throws(Trouble) -> (PlayRecord, Visitor) {
    let visitor = Visitor(of: request, settings: settings)
    guard let id = PlayID(context) else { throw .refused(.noSuchPlay, play: nil) }
    let record = try await refusing { () throws(Refusal) in try await house.play(id, of: visitor.player(of: id)) }
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
