import QuizService
import StoreStatus
import Testing

@testable import parlour

struct LogThrottleTests {
  private let start = ContinuousClock.now
  private let full = Fault.store(.write, .full)

  private func counts(_ due: [(Fault, FaultCounters.Entry)]) -> [Fault: Int] {
    Dictionary(uniqueKeysWithValues: due.map { ($0.0, $0.1.count) })
  }

  @Test func `a failure is logged at once, then once a minute with its count`() {
    var throttle = LogThrottle()
    var logged: [[Fault: Int]] = []
    for second in 0..<180 {
      let due = throttle.due(adding: [full: FaultCounters.Entry(count: 10)], at: start + .seconds(second))
      if !due.isEmpty { logged.append(counts(due)) }
    }
    #expect(logged == [[full: 10], [full: 600], [full: 600]])
    #expect(counts(throttle.flush(adding: [full: FaultCounters.Entry(count: 1)])) == [full: 591])
  }

  @Test func `each kind of failure has its own line, and none after it is over`() {
    var throttle = LogThrottle()
    let damaged = Fault.store(.read, .damaged)
    #expect(counts(throttle.due(adding: [full: FaultCounters.Entry(count: 1)], at: start)) == [full: 1])
    let next = throttle.due(adding: [damaged: FaultCounters.Entry(count: 2, detail: "page 7")], at: start + .seconds(1))
    #expect(counts(next) == [damaged: 2] && next.first?.1.detail == "page 7")
    #expect(throttle.due(adding: [:], at: start + .seconds(120)).isEmpty)
    #expect(throttle.flush(adding: [:]).isEmpty)
  }
}
