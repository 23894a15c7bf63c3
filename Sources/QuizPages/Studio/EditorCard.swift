public import QuizDrafts

/// A card of the editor. One is open at a time.
public enum EditorCard: Hashable, Sendable {
  /// The title, the description, the picture and the languages.
  case introduction
  /// How many questions a play asks, in which order, and what breaks ties.
  case rules
  /// The list of the outcomes, without one of them open.
  case outcomes
  /// An outcome or a question.
  case item(DraftItemID)

  /// The card's name in the editor's address.
  public var name: String {
    switch self {
    case .introduction: "introduction"
    case .rules: "rules"
    case .outcomes: "outcomes"
    case .item(let id): id.name
    }
  }

  /// The card of a name in an address; nil if no card has it.
  public init?(_ name: String) {
    switch name {
    case "introduction": self = .introduction
    case "rules": self = .rules
    case "outcomes": self = .outcomes
    default:
      let id = DraftItemID(name)
      guard id.kind == .outcome || id.kind == .question else { return nil }
      self = .item(id)
    }
  }
}
