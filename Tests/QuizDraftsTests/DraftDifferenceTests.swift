import QuizDrafts
import QuizSamples
import Testing

struct DraftDifferenceTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the operations from one draft to another make the other`(seed: UInt64) throws {
    var random = DraftRandom(seed: seed)
    var one = Draft()
    _ = random.change(&one, operations: 40)
    var other = one
    _ = random.change(&other, operations: Int(seed))
    for (from, to) in [(one, other), (other, one), (one, Draft()), (Draft(), other)] {
      var draft = from
      let operations = from.operations(to: to)
      try draft.apply(operations)
      #expect(draft == to)
      try draft.apply(operations.inverse)
      #expect(draft == from)
    }
    #expect(one.operations(to: one).isEmpty)
  }

  @Test func `a question that was only moved stays the same question`() throws {
    let items = ["q1", "q2", "q3"].map { DraftItem(DraftItemID($0), .question) }
    let one = try Draft(DraftItem(.quiz, .quiz, items: items))
    let other = try Draft(DraftItem(.quiz, .quiz, items: [items[2], items[0], items[1]]))
    #expect(
      one.operations(to: other) == [
        .move(
          DraftItemID("q3"), from: DraftPosition(in: .quiz, after: DraftItemID("q2")),
          to: DraftPosition(in: .quiz, after: nil))
      ])
  }
}
