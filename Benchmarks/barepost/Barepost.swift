import ArgumentParser
import HTTPTypes
import Hummingbird
import NIOCore

/// The minimal server for an answer: it reads a form, inserts a row, and responds when the row is on disk. A second
/// route does the same without JavaScript: it responds with a 303 to the next page, a fixed one.
///
/// Parlour's answers are compared with this. It uses the same HTTP server and the same writer, nothing else.
@main
struct Barepost: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "A bare server: one route that inserts one row durably.")

  @Option(help: "The port on 127.0.0.1.")
  var port: Int

  @Option(help: "The folder for the data.")
  var data: String

  func run() async throws {
    let answers = try AnswerTable(folder: data)
    let router = Router()
    let page = ByteBuffer(repeating: UInt8(ascii: "."), count: 2_400)
    router.get("/") { _, _ in page }
    router.post("/answer") { request, _ in
      try await answers.insert(try await Self.answer(in: request))
      return "kept"
    }
    router.post("/answer-and-see") { request, _ in
      try await answers.insert(try await Self.answer(in: request))
      return Response.redirect(to: "/", type: .normal)
    }
    try await Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
    ).runService()
  }

  /// The number in the form `answer=NUMBER`.
  private static func answer(in request: Request) async throws -> Int {
    let form = try await request.body.collect(upTo: 1024)
    let parts = form.readableBytesView.split(separator: UInt8(ascii: "="), maxSplits: 1)
    guard parts.count == 2, parts[0].elementsEqual("answer".utf8),
      let answer = Int(String(decoding: parts[1], as: UTF8.self))
    else { throw HTTPError(.badRequest) }
    return answer
  }
}
