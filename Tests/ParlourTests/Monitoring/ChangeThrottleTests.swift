import Testing

@testable import parlour

struct ChangeThrottleTests {
  @Test func `something that goes on and off is logged once a minute, and its last state isn't forgotten`() {
    var throttle = ChangeThrottle(normal: "")
    let start = ContinuousClock.now
    func lines(_ states: [(Int, String)]) -> [Int] {
      states.filter { throttle.isDue($0.1, at: start + .seconds($0.0)) }.map(\.0)
    }
    #expect(lines([(0, ""), (1, ""), (2, "a"), (3, "a")]) == [2])
    #expect(lines((4...61).map { ($0, $0 % 2 == 0 ? "" : "a") }) == [])
    #expect(lines([(62, "a"), (63, ""), (64, "")]) == [63])
    #expect(lines([(65, "a"), (122, "a"), (123, "a"), (124, "a")]) == [123])
  }
}
