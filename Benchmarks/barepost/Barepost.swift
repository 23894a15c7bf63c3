import ArgumentParser
import HTTPTypes
import Hummingbird
import NIOCore

/// The least that a server can do for an answer: read a form, insert a row, say so once it is on disk.
///
/// Parlour's answers are compared with this: the same HTTP server, the same writer, nothing else.
@main
struct Barepost: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "A bare server: one route that inserts one row durably.")

  @Option(help: "The port on 127.0.0.1.")
  var port: Int

  @Option(help: "The folder for the data.")
  var data: String

  func run() async throws {
    let answers = try AnswerTable(folder: data)
    let router = Router()
    router.get("/") { _, _ in "bare" }
    router.post("/answer") { request, _ in
      guard let answer = Self.answer(in: try await request.body.collect(upTo: 1024)) else {
        throw HTTPError(.badRequest)
      }
      try await answers.insert(answer)
      return "kept"
    }
    try await Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
    ).runService()
  }

  /// The number in `answer=NUMBER`.
  private static func answer(in form: ByteBuffer) -> Int? {
    let parts = form.readableBytesView.split(separator: UInt8(ascii: "="), maxSplits: 1)
    guard parts.count == 2, parts[0].elementsEqual("answer".utf8) else { return nil }
    return Int(String(decoding: parts[1], as: UTF8.self))
  }
}
