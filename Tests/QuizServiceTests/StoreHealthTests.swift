import QuizService
import StoreStatus
import Testing

struct StoreHealthTests {
  private let start = ContinuousClock.now

  @Test func `a full disk is reported until a write succeeds and ten seconds pass`() {
    let health = StoreHealth()
    #expect(health.problems(at: start).isEmpty && !health.needsProbe(at: start))
    health.recordFailure(.full, during: .write, at: start)
    #expect(health.problems(at: start + .seconds(600)) == [.writesFailing(.full)])
    health.recordSuccessfulWrite()
    #expect(health.problems(at: start + .seconds(9)) == [.writesFailing(.full)])
    #expect(health.problems(at: start + .seconds(10)).isEmpty)
  }

  @Test func `another failed write restarts the ten seconds`() {
    let health = StoreHealth()
    health.recordFailure(.full, during: .write, at: start)
    health.recordSuccessfulWrite()
    health.recordFailure(.full, during: .write, at: start + .seconds(8))
    health.recordSuccessfulWrite()
    #expect(health.problems(at: start + .seconds(17)) == [.writesFailing(.full)])
    #expect(health.problems(at: start + .seconds(18)).isEmpty)
  }

  @Test func `a store that refused writes under load is healthy after the next write`() {
    let health = StoreHealth()
    health.recordFailure(.unavailable(detail: "too many wait"), during: .write, at: start)
    #expect(health.problems(at: start) == [.writesFailing(.unavailable)])
    health.recordSuccessfulWrite()
    #expect(health.problems(at: start).isEmpty)
  }

  @Test func `while writes fail, one caller probes each second`() {
    let health = StoreHealth()
    health.recordFailure(.readOnly, during: .write, at: start)
    #expect(health.needsProbe(at: start) && !health.needsProbe(at: start + .milliseconds(900)))
    #expect(health.needsProbe(at: start + .seconds(1)))
    health.recordSuccessfulWrite()
    #expect(!health.needsProbe(at: start + .seconds(5)))
  }

  @Test func `damage is reported for a minute, and callers' mistakes aren't`() {
    let health = StoreHealth()
    health.recordFailure(.damaged(detail: "page 7"), during: .read, at: start)
    health.recordFailure(.refused(detail: "no such play"), during: .write, at: start)
    health.recordFailure(.unavailable(detail: "slow"), during: .read, at: start)
    #expect(health.problems(at: start + .seconds(59)) == [.damaged])
    #expect(health.problems(at: start + .seconds(60)).isEmpty)
  }

  @Test func `every failure is counted by kind, with the latest message`() {
    let health = StoreHealth()
    for _ in 0..<5_600 { health.recordFailure(.full, during: .write) }
    health.recordFailure(.damaged(detail: "page 7"), during: .read)
    health.recordFailure(.damaged(detail: "page 8"), during: .read)
    #expect(
      health.faults.takeAll() == [
        .store(.write, .full): FaultCounters.Entry(count: 5_600),
        .store(.read, .damaged): FaultCounters.Entry(count: 2, detail: "page 8"),
      ])
    #expect(health.faults.takeAll().isEmpty)
  }
}
