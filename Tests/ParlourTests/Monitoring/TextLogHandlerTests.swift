import Logging
import Synchronization
import Testing

@testable import parlour

struct TextLogHandlerTests {
  @Test func `lines are those of swift-log's own handler`() throws {
    func lines(_ makeHandler: (StreamLogHandler) -> any LogHandler) -> [String] {
      let written = WrittenText()
      let stream = StreamLogHandler(label: "parlour", stream: written, metadataProvider: nil)
      var logger = Logger(label: "parlour") { _ in makeHandler(stream) }
      logger[metadataKey: "request"] = "1"
      logger.error("It failed", metadata: ["why": "a reason"])
      logger[metadataKey: "request"] = nil
      logger.info("It goes on")
      logger.debug("Not shown")
      // Without the time, which is the first word.
      return written.text.split(separator: "\n").map { String($0.drop { $0 != " " }) }
    }
    let expected = lines { $0 }
    #expect(expected.count == 2 && expected[0].contains("request=1") && expected[0].contains("a reason"))
    #expect(lines { TextLogHandler(writingTo: $0, logLevel: .info) } == expected)
  }
}

private final class WrittenText: TextOutputStream, Sendable {
  private let content = Mutex("")

  var text: String { content.withLock { $0 } }

  func write(_ string: String) { content.withLock { $0 += string } }
}
