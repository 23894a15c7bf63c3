import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import QuizDatabase
import QuizEngine
import QuizSQLite
import QuizService
import StoreStatus
import Synchronization
import Testing

@testable import QuizWeb

/// A site without a network, with its own store.
final class SiteFixture: Sendable {
  /// The site's store, whose database counts what it is asked.
  let store: Store
  let library: LibraryService
  let services: Services
  let clock: TestClock
  let shutdown = ShutdownState()
  let health = StoreHealth()
  private let folder: TemporaryDataFolder
  var dataPath: String { folder.path }
  private let responder: SiteResponder

  private let host: String
  let requests: RequestMetrics?

  init(
    _ quiz: Quiz = SiteFixture.quiz, host: String = "quiz.test", settings: SiteSettings = SiteSettings(),
    cardRenderer: (any CardRenderer)? = nil, gameSettings: GameSettings = GameSettings(),
    cost: (logN: Int, r: Int, p: Int) = (1, 1, 1), folder: TemporaryDataFolder = TemporaryDataFolder(),
    clock: TestClock = TestClock(), collectsMetrics: Bool = false, security: SecurityLog = SecurityLog()
  ) async throws {
    self.host = host
    self.folder = folder
    self.clock = clock
    let database = try SQLiteDatabase.open(directory: folder.path)
    store = Store(FailureReportingDatabase(MeasuredDatabase(database), health: health))
    library = LibraryService(store: store)
    let seed = Atomic<UInt64>(.random(in: .min ... .max))
    let dependencies = Dependencies(
      now: clock.now, randomBits: { seed.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue })
    try await library.publish(quiz, pictures: [], at: dependencies.now())
    let cost = try #require(ScryptCost(logN: cost.logN, r: cost.r, p: cost.p))
    services = Services(
      library: library, store: store, dependencies: dependencies,
      passwordHasher: PasswordHasher(cost: cost), gameSettings: gameSettings, security: security)
    let site = try Site(
      services: services, settings: settings, cardRenderer: cardRenderer, shutdown: shutdown,
      readinessSources: ReadinessSources(store: health))
    let responder = site.makeResponder(collectsMetrics: collectsMetrics)
    requests = responder.requestMetrics
    self.responder = responder
  }

  /// The site after a restart, with the clock unchanged.
  func restarted(
    settings: SiteSettings = SiteSettings(), gameLanguages: [Language] = [],
    cost: (logN: Int, r: Int, p: Int) = (1, 1, 1)
  ) async throws -> SiteFixture {
    await store.close()
    return try await SiteFixture(
      host: host, settings: settings, gameSettings: GameSettings(languages: GameLanguages(gameLanguages)), cost: cost,
      folder: folder, clock: clock)
  }

  struct ReceivedResponse: Sendable {
    let status: Int
    let headers: HTTPFields
    let body: String

    var location: String { headers[.location] ?? "" }
    /// The response's cookies, as a browser sends them back.
    var cookie: String {
      headers[values: .setCookie].compactMap { $0.split(separator: ";").first.map(String.init) }.joined(separator: "; ")
    }
  }

  func get(_ path: String, cookie: String = "", headers more: HTTPFields = [:]) async throws -> ReceivedResponse {
    try await send(.get, path, cookie: cookie, headers: more)
  }

  /// - Parameter origin: the Origin header; nil sends none.
  func post(
    _ path: String, _ form: String = "", cookie: String = "", origin: String? = "http://quiz.test",
    headers more: HTTPFields = [:]
  ) async throws -> ReceivedResponse {
    var fields: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
    if let origin { fields[.origin] = origin }
    for field in more { fields[field.name] = field.value }
    return try await send(.post, path, cookie: cookie, headers: fields, body: form)
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, cookie: String = "", headers fields: HTTPFields = [:],
    body: String = ""
  ) async throws -> ReceivedResponse {
    var head = HTTPRequest(method: method, scheme: "http", authority: host, path: path, headerFields: fields)
    if !cookie.isEmpty { head.headerFields[.cookie] = cookie }
    return try await SiteFixture.send(head, body: body) { await self.responder.respond(to: $0, context: $1) }
  }

  static func send(
    _ head: HTTPRequest, body: String = "", to respond: (Request, SiteRequestContext) async -> SiteResponse
  ) async throws -> ReceivedResponse {
    let bytes = ByteBuffer(string: body)
    let request = Request(head: head, body: RequestBody(buffer: bytes))
    var context = SiteRequestContext(logger: Logger(label: "test"), remoteAddress: nil)
    // As `RequestHandler` does.
    if bytes.readableBytes <= RequestHandler.maxCollectedBody { context.collectedBody = bytes }
    let response = await respond(request, context)
    let text = String(buffer: try #require(await response.http.body.bytes))
    var headers = response.http.headers
    headers.append(contentsOf: response.commonFields.fields)
    return ReceivedResponse(status: response.http.status.code, headers: headers, body: text)
  }

  /// Begins a play. Returns the browser's cookie and the play's URL.
  func begin() async throws -> (cookie: String, play: String) {
    let begun = try await post("/q/weather/begin")
    return (begun.cookie, String(begun.location.dropLast(2)))
  }
}

/// A clock that advances by a millisecond at each reading, and further when the test says so.
final class TestClock: Sendable {
  private let instant = Atomic<Int64>(1_795_000_000_000)

  var now: @Sendable () -> Timestamp {
    { Timestamp(milliseconds: self.instant.add(1, ordering: .relaxed).newValue) }
  }

  func advance(_ span: TimeSpan) { instant.add(span.milliseconds, ordering: .relaxed) }
}

/// A data folder that is deleted with the last fixture that uses it.
final class TemporaryDataFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "parlour-site-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension SiteFixture {
  private static func text(_ text: String) -> LocalizedText { LocalizedText(text, Language("en")) }

  private static func answer(_ words: String, _ outcome: Int) -> QuizEngine.Answer {
    QuizEngine.Answer(text: text(words), outcomePoints: [OutcomePoints(outcome: outcome)])
  }

  static let quiz = Quiz(
    id: QuizID("weather"), languages: [Language("en")], title: text("Which weather are you?"),
    description: text("Three questions."), accent: RGBColor(red: 31, green: 111, blue: 179),
    reveal: text("You are {outcome}!"),
    outcomes: [
      Outcome(id: OutcomeID("sun"), name: text("sunshine"), emoji: "☀️", description: text("Warm.")),
      Outcome(id: OutcomeID("rain"), name: text("rain"), emoji: "🌧️", description: text("Wet.")),
    ],
    questions: [
      Question(
        id: QuestionID("walk"), text: text("A walk?"), kind: .single(.press),
        answers: [answer("Yes", 0), answer("No", 1)]
      ),
      Question(
        id: QuestionID("bag"), text: text("In the bag?"), kind: .multiple,
        answers: [answer("Sunscreen", 0), answer("Umbrella", 1)]),
      Question(
        id: QuestionID("clouds"), text: text("How many clouds?"), kind: .ranged(.rounded),
        answers: [answer("None", 0), answer("All", 1)]),
    ])
}
