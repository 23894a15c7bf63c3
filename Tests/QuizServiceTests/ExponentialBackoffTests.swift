import QuizEngine
import QuizService
import Testing

struct ExponentialBackoffTests {
  @Test(arguments: [
    (0, 0), (3, 0), (4, 1), (5, 2), (6, 4), (13, 512), (14, 900), (99, 900), (100, 86_400), (100_000, 86_400),
  ])
  func `after the free attempts each one waits longer`(count: Int, seconds: Int64) {
    let latest = Timestamp(milliseconds: 1_000_000)
    #expect(ExponentialBackoff.passwords.nextAttempt(after: count, latestAt: latest) == latest + .seconds(seconds))
  }
}
