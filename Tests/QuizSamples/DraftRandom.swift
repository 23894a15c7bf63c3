package import QuizDrafts
internal import QuizEngine

/// Random drafts and operations for properties.
package struct DraftRandom {
  private var dice: SeededGenerator
  private var count = 0
  /// Distinguishes the ids of two authors.
  private let suffix: String

  package init(seed: UInt64, suffix: String = "") {
    dice = SeededGenerator(seed: seed, stream: .simulation, substream: suffix.utf8.count)
    self.suffix = suffix
  }

  /// Applies random operations and returns them.
  package mutating func change(_ draft: inout Draft, operations: Int) -> [DraftOperation] {
    (0..<operations).compactMap { _ in
      let operation = operation(on: draft)
      guard (try? draft.apply(operation)) != nil else { return nil }
      return operation
    }
  }

  /// An operation that is right for the draft, or nearly so.
  package mutating func operation(on draft: Draft) -> DraftOperation {
    let items = all(draft.quiz)
    let item = items[dice.next(upperBound: items.count)]
    switch dice.next(upperBound: 8) {
    case 0, 1: return insertion(draft)
    case 2 where item.id != .quiz:
      return .remove(item, at: draft.position(of: item.id) ?? DraftPosition(in: .quiz, after: nil))
    case 3 where item.id != .quiz:
      let old = draft.position(of: item.id) ?? DraftPosition(in: .quiz, after: nil)
      return .move(item.id, from: old, to: position(draft, item.kind, except: item.id))
    default: return setting(item)
    }
  }

  private mutating func setting(_ item: DraftItem) -> DraftOperation {
    let fields = item.kind.fields
    guard !fields.isEmpty else { return .set(DraftLocation(item.id, .title, "en"), from: nil, to: .text("x")) }
    let field = fields[dice.next(upperBound: fields.count)]
    let location: DraftLocation
    let value: DraftValue
    switch field {
    case .title, .name, .text, .description, .reveal, .undecidedTitle, .undecidedDescription, .alt:
      location = DraftLocation(item.id, field, ["en", "ru"][dice.next(upperBound: 2)])
      value = .text(["", "Kitten", "Щенок", "\u{0}<b>\"\\\n", "\u{202E}x"][dice.next(upperBound: 5)] + suffix)
    case .points, .quota:
      location = DraftLocation(item.id, field, "o\(1 + dice.next(upperBound: 3))")
      value = .integer(dice.next(upperBound: 5))
    case .draw:
      location = DraftLocation(item.id, field)
      value = .integer(dice.next(upperBound: 5) - 1)
    case .shuffledAnswers, .shuffledQuestions, .unlisted:
      location = DraftLocation(item.id, field)
      value = .boolean(dice.next(upperBound: 2) == 0)
    default:
      location = DraftLocation(item.id, field)
      value = .text(
        ["multiple", "ranged", "submit", "equal", "question", "q1", "x", "#112233"][dice.next(upperBound: 8)])
    }
    return .set(location, from: item.values[location.key], to: dice.next(upperBound: 5) == 0 ? nil : value)
  }

  private mutating func insertion(_ draft: Draft) -> DraftOperation {
    count += 1
    let kind = [DraftItem.Kind.outcome, .question, .answer, .answer, .language][dice.next(upperBound: 5)]
    let position = position(draft, kind, except: nil)
    switch kind {
    case .language: return .insert(DraftItem(DraftItemID(["en", "ru", "zh-Hant"][count % 3]), .language), at: position)
    case .outcome: return .insert(DraftItem(DraftItemID("o\(count)\(suffix)"), kind), at: position)
    case .question: return .insert(DraftItem(DraftItemID("q\(count)\(suffix)"), kind), at: position)
    default:
      let values = [DraftItem.Key(.text, "en"): DraftValue.text("A \(count)")]
      return .insert(DraftItem(DraftItemID("a\(count)\(suffix)"), .answer, values: values), at: position)
    }
  }

  private mutating func position(_ draft: Draft, _ kind: DraftItem.Kind, except id: DraftItemID?) -> DraftPosition {
    let questions = draft.quiz.items(.question)
    let parent =
      kind == .answer && !questions.isEmpty ? questions[dice.next(upperBound: questions.count)] : draft.quiz
    let siblings = parent.items(kind).map(\.id).filter { $0 != id }
    let index = dice.next(upperBound: siblings.count + 1)
    return DraftPosition(in: parent.id, after: index == 0 ? nil : siblings[index - 1])
  }

  private func all(_ item: DraftItem) -> [DraftItem] { [item] + item.items.flatMap { all($0) } }
}
