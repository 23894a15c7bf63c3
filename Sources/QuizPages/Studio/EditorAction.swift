public import QuizDrafts

/// What a button of the editor's form does after the fields are saved. Its ``value`` is the button's value.
public enum EditorAction: Hashable, Sendable {
  /// Returns to the open card.
  case save
  case open(EditorCard)
  /// Adds an outcome or a question at the end, or an answer to a question, or the language that the form names.
  case add(DraftItem.Kind, to: DraftItemID)
  /// Adds a copy right after the item.
  case duplicate(DraftItemID)
  case delete(DraftItemID)
  case moveUp(DraftItemID)
  case moveDown(DraftItemID)
  /// Moves an answer to the question that the field ``questionField(of:)`` names.
  case moveToQuestion(DraftItemID)

  /// The name of the field that says to which question an answer moves.
  public static func questionField(of answer: DraftItemID) -> String { "to-" + answer.name }

  public var value: String {
    switch self {
    case .save: "save"
    case .open(let card): "open:" + card.name
    case .add(let kind, let parent): "add:" + kind.rawValue + ":" + parent.name
    case .duplicate(let id): "duplicate:" + id.name
    case .delete(let id): "delete:" + id.name
    case .moveUp(let id): "up:" + id.name
    case .moveDown(let id): "down:" + id.name
    case .moveToQuestion(let id): "to:" + id.name
    }
  }

  /// Reads the value of a button; nil if no button has it.
  public init?(_ value: String) {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    if parts == ["save"] {
      self = .save
      return
    }
    guard parts.count >= 2, !parts[1].isEmpty else { return nil }
    let id = DraftItemID(parts[1])
    switch (parts[0], parts.count) {
    case ("open", 2):
      guard let card = EditorCard(parts[1]) else { return nil }
      self = .open(card)
    case ("add", 3):
      guard let kind = DraftItem.Kind(rawValue: parts[1]), kind != .quiz else { return nil }
      let parent = DraftItemID(parts[2])
      guard parent.kind == (kind == .answer ? .question : .quiz) else { return nil }
      self = .add(kind, to: parent)
    case ("duplicate", 2): self = .duplicate(id)
    case ("delete", 2): self = .delete(id)
    case ("up", 2): self = .moveUp(id)
    case ("down", 2): self = .moveDown(id)
    case ("to", 2): self = .moveToQuestion(id)
    default: return nil
    }
  }
}
