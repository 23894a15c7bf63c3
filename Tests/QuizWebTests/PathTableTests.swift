import HTTPTypes
import Hummingbird
import Logging
import NIOEmbedded
import QuizEngine
import Testing

@testable import QuizWeb

struct PathTableTests {
  @Test func `a table finds what stands at a path`() {
    var table = PathTable<String>()
    for pattern in ["/", "/q/:quiz", "/q/new", "/q/:quiz/begin", "/q/new/:step/end"] {
      table.insert(pattern, at: pattern)
    }
    let expected: [(path: String, pattern: String?, parameters: [String])] = [
      ("/", "/", []), ("", "/", []), ("//", "/", []),
      ("/q/cats", "/q/:quiz", ["cats"]), ("//q//cats/", "/q/:quiz", ["cats"]),
      ("/q/new", "/q/new", []), ("/q/newer", "/q/:quiz", ["newer"]), ("/q/New", "/q/:quiz", ["New"]),
      ("/q/new/begin", "/q/:quiz/begin", ["new"]), ("/q/new/1/end", "/q/new/:step/end", ["1"]),
      ("/q/%6Eew", "/q/:quiz", ["%6Eew"]), ("/q/кошки", "/q/:quiz", ["кошки"]),
      ("/q", nil, []), ("/q/cats/begin/1", nil, []), ("/q/new/1", nil, []), ("/Q/cats", nil, []),
    ]
    for (path, pattern, parameters) in expected {
      let found = table.find(path)
      #expect(found?.value == pattern && found?.parameters ?? [] == parameters, "\(path): \(String(describing: found))")
    }
  }

  /// Hummingbird's router is the second opinion about all routes of the site.
  @Test func `paths lead to the routes to which Hummingbird's router leads`() async throws {
    let site = try Site(services: try await SiteFixture().services).makeRouter()
    let router = Router()
    for route in site.routes {
      router.get(RouterPath(route.pattern)) { _, context in
        let values = route.parameterNames.map { context.parameters.get(String($0)) ?? "" }
        return ([route.pattern] + values).joined(separator: " ")
      }
    }
    let responder = router.buildResponder()
    var random = SeededGenerator(seed: 7, stream: .simulation)
    let words = Set(site.routes.flatMap { $0.pattern.split(separator: "/") }).sorted() + ["cats", "1", "a.png", ""]
    var foundCount = 0
    for number in 0..<4000 {
      // Half of the paths are a route's own, or differ from it in one segment.
      func word() -> Substring { words[random.next(upperBound: words.count)] }
      var segments = (0..<random.next(upperBound: 6)).map { _ in word() }
      if number.isMultiple(of: 2) {
        segments = site.routes[random.next(upperBound: site.routes.count)].pattern.split(separator: "/")
        if !segments.isEmpty, random.next(upperBound: 2) == 0 {
          segments[random.next(upperBound: segments.count)] = word()
        }
      }
      let path = "/" + segments.joined(separator: "/") + (random.next(upperBound: 2) == 0 ? "/" : "")
      let found = site.table.find(path)
      let ours = found.map { ([$0.value.pattern] + $0.parameters).joined(separator: " ") }
      let request = HTTPRequest(method: .get, scheme: "http", authority: "quiz.test", path: path)
      let response = try await SiteFixture.send(request) { request, _ in
        let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test"))
        let response = try? await responder.respond(to: request, context: BasicRequestContext(source: source))
        return SiteResponse(response ?? Response(status: .notFound))
      }
      #expect(ours == (response.status == 200 ? response.body : nil), "\(path)")
      if found != nil { foundCount += 1 }
    }
    #expect(foundCount > 1000)
  }
}
