import HTTPTypes
import Logging
import QuizService
import Synchronization
import Testing

@testable import QuizWeb

struct PageErrorTests {
  private final class Lines: Sendable {
    let count = Mutex(0)
  }

  private struct CountingLogHandler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.count.withLock { $0 += 1 } }
  }

  @Test(arguments: [
    AccountError.nameTaken, .invalidCredentials, .formUsed, .hashingFailed(detail: "out of memory"), .isGuest, .busy,
  ])
  func `an error that a form should have shown is logged, and a hash that failed, and no other`(error: AccountError) {
    let lines = Lines()
    let shown = PageError(of: error, logger: Logger(label: "test") { _ in CountingLogHandler(lines: lines) })
    #expect(lines.count.withLock(\.self) == (shown.status == .internalServerError ? 1 : 0))
    #expect((shown.status == .internalServerError) == ![.isGuest, .busy].contains(error))
    #expect(shown.storeError == nil, "the store is not to blame")
  }
}
