import QuizService
import Synchronization
import Testing

struct SecurityLogTests {
  private final class EventRecorder: Sendable {
    private let all = Mutex<[SecurityEvent]>([])
    var events: [SecurityEvent] { all.withLock { $0 } }
    func add(_ event: SecurityEvent) { all.withLock { $0.append(event) } }
  }

  @Test func `counts are logged in one line, and once only`() async {
    let lines = EventRecorder()
    let log = SecurityLog(lines.add)
    log.flushCounts()
    #expect(lines.events.isEmpty)
    await withTaskGroup { group in
      for number in 0..<100 { group.addTask { log.increment(number < 70 ? .failedSignIns : .signIns) } }
    }
    log.flushCounts()
    log.flushCounts()
    #expect(lines.events.map(\.name) == ["attempts"])
    #expect(lines.events.first?.fields == ["failed_sign_ins": "70", "sign_ins": "30"])
    #expect(lines.events.first?.isNotable == true)
  }

  @Test func `a period without failures needs no attention`() {
    let lines = EventRecorder()
    let log = SecurityLog(lines.add)
    log.increment(.signIns)
    log.flushCounts()
    #expect(lines.events.map(\.isNotable) == [false])
  }
}
