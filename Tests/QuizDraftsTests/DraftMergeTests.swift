import QuizDrafts
import QuizEngine
import QuizSamples
import Testing

struct DraftMergeTests {
  private let question = DraftItemID("q1")
  private let start = DraftPosition(in: .quiz, after: nil)

  private func base() throws -> Draft {
    var draft = Draft()
    try draft.apply([
      .insert(DraftItem(question, .question, items: [DraftItem(DraftItemID("a1"), .answer)]), at: start),
      .insert(DraftItem(DraftItemID("q2"), .question), at: DraftPosition(in: .quiz, after: question)),
      .set(DraftLocation(question, .text, "en"), from: nil, to: .text("Which?")),
    ])
    return draft
  }

  @Test func `changes of different fields both stay`() throws {
    let base = try base()
    let one = DraftOperation.set(DraftLocation(question, .text, "ru"), from: nil, to: .text("Какой?"))
    let other = DraftOperation.set(DraftLocation(question, .text, "en"), from: .text("Which?"), to: .text("Which one?"))
    let merge = try base.merging([one], over: []).draft.merging([other], over: [one])
    #expect(merge.conflicts.isEmpty && merge.applied == [other])
    #expect(merge.draft[DraftLocation(question, .text, "ru")] == .text("Какой?"))
    #expect(merge.draft[DraftLocation(question, .text, "en")] == .text("Which one?"))
  }

  @Test func `of two changes of a field the second is a conflict with both values`() throws {
    let location = DraftLocation(question, .text, "en")
    let one = DraftOperation.set(location, from: .text("Which?"), to: .text("Who?"))
    let first = DraftOperation.set(location, from: .text("Which?"), to: .text("Wha"))
    let last = DraftOperation.set(location, from: .text("Wha"), to: .text("What?"))
    let merge = try base().merging([one], over: []).draft.merging([first, last], over: [one])
    #expect(merge.draft[location] == .text("Who?"))
    #expect(merge.applied.isEmpty)
    #expect(merge.conflicts.map(\.operation) == [last])
    #expect(merge.conflicts.map(\.current) == [.value(.text("Who?"))])
    #expect(try base().merging([one], over: []).draft.merging([one], over: [one]).conflicts.isEmpty)
  }

  @Test func `a removed question keeps what was written into it meanwhile`() throws {
    let base = try base()
    let removal = DraftOperation.remove(try #require(base.item(question)), at: start)
    let edit = DraftOperation.set(DraftLocation(DraftItemID("a1"), .text, "en"), from: nil, to: .text("Dog"))
    let addition = DraftOperation.insert(
      DraftItem(DraftItemID("a2"), .answer), at: DraftPosition(in: question, after: DraftItemID("a1")))
    let late = try base.merging([removal], over: []).draft.merging([edit, addition], over: [removal])
    #expect(late.conflicts.map(\.current) == [.removed, .removed])
    #expect(late.conflicts.map(\.operation) == [edit, addition])
    let early = try base.merging([edit], over: []).draft.merging([removal], over: [edit])
    #expect(early.draft.item(question) != nil)
    guard case .changed(let item) = try #require(early.conflicts.first).current else {
      Issue.record("Not the changed question.")
      return
    }
    #expect(item.item(DraftItemID("a1"))?[.text, "en"] == .text("Dog"))
  }

  @Test func `two moves of an item are a conflict, a move and an edit aren't`() throws {
    let base = try base()
    let last = DraftPosition(in: .quiz, after: DraftItemID("q2"))
    let move = DraftOperation.move(question, from: start, to: last)
    let edit = DraftOperation.set(DraftLocation(question, .tag), from: nil, to: .text("home"))
    let moved = try base.merging([move], over: []).draft
    #expect(try moved.merging([edit], over: [move]).draft == base.merging([edit, move], over: []).draft)
    #expect(try moved.merging([move], over: [move]).applied.isEmpty)
    var other = base
    try other.apply(.insert(DraftItem(DraftItemID("q3"), .question), at: last))
    let elsewhere = DraftOperation.move(question, from: start, to: DraftPosition(in: .quiz, after: DraftItemID("q3")))
    let merge = try other.merging([elsewhere], over: []).draft.merging([move], over: [elsewhere])
    #expect(merge.conflicts.map(\.current) == [.moved(DraftPosition(in: .quiz, after: DraftItemID("q3")))])
  }

  /// Each of two authors does one operation on the same draft. Both see the same draft in either order, unless there is
  /// a conflict. Moves are left out: their neighbours decide.
  @Test func `operations of two authors converge`() throws {
    var compared = 0
    for seed in 0..<600 as Range<UInt64> {
      var base = Draft()
      var random = DraftRandom(seed: seed)
      _ = random.change(&base, operations: 25)
      var (mine, theirs) = (base, base)
      var authors = (DraftRandom(seed: seed, suffix: "x"), DraftRandom(seed: seed &+ 1, suffix: "xy"))
      let one = authors.0.change(&mine, operations: 1)
      let other = authors.1.change(&theirs, operations: 1)
      if (one + other).contains(where: { isMove($0) }) || one.isEmpty || other.isEmpty { continue }
      let first = try mine.merging(other, over: one)
      let second = try theirs.merging(one, over: other)
      if !first.conflicts.isEmpty || !second.conflicts.isEmpty { continue }
      #expect(first.draft == second.draft, "seed \(seed)")
      compared += 1
    }
    #expect(compared > 200)
  }

  /// Two authors type for a while without seeing each other's changes. Every field that the second changed has the
  /// second's value or is a conflict; every field that only the first changed keeps the first's value.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `nothing is overwritten in silence`(seed: UInt64) throws {
    var base = Draft()
    var random = DraftRandom(seed: seed)
    _ = random.change(&base, operations: 30)
    var (mine, theirs) = (base, base)
    var authors = (DraftRandom(seed: seed &* 3, suffix: "x"), DraftRandom(seed: seed &* 5 &+ 1, suffix: "xy"))
    let one = authors.0.change(&mine, operations: 12)
    let other = authors.1.change(&theirs, operations: 12)
    let merge = try mine.merging(other, over: one)
    let refused = merge.conflicts.compactMap { conflict -> DraftLocation? in
      if case .set(let location, _, _) = conflict.operation { location } else { nil }
    }
    for location in locations(mine) where base[location] != mine[location] && !refused.contains(location) {
      let keeps = merge.draft[location] == mine[location] || merge.draft.item(location.item) == nil
      #expect(keeps || (merge.draft[location] == theirs[location] && theirs[location] != base[location]), "\(location)")
    }
    for location in locations(theirs)
    where base[location] != theirs[location] && merge.draft[location] != theirs[location] {
      #expect(refused.contains(location) || merge.conflicts.contains { names(location.item, in: $0) }, "\(location)")
    }
  }

  private func isMove(_ operation: DraftOperation) -> Bool {
    if case .move = operation { true } else { false }
  }

  /// Whether a conflict is about an item that contains this one.
  private func names(_ id: DraftItemID, in conflict: DraftConflict) -> Bool {
    switch conflict.operation {
    case .insert(let item, _), .remove(let item, _): item.item(id) != nil
    case .move(let other, _, _): other == id
    case .set(let location, _, _): location.item == id
    }
  }

  private func locations(_ draft: Draft) -> [DraftLocation] { locations(draft.quiz) }

  private func locations(_ item: DraftItem) -> [DraftLocation] {
    item.values.keys.map { DraftLocation(item.id, $0.field, $0.key) } + item.items.flatMap { locations($0) }
  }
}
