import QuizEngine
import Testing

struct TimeSummaryTests {
  @Test(arguments: [
    ([7], 7, 7, 7), ([9, 1], 1, 5, 5), ([10, 3], 3, 6, 6), ([30, 10, 20], 10, 20, 20), ([1, 2, 3, 100], 1, 2, 26),
  ])
  func `best, median and average of some times`(times: [Int64], best: Int64, median: Int64, average: Int64) {
    let summary = TimeSummary(of: times.map { TimeSpan(milliseconds: $0) })
    #expect(summary?.best == TimeSpan(milliseconds: best))
    #expect(summary?.median == TimeSpan(milliseconds: median))
    #expect(summary?.average == TimeSpan(milliseconds: average))
  }

  @Test func `no times have no summary`() { #expect(TimeSummary(of: []) == nil) }
}
