/// What is different for players between two states of a draft.
public struct DraftComparison: Hashable, Sendable {
  /// What of an item can be different.
  public enum Aspect: Int, CaseIterable, Hashable, Sendable {
    case texts, languages
    /// Pictures, emoji and the colour.
    case look
    /// Answers that are new or gone.
    case answers
    case points
    /// How questions are answered, drawn and shuffled, and how ties are broken.
    case rules
    /// The order of the items in it.
    case order
  }

  public enum Difference: Hashable, Sendable {
    case added, removed
    /// In the order of ``Aspect``; at least one.
    case changed([Aspect])
  }

  /// The quiz, an outcome or a question that is different.
  public struct Entry: Hashable, Sendable {
    /// As it is in the later state; in the earlier one if it was removed.
    public let item: DraftItem
    public let difference: Difference
  }

  /// The quiz, then the outcomes, then the questions, each in the later state's order, and then what was removed.
  public let entries: [Entry]

  public init(from earlier: Draft, to later: Draft) {
    var entries = Self.changed(earlier.quiz, later.quiz)
    for kind in [DraftItem.Kind.outcome, .question] {
      let (before, after) = (earlier.quiz.items(kind), later.quiz.items(kind))
      for item in after {
        if let old = before.first(where: { $0.id == item.id }) {
          entries += Self.changed(old, item)
        } else {
          entries.append(Entry(item: item, difference: .added))
        }
      }
      for item in before where !after.contains(where: { $0.id == item.id }) {
        entries.append(Entry(item: item, difference: .removed))
      }
    }
    self.entries = entries
  }

  private static func changed(_ before: DraftItem, _ after: DraftItem) -> [Entry] {
    guard before != after else { return [] }
    var aspects = aspects(before, after)
    if after.kind == .quiz {
      if ids(before, .language) != ids(after, .language) { aspects.insert(.languages) }
      for kind in [DraftItem.Kind.outcome, .question] where isReordered(ids(before, kind), ids(after, kind)) {
        aspects.insert(.order)
      }
    } else {
      let (old, new) = (ids(before, .answer), ids(after, .answer))
      if Set(old) != Set(new) { aspects.insert(.answers) }
      if isReordered(old, new) { aspects.insert(.order) }
      for answer in after.items(.answer) {
        guard let known = before.items(.answer).first(where: { $0.id == answer.id }) else { continue }
        aspects.formUnion(Self.aspects(known, answer))
      }
    }
    if aspects.isEmpty { return [] }
    return [Entry(item: after, difference: .changed(Aspect.allCases.filter { aspects.contains($0) }))]
  }

  private static func ids(_ item: DraftItem, _ kind: DraftItem.Kind) -> [DraftItemID] {
    item.items(kind).map { $0.id }
  }

  /// Whether the items that both have come in another order.
  private static func isReordered(_ before: [DraftItemID], _ after: [DraftItemID]) -> Bool {
    let (old, new) = (Set(before), Set(after))
    return before.filter { new.contains($0) } != after.filter { old.contains($0) }
  }

  private static func aspects(_ before: DraftItem, _ after: DraftItem) -> Set<Aspect> {
    var aspects: Set<Aspect> = []
    for key in Set(before.values.keys).union(after.values.keys) where before.values[key] != after.values[key] {
      if let aspect = aspect(of: key.field, in: after.kind) { aspects.insert(aspect) }
    }
    return aspects
  }

  /// Nil for what players don't notice.
  private static func aspect(of field: DraftField, in kind: DraftItem.Kind) -> Aspect? {
    switch field {
    case .title, .name, .text, .description, .reveal, .undecidedTitle, .undecidedDescription: .texts
    case .picture, .alt, .emoji, .accent: .look
    case .points: .points
    case .kind, .advance, .bands, .draw, .quota, .tag, .shuffledQuestions, .shuffledAnswers, .ties, .tieBreaker: .rules
    // Whether the quiz is listed is decided when it is published. Names in files aren't seen.
    case .id, .unlisted: nil
    }
  }
}
