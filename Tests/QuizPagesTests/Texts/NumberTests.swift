import Testing

@testable import QuizPages

struct NumberTests {
  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (1_000, "1,000", "1\u{202F}000"), (12_345, "12,345", "12\u{202F}345"),
    (1_234_567, "1,234,567", "1\u{202F}234\u{202F}567"), (-1_204, "−1,204", "−1\u{202F}204"),
  ])
  func `digits stand in groups of three`(number: Int, english: String, russian: String) {
    #expect(Texts.all.map { $0.number(number) } == [english, russian, english])
  }

  @Test func `sentences group the digits of their numbers`() {
    #expect(Texts.english.introduction.questions(1_204) == "1,204 questions")
    #expect(Texts.russian.introduction.questions(1_204) == "1\u{202F}204\u{A0}вопроса")
    #expect(ordinal(1_113) == "1,113th" && ordinal(1_022) == "1,022nd")
  }

  @Test(arguments: [
    (["其次是", "貓", "。"], "其次是貓。"), (["其次是", "Japan", "。"], "其次是 Japan。"), (["Japan", "也同分"], "Japan 也同分"),
    (["改成", "3 月"], "改成 3 月"), (["Élan", "和", "Ωmega"], "Élan 和Ωmega"), (["貓", "", "狗"], "貓狗"),
  ])
  func `Chinese has a space beside Latin letters and digits`(parts: [String], expected: String) {
    #expect(parts.reduce("") { .spaced($0, $1) } == expected)
  }
}
