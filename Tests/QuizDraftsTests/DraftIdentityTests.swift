import QuizDrafts
import QuizSamples
import Testing

/// What a draft of a file takes over from the draft that it replaces.
struct DraftIdentityTests {
  private func answer(_ id: String, _ text: String, _ points: [String: Int] = [:]) -> DraftItem {
    var values: [DraftItem.Key: DraftValue] = [.init(.text, "en"): .text(text)]
    for (outcome, number) in points { values[.init(.points, outcome)] = .integer(number) }
    return DraftItem(DraftItemID(id), .answer, values: values)
  }

  private func item(_ kind: DraftItem.Kind, _ id: String, _ name: String, _ items: [DraftItem] = []) -> DraftItem {
    DraftItem(DraftItemID(id), kind, values: [.init(.id): .text(name)], items: items)
  }

  private func draft(_ items: [DraftItem], tieBreaker: String? = nil) throws -> Draft {
    var values: [DraftItem.Key: DraftValue] = [:]
    if let tieBreaker { values[.init(.tieBreaker)] = .text(tieBreaker) }
    return try Draft(DraftItem(.quiz, .quiz, values: values, items: [DraftItem(DraftItemID("en"), .language)] + items))
  }

  @Test func `parts with the same names stay the same parts, wherever they stand`() throws {
    let present = try draft(
      [
        item(.outcome, "o7", "sun"), item(.outcome, "o8", "rain"),
        item(.question, "q5", "walk", [answer("a1", "Yes", ["o7": 2]), answer("a2", "No", ["o8": 1])]),
        item(.question, "q6", "hat", [answer("a3", "Yes")]),
      ], tieBreaker: "q6")
    let file = try draft(
      [
        item(.outcome, "o1", "rain"), item(.outcome, "o2", "snow"), item(.outcome, "o3", "sun"),
        item(.question, "q1", "hat", [answer("a1", "Yes"), answer("a2", "Never")]),
        item(.question, "q2", "walk", [answer("a3", "No", ["o1": 1]), answer("a4", "Perhaps", ["o3": 2, "o2": 1])]),
      ], tieBreaker: "q1")
    let merged = file.adoptingIDs(of: present, at: 9)
    #expect(merged.quiz.items(.outcome).map(\.id.name) == ["o8", "o1v9", "o7"])
    #expect(merged.quiz.items(.question).map(\.id.name) == ["q6", "q5"])
    #expect(merged.quiz.items(.question).flatMap { $0.items(.answer) }.map(\.id.name).dropFirst(2) == ["a2", "a1"])
    #expect(merged.quiz[.tieBreaker] == .text("q6"))
    #expect(merged.item(DraftItemID("a1"))?[.points, "o7"] == .integer(2))
    #expect(merged.item(DraftItemID("a1"))?[.points, "o1v9"] == .integer(1))
    var changed = present
    try changed.apply(present.operations(to: merged))
    #expect(changed == merged)
  }

  @Test func `the same content replaces nothing`() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = DraftRandom(seed: seed)
      var draft = Draft()
      _ = random.change(&draft, operations: 80)
      #expect(draft.adoptingIDs(of: draft, at: 3) == draft, "\(seed)")
      let merged = draft.adoptingIDs(of: Draft(), at: 3)
      #expect(merged.quiz.items(.question).count == draft.quiz.items(.question).count, "\(seed)")
      var made = Draft()
      try made.apply(Draft().operations(to: merged))
      #expect(made == merged, "\(seed)")
    }
  }
}
