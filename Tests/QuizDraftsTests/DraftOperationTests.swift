import QuizDrafts
import QuizEngine
import QuizSamples
import Testing

struct DraftOperationTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the inverse of an operation takes it back`(seed: UInt64) throws {
    var random = DraftRandom(seed: seed)
    var draft = Draft()
    for _ in 0..<80 {
      let before = draft
      let operation = random.operation(on: draft)
      guard (try? draft.apply(operation)) != nil else {
        #expect(draft == before)
        continue
      }
      var back = draft
      try back.apply(operation.inverse)
      #expect(back == before)
      #expect(operation.inverse.inverse == operation)
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `300 steps are undone and done again`(seed: UInt64) throws {
    var random = DraftRandom(seed: seed)
    var draft = Draft()
    var history = DraftHistory()
    var drafts = [draft]
    while drafts.count <= 300 {
      let operations = random.change(&draft, operations: 2)
      if operations.isEmpty { continue }
      history.add(operations)
      drafts.append(draft)
    }
    for expected in drafts.dropLast().reversed() {
      let step = history.undo()
      draft = try draft.merging(#require(step), over: []).draft
      #expect(draft == expected)
    }
    #expect(!history.canUndo)
    for expected in drafts.dropFirst() {
      let step = history.redo()
      draft = try draft.merging(#require(step), over: []).draft
      #expect(draft == expected)
    }
    #expect(!history.canRedo)
  }

  @Test func `answers survive a change of the question's kind, and move to another question`() throws {
    var draft = Draft()
    let answer = DraftItem(DraftItemID("a1"), .answer, values: [DraftItem.Key(.text, "en"): .text("Yes")])
    let start = DraftPosition(in: .quiz, after: nil)
    try draft.apply([
      .insert(DraftItem(DraftItemID("q1"), .question, items: [answer]), at: start),
      .insert(DraftItem(DraftItemID("q2"), .question), at: start),
      .set(DraftLocation(DraftItemID("q1"), .kind), from: nil, to: .text("ranged")),
      .move(
        answer.id, from: DraftPosition(in: DraftItemID("q1"), after: nil),
        to: DraftPosition(in: DraftItemID("q2"), after: nil)),
    ])
    #expect(draft.item(DraftItemID("q2"))?.items == [answer])
    #expect(draft.quiz.items(.question).map(\.id.name) == ["q2", "q1"])
  }

  @Test func `what isn't as the operation says is refused, and nothing is done`() throws {
    var draft = Draft()
    let title = DraftLocation(.quiz, .title, "en")
    try draft.apply(.set(title, from: nil, to: .text("Pets")))
    let before = draft
    #expect(throws: DraftError.outdated(.quiz)) {
      try draft.apply([.set(DraftLocation(.quiz, .draw), from: nil, to: .integer(3)), .set(title, from: nil, to: nil)])
    }
    #expect(draft == before)
  }

  @Test(arguments: [
    (
      DraftLocation(.quiz, .title), DraftValue.text("no language"),
      DraftError.unknownField(DraftLocation(.quiz, .title))
    ),
    (DraftLocation(.quiz, .points, "o1"), .integer(1), .unknownField(DraftLocation(.quiz, .points, "o1"))),
    (DraftLocation(.quiz, .draw), .text("3"), .invalidValue(DraftLocation(.quiz, .draw))),
    (DraftLocation(.quiz, .draw), .integer(2_000_000), .invalidValue(DraftLocation(.quiz, .draw))),
    (DraftLocation(.quiz, .ties), .text("last"), .invalidValue(DraftLocation(.quiz, .ties))),
    (
      DraftLocation(.quiz, .title, "en"), .text(String(repeating: "x", count: 80_001)),
      .textTooLong(DraftLocation(.quiz, .title, "en"), limit: 80_000)
    ),
    (DraftLocation(DraftItemID("q9"), .kind), .text("single"), .unknownItem(DraftItemID("q9"))),
  ])
  func `a value that a field never has is refused`(location: DraftLocation, value: DraftValue, error: DraftError) {
    var draft = Draft()
    #expect(throws: error) { try draft.apply(.set(location, from: nil, to: value)) }
    #expect(draft == Draft())
  }

  @Test func `a draft has limits`() throws {
    var draft = Draft()
    let start = DraftPosition(in: .quiz, after: nil)
    for number in 0..<100 { try draft.apply(.insert(DraftItem(DraftItemID("o\(number)"), .outcome), at: start)) }
    #expect(throws: DraftError.tooManyItems(.outcome, limit: 100)) {
      try draft.apply(.insert(DraftItem(DraftItemID("o100"), .outcome), at: start))
    }
    #expect(throws: DraftError.duplicateID(DraftItemID("o7"))) {
      try draft.apply(.insert(DraftItem(DraftItemID("o7"), .outcome), at: start))
    }
    for id in ["", "o", "O1", "q1", "o1/../x", "o" + String(repeating: "1", count: 40), "quiz"] {
      #expect(throws: DraftError.invalidID(DraftItemID(id))) {
        try draft.apply(.insert(DraftItem(DraftItemID(id), .outcome), at: start))
      }
    }
    #expect(throws: DraftError.draftTooLarge(limit: 1_000_000)) {
      for number in 0..<20 {
        let text = DraftValue.text(String(repeating: "x", count: 70_000))
        try draft.apply(.set(DraftLocation(DraftItemID("o\(number)"), .description, "en"), from: nil, to: text))
      }
    }
    #expect(throws: DraftError.misplacedItem(DraftItemID("a1"))) {
      try draft.apply(.insert(DraftItem(DraftItemID("a1"), .answer), at: start))
    }
  }
}
