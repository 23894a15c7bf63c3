import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addPractice(to router: Router<SiteContext>) {
    router.answer("/daily/practice", get: choosePractice)
    router.answer("/daily/practice/ask", get: ask)
    router.answer("/daily/practice/:question", get: practise)
  }

  private func choosePractice(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let page = PracticePage(
      shown: playerFrame(for: player, visitor, at: Address.practice), wish: PracticeWish(of: request),
      stage: .choice(isNothingThere: false))
    return Reply.page(page.html, to: request)
  }

  /// Picks a question and leads to its address, so that reloading asks the same one.
  private func ask(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let wish = PracticeWish(of: request)
    let found = try await playing { () throws(DailyRefusal) in
      try await house.practise(wish.difficulty, wish.category, by: player)
    }
    if let found { return Reply.see(Address.practice(found.number.number, seed: found.seed, wish)) }
    let page = PracticePage(
      shown: playerFrame(for: player, visitor, at: Address.practice), wish: wish,
      stage: .choice(isNothingThere: true))
    return Reply.page(page.html, to: request)
  }

  private func practise(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let fields = request.uri.queryParameters
    guard let number = Int64(context.part("question")), let seed = fields["seed"].flatMap({ UInt64($0) }) else {
      throw Trouble.noSuchPage
    }
    let practice = try await playing { () throws(DailyRefusal) in
      try await house.practice(QuestionNumber(number), seed: seed)
    }
    let asked = PracticePage.Asked(number: number, seed: seed, item: practice.item)
    let wish = PracticeWish(of: request)
    var stage = PracticePage.Stage.question(asked)
    if let answer = fields["answer"] {
      guard let place = Form.number(String(answer)), practice.order.indices.contains(place) else {
        throw Trouble.daily(.round(.noSuchOption), round: nil)
      }
      stage = .verdict(asked, chosen: place)
    }
    let address = Address.practice(number, seed: seed, wish)
    let page = PracticePage(shown: playerFrame(for: player, visitor, at: address), wish: wish, stage: stage)
    return Reply.page(page.html, to: request)
  }
}

extension PracticeWish {
  /// What an address asks for; what it misspells it doesn't ask for.
  init(of request: Request) {
    let fields = request.uri.queryParameters
    self.init(
      difficulty: fields["difficulty"].flatMap { Difficulty(rawValue: String($0)) },
      category: fields["category"].flatMap { Category(rawValue: String($0)) })
  }
}
