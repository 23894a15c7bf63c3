import Foundation
import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// A game that readers of English, Russian and Chinese share.
struct SharedGameTests {
  private static let languages = ["en", "ru", "zh-Hant"].map { Language($0) }
  private static let german = Language("de")

  /// - Parameter shared: the languages that share the game.
  private static func fixture(_ shared: [Language] = languages, draw: DrawMode = .shared) async throws -> SiteFixture {
    let settings = GameSettings(drawMode: draw, languages: GameLanguages(shared))
    let site = try await SiteFixture(gameSettings: settings)
    let entries = Difficulty.allCases.flatMap { difficulty in
      (0..<12).map { number in
        BankEntry(
          question: DailyGuest.question(difficulty, number)
            .with(translations: (languages.dropFirst() + [german]).map { texts(number, $0) }))
      }
    }
    _ = try await site.store.add(entries, at: site.clock.now())
    try await site.store.setGameLanguages(settings.languages)
    return site
  }

  private static func texts(_ number: Int, _ language: Language) -> TriviaTexts {
    TriviaTexts(
      language: language, text: "\(language.tag): \(number)?", correctAnswer: "A\(number) \(language.tag)",
      distractors: ["B", "C", "D"].map { "\($0)\(number) \(language.tag)" },
      explanation: "\(language.tag) because \(number).")
  }

  /// A guest whose browser asks for a language.
  private struct Guest {
    var site: SiteFixture
    let cookie: String
    var language: String

    init(_ site: SiteFixture, _ language: String) async throws {
      (self.site, self.language) = (site, language)
      let signIn = try await site.post("/account/guest", "zone=Europe/Berlin", headers: [.acceptLanguage: language])
      cookie = signIn.cookie
    }

    func get(_ path: String) async throws -> SiteFixture.ReceivedResponse {
      try await site.get(path, cookie: cookie, headers: [.acceptLanguage: language])
    }

    @discardableResult
    func post(_ path: String, _ form: String = "") async throws -> SiteFixture.ReceivedResponse {
      try await site.post(path, form, cookie: cookie, headers: [.acceptLanguage: language])
    }

    func start(_ difficulty: String = "easy") async throws -> String {
      let now = site.clock.now()
      let date = PlayerCalendar(zone: IANATimeZone("Europe/Berlin") ?? .utc, from: now).date(at: now)
      return try await post("/daily/start", "difficulty=\(difficulty)&date=\(date.text)").location
    }

    /// The answers in the order that the player sees.
    func options(in round: String) async throws -> [String] {
      try await get(round).body.matches(of: /<span class="text"[^>]*>([^<]*)</).map { String($0.1) }
    }
  }

  @Test func `readers of all languages get one item, each in their own language`() async throws {
    let site = try await Self.fixture()
    var numbers: Set<String> = []
    for language in Self.languages.map(\.tag) {
      let guest = try await Guest(site, language)
      let options = try await guest.options(in: guest.start())
      #expect(options.allSatisfy { $0.hasSuffix(" \(language)") != (language == "en") })
      numbers.formUnion(options.map { String($0.dropFirst().prefix { $0 != " " }) })
    }
    #expect(numbers.count == 1)
  }

  @Test func `a change of the language keeps the options in their places and the watch running`() async throws {
    var guest = try await Guest(try await Self.fixture(), "ru")
    let round = try await guest.start()
    let before = try await guest.options(in: round)
    guest.language = "zh-Hant"
    let after = try await guest.options(in: round)
    #expect(before.map(\.first) == after.map(\.first))
    #expect(after.allSatisfy { $0.hasSuffix(" zh-Hant") })
    try await guest.post("\(round)/pause")
    #expect(!(try await guest.get(round).body.contains("zh-Hant:")))
    guest.language = "ru"
    try await guest.post("\(round)/resume")
    #expect(try await guest.options(in: round) == before)
    let position = try #require(before.firstIndex { $0.hasPrefix("A") })
    guest.language = "en"
    let verdict = try await guest.post("\(round)/answer", "answer=\(position)").location
    #expect(try await guest.get(verdict).body.contains("Because"))
    guest.language = "ru"
    let page = try await guest.get(verdict).body
    #expect(page.contains("ru because") && page.contains("is-right"))
  }

