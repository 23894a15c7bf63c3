import QuizService
import Testing

struct StoreHealthTests {
  private let start = ContinuousClock.now

  @Test func `a full disk is told until a write was kept and ten seconds have passed`() {
    let health = StoreHealth()
    #expect(health.troubles(at: start).isEmpty && !health.wantsProbe(at: start))
    health.note(.full, in: .write, at: start)
    #expect(health.troubles(at: start + .seconds(600)) == [.writesFail(.full)])
    health.noteWrite()
    #expect(health.troubles(at: start + .seconds(9)) == [.writesFail(.full)])
    #expect(health.troubles(at: start + .seconds(10)).isEmpty)
  }

  @Test func `writes that fail again begin the ten seconds anew`() {
    let health = StoreHealth()
    health.note(.full, in: .write, at: start)
    health.noteWrite()
    health.note(.full, in: .write, at: start + .seconds(8))
    health.noteWrite()
    #expect(health.troubles(at: start + .seconds(17)) == [.writesFail(.full)])
    #expect(health.troubles(at: start + .seconds(18)).isEmpty)
  }

  @Test func `a store that turned away too much at once is well with the next write`() {
    let health = StoreHealth()
    health.note(.unavailable(detail: "too many wait"), in: .write, at: start)
    #expect(health.troubles(at: start) == [.writesFail(.unavailable)])
    health.noteWrite()
    #expect(health.troubles(at: start).isEmpty)
  }

  @Test func `somebody probes once a second while writes fail`() {
    let health = StoreHealth()
    health.note(.readOnly, in: .write, at: start)
    #expect(health.wantsProbe(at: start) && !health.wantsProbe(at: start + .milliseconds(900)))
    #expect(health.wantsProbe(at: start + .seconds(1)))
    health.noteWrite()
    #expect(!health.wantsProbe(at: start + .seconds(5)))
  }

  @Test func `damage is told for a minute, wherever it was met, and what a caller did wrong is no trouble`() {
    let health = StoreHealth()
    health.note(.damaged(detail: "page 7"), in: .read, at: start)
    health.note(.refused(detail: "no such play"), in: .write, at: start)
    health.note(.unavailable(detail: "slow"), in: .read, at: start)
    #expect(health.troubles(at: start + .seconds(59)) == [.damaged])
    #expect(health.troubles(at: start + .seconds(60)).isEmpty)
  }

  @Test func `every failure is counted by kind, with the words of the latest`() {
    let health = StoreHealth()
    for _ in 0..<5_600 { health.note(.full, in: .write) }
    health.note(.damaged(detail: "page 7"), in: .read)
    health.note(.damaged(detail: "page 8"), in: .read)
    #expect(
      health.faults.take() == [
        .store(.write, .full): FaultTally.Entry(count: 5_600),
        .store(.read, .damaged): FaultTally.Entry(count: 2, detail: "page 8"),
      ])
    #expect(health.faults.take().isEmpty)
  }
}
