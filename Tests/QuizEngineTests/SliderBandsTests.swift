import QuizEngine
import Testing

struct SliderBandsTests {
  static let values = [0, 1, 166, 167, 249, 250, 499, 500, 501, 750, 833, 834, 999, 1000]

  /// Computed with rational numbers: ⌊value × (answers − 1) + ½⌋.
  @Test(arguments: [
    (2, [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]),
    (3, [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2]),
    (4, [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]),
    (5, [0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]),
    (6, [0, 0, 1, 1, 1, 1, 2, 3, 3, 4, 4, 4, 5, 5]),
    (7, [0, 0, 1, 1, 1, 2, 3, 3, 3, 5, 5, 5, 6, 6]),
  ])
  func `a slider rounds half away from zero`(answers: Int, expected: [Int]) {
    #expect(SliderBandsTests.values.map { SliderBands.rounded.answer(at: $0, of: answers) } == expected)
  }

  /// Computed with rational numbers: ⌊value × answers⌋; the slider's end belongs to the last answer.
  @Test(arguments: [
    (2, [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]),
    (3, [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2]),
    (4, [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3]),
    (5, [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 4, 4, 4]),
    (6, [0, 0, 0, 1, 1, 1, 2, 3, 3, 4, 4, 5, 5, 5]),
    (7, [0, 0, 1, 1, 1, 1, 3, 3, 3, 5, 5, 5, 6, 6]),
  ])
  func `equal bands give every answer the same width`(answers: Int, expected: [Int]) {
    #expect(SliderBandsTests.values.map { SliderBands.equal.answer(at: $0, of: answers) } == expected)
  }

  @Test func `every answer can be reached, in order, from one end to the other`() {
    for bands in [SliderBands.rounded, .equal] {
      for answers in 2...60 {
        let given = (0...1000).map { bands.answer(at: $0, of: answers) }
        #expect(given == given.sorted())
        #expect(Set(given) == Set(0..<answers))
      }
    }
  }

  @Test func `the rounding rule is symmetric except at exact halves`() {
    for answers in 2...60 {
      for value in 0...1000 where (2 * value * (answers - 1)) % 1000 != 0 || (value * (answers - 1)) % 1000 == 0 {
        let mirrored = SliderBands.rounded.answer(at: 1000 - value, of: answers)
        #expect(SliderBands.rounded.answer(at: value, of: answers) == answers - 1 - mirrored)
      }
    }
  }
}
