import Testing

struct ProcessorTimeTests {
  @Test(arguments: [(0.5, 2.0, true), (0.5, 4.5, true), (0.5, 8, false), (0.07, 1.1, false), (0.001, 0.2, true)])
  func `quadratic time isn't linear`(quarter: Double, whole: Double, isLinear: Bool) {
    #expect(ProcessorTime.isLinear(quarter: quarter, whole: whole) == isLinear)
  }
}