  @Test func `a language of the bank that the site doesn't have can be chosen for the questions`() async throws {
    let site = try await Self.fixture(Self.languages + [Self.german])
    let guest = try await Guest(site, "en")
    let settings = try await guest.get("/account").body
    #expect(
      settings.contains("<option value=\"de\"") && settings.contains("<option value=\"en\"")
        && !settings.contains("<option value=\"ru\""))
    try await guest.post("/account", "zone=Europe/Berlin&language=de")
    #expect(try await guest.options(in: guest.start()).allSatisfy { $0.hasSuffix(" de") })
  }

  @Test func `past, practice and the export are in the reader's language`() async throws {
    let guest = try await Guest(try await Self.fixture(), "ru")
    let round = try await guest.start()
    try await guest.post("\(round)/answer", "answer=0")
    #expect(try await guest.get("/daily/past").body.contains("ru: "))
    #expect(try await guest.get("/account/data").body.contains("ru: "))
    let practice = try await guest.get("/daily/practice/ask").location
    #expect(try await guest.get(practice).body.contains("ru: "))
  }

  @Test func `each player's own questions are in their language too`() async throws {
    let guest = try await Guest(try await Self.fixture(draw: .personal), "zh-Hant")
    #expect(try await guest.options(in: guest.start("hard")).allSatisfy { $0.hasSuffix(" zh-Hant") })
  }

  @Test func `an operator corrects the texts of one language, and nothing else changes`() async throws {
    let site = try await Self.fixture()
    var guest = try await Guest(site, "ru")
    let round = try await guest.start()
    let before = try await guest.options(in: round)
    let operators = BoardFixture(site: site)
    let grace = try await operators.signInOperator()
    let token = try #require(Token128(text: String(round.suffix(26))))
    let record = try #require(try await site.store.round(RoundID(token)))
    let item = "/admin/item/\(record.item.id.number)"
    #expect(try await operators.get(item, grace).body.contains("name=\"answer-0-ru\""))
    let answers = "answer-0-ru=Axe&answer-1-ru=Bow&answer-2-ru=Cup"
    let form = "language=ru&text-ru=Who%3F&explanation-ru=So&\(answers)"
    let refused = try await operators.post("\(item)/translate", "\(form)&answer-3-ru=Cup&translate-reason-ru=x", grace)
    #expect(refused.status == 422 && refused.body.contains("id=\"answer-3-ru-error\""))
    #expect(refused.body.contains("Another answer is the same."))
    let empty = try await operators.post(
      "\(item)/translate", "language=ru&answer-0-ru=Axe&answer-2-ru=Cup&answer-3-ru=Cup&translate-reason-ru=x", grace)
    for field in ["text", "answer-1", "answer-3"] {
      #expect(empty.body.contains("id=\"\(field)-ru-error\"") && empty.body.contains("href=\"#\(field)-ru\""))
    }
    #expect(!empty.body.contains("id=\"answer-0-ru-error\""))
    #expect(try await operators.post("\(item)/translate", "\(form)&answer-3-ru=Dot", grace).status == 422)
    #expect(
      try await operators.post("\(item)/translate", "\(form)&answer-3-ru=Dot&translate-reason-ru=Better", grace)
        .location
        == "\(item)?effect=translated")
    let after = try await guest.options(in: round)
    #expect(after.map(\.first) == before.map(\.first) && Set(after) == ["Axe", "Bow", "Cup", "Dot"])
    guest.language = "zh-Hant"
    #expect(try await guest.options(in: round).allSatisfy { $0.hasSuffix("zh-Hant") })
    let log = try await operators.get("/admin/audit-log", grace).body
    #expect(log.contains("Text corrected") && log.contains("Better") && log.contains("Grace"))
    #expect(log.contains("→ <ins") && log.contains(">Axe</ins>") && log.contains(">Who?</ins>"))
    #expect(try await operators.post("\(item)/translate", "language=fr&translate-reason-fr=x", grace).status == 404)
    // What only was shown comes back unchanged, whatever spaces and line breaks it has.
    let spaced = try await operators.post(
      "\(item)/translate",
      "language=ru&text-ru=%20In%C2%A01969%3F&explanation-ru=One%0D%0Atwo&\(answers)&answer-3-ru=Dot&translate-reason-ru=x",
      grace)
    #expect(spaced.status == 303)
    let again = try await operators.post(
      "\(item)/translate",
      "language=ru&text-ru=In%201969%3F&explanation-ru=One%20two&\(answers)&answer-3-ru=Dots&translate-reason-ru=x",
      grace)
    #expect(again.status == 303)
    let texts = try await site.store.translations(of: [record.item.questionID], in: Language("ru")).values.first
    #expect(texts?.text == "In\u{A0}1969?" && texts?.explanation == "One\ntwo" && texts?.distractors.last == "Dots")
  }

  @Test func `pages say which language questions are in only where it is another one`() async throws {
    func main(_ guest: Guest) async throws -> Substring {
      try await guest.get("/daily/easy").body.split(separator: "<footer")[0]
    }
    #expect(!(try await main(Guest(try await Self.fixture(), "ru")).contains("на английском")))
    let alone = try await Guest(try await Self.fixture([]), "ru")
    #expect(try await main(alone).contains("на английском"))
    #expect(try await alone.options(in: alone.start()).allSatisfy { !$0.contains(" ru") })
  }

  @Test func `without a choice, languages with enough complete questions share the game`() async throws {
    let site = try await SiteFixture()
    func add(_ numbers: Range<Int>, _ languages: [Language]) async throws {
      let entries = numbers.flatMap { number in
        Difficulty.allCases.map { difficulty in
          BankEntry(
            question: DailyGuest.question(difficulty, number).with(
              translations: languages.map { Self.texts(number, $0) }))
        }
      }
      _ = try await site.store.add(entries, at: site.clock.now())
    }
    let (russian, chinese) = (Self.languages[1], Self.languages[2])
    try await add(0..<99, [russian, chinese])
    #expect(try await site.services.bank.prepareGame(in: nil).languages == GameLanguages())
    try await add(99..<101, [russian, Self.german])
    try await add(101..<180, [chinese])
    let game = try await site.services.bank.prepareGame(in: nil)
    #expect(game.languages.all == [Language("en"), chinese])
    #expect(game.complete == [178, 178, 178] && game.incomplete == 6)
    #expect(try await site.services.bank.gameLanguages() == game.languages)
    let chosen = try await site.services.bank.prepareGame(in: [russian, Language("en")])
    // The game that is there already keeps the language by which it is known.
    #expect(chosen.languages.all == [Language("en"), russian] && chosen.complete == [101, 101, 101])
    #expect(try await site.services.bank.prepareGame(in: [Language("en")]).languages == GameLanguages())
  }

  @Test func `without a choice, a game that has begun keeps its language beside a larger bank in another one`()
    async throws
  {
    let site = try await SiteFixture()
    let russian = Self.languages[1]
    func add(_ numbers: Range<Int>, _ question: (Difficulty, Int) -> TriviaQuestion) async throws {
      let entries = numbers.flatMap { number in
        Difficulty.allCases.map { BankEntry(question: question($0, number)) }
      }
      _ = try await site.store.add(entries, at: site.clock.now())
    }
    try await add(0..<5) { difficulty, number in
      let texts = Self.texts(number, russian)
      return TriviaQuestion(
        language: russian, category: .history, difficulty: difficulty, text: "\(difficulty) " + texts.text,
        correctAnswer: texts.correctAnswer, distractors: texts.distractors, explanation: "", source: "",
        licence: "Apache-2.0")
    }
    let today = CalendarDate(of: site.clock.now(), offset: .zero)
    _ = try await site.store.schedule(of: russian, in: today...today, drawing: { 7 })
    try await add(5..<125) { DailyGuest.question($0, $1).with(translations: [Self.texts($1, russian)]) }
    #expect(try await site.services.bank.prepareGame(in: nil).languages.all == [russian, Language("en")])
  }

  @Test func `a language of the game stays when one question is voided, and the log says when one leaves`() async throws
  {
    let site = try await SiteFixture()
    let entries = (0..<100).flatMap { number in
      Difficulty.allCases.map {
        BankEntry(question: DailyGuest.question($0, number).with(translations: [Self.texts(number, Self.languages[1])]))
      }
    }
    _ = try await site.store.add(entries, at: site.clock.now())
    let both = GameLanguages([Language("en"), Self.languages[1]])
    #expect(try await site.services.bank.prepareGame(in: nil).languages == both)
    let guest = try await Guest(site, "en")
    let token = try #require(try await guest.start().split(separator: "/").last.flatMap { Token128(text: $0) })
    let item = try #require(try await site.store.round(RoundID(token))).item.id
    let correction = Correction(operatorID: nil, reason: "It is wrong.", madeAt: site.clock.now(), seed: 77)
    _ = try await site.store.void(item, correction)
    let later = try await site.services.bank.prepareGame(in: nil)
    #expect(later.languages == both && later.complete.contains(99) && later.removed.isEmpty)
    let alone = try await site.services.bank.prepareGame(in: [Language("en")])
    #expect(alone.languages == GameLanguages() && alone.removed == both.all)
  }

  @Test func `a player whose language leaves the game stays in it, with round and streak`() async throws {
    let site = try await Self.fixture()
    let guest = try await Guest(site, "ru")
    let round = try await guest.start()
    try await guest.post(round + "/answer", "answer=0")
    try await site.store.setGameLanguages(GameLanguages([Language("en"), Self.languages[2]]))
    let restarted = try await site.restarted(gameLanguages: [Language("en"), Self.languages[2]])
    var later = guest
    later.site = restarted
    let home = try await later.get("/daily").body
    #expect(home.contains("/daily/medium"), "the day's other questions are there")
    #expect(try await later.get(round).status == 200)
    let next = try await later.start("medium")
    #expect(try await later.options(in: next).allSatisfy { !$0.contains(" ru") && !$0.isEmpty })
  }
}
