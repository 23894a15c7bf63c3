/// The name of a part of a draft. It never changes, wherever the part is moved, and belongs to one part for ever.
public struct DraftItemID: Hashable, Comparable, Sendable {
  /// `quiz` for the whole quiz, a language's tag for a language, otherwise such as `q3` or `a7b2`: the first letter of
  /// the kind, a digit, and up to 30 more lowercase letters and digits.
  public let name: String

  /// Accepts any text. A draft takes only valid ids.
  public init(_ name: String) { self.name = name }

  /// The quiz itself.
  public static let quiz = DraftItemID("quiz")

  /// By the bytes of the names, so that two ids that came at the same time have an order everywhere.
  public static func < (one: DraftItemID, other: DraftItemID) -> Bool {
    one.name.utf8.lexicographicallyPrecedes(other.name.utf8)
  }

  /// Whether an item of this kind may have the id.
  func isValid(for kind: DraftItem.Kind) -> Bool {
    let bytes = Array(name.utf8)
    func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) }
    switch kind {
    case .quiz: return self == .quiz
    case .language:
      let subtags = name.split(separator: "-", omittingEmptySubsequences: false)
      return bytes.count <= 35 && name != "quiz" && (subtags.first?.utf8.allSatisfy { $0 | 0x20 >= 0x61 } ?? false)
        && subtags.allSatisfy {
          (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isSmall($0) || isSmall($0 | 0x20) }
        }
    case .outcome, .question, .answer:
      guard (2...32).contains(bytes.count), bytes[0] == kind.rawValue.utf8.first else { return false }
      return (0x30...0x39).contains(bytes[1]) && bytes.allSatisfy(isSmall)
    }
  }
}

/// A part of a draft: the quiz, a language, an outcome, a question or an answer. Anything may be missing in it.
public struct DraftItem: Hashable, Sendable {
  /// What an item is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case quiz, language, outcome, question, answer

    /// The kind of item that contains it; nil for the quiz.
    var parent: Kind? {
      switch self {
      case .quiz: nil
      case .language, .outcome, .question: .quiz
      case .answer: .question
      }
    }
  }

  /// A field of an item. Texts have one value for each language, points one for each outcome.
  public struct Key: Hashable, Sendable {
    public let field: DraftField
    /// A language's tag, an outcome's id or a question's tag; nil if the field has one value.
    public let key: String?

    public init(_ field: DraftField, _ key: String? = nil) {
      self.field = field
      self.key = key
    }
  }

  public let id: DraftItemID
  public let kind: Kind
  /// What was written so far.
  public internal(set) var values: [Key: DraftValue]
  /// The items in it: first the languages, then the outcomes, then the questions; or the answers.
  public internal(set) var items: [DraftItem]

  /// Takes the parts as they are. ``Draft/apply(_:)`` checks an item before a draft gets it.
  public init(_ id: DraftItemID, _ kind: Kind, values: [Key: DraftValue] = [:], items: [DraftItem] = []) {
    self.id = id
    self.kind = kind
    self.values = values
    self.items = items
  }

  /// The value of a field; nil if nothing was written.
  public subscript(field: DraftField, key: String? = nil) -> DraftValue? { values[Key(field, key)] }

  /// The items of one kind, in their order.
  public func items(_ kind: Kind) -> [DraftItem] { items.filter { $0.kind == kind } }

  /// The item with this id: this one, or one inside it.
  public func item(_ id: DraftItemID) -> DraftItem? {
    if self.id == id { return self }
    for item in items {
      if let found = item.item(id) { return found }
    }
    return nil
  }

  /// The item and all items inside it.
  var all: [DraftItem] { [self] + items.flatMap { $0.all } }
}

/// What an author wrote into a field.
public enum DraftValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case boolean(Bool)
}

extension DraftItemID {
  /// What kind of item has such an id.
  public var kind: DraftItem.Kind {
    let kinds: [DraftItem.Kind] = [.quiz, .outcome, .question, .answer]
    return kinds.first { isValid(for: $0) } ?? .language
  }
}

extension DraftItem {
  /// The id of the item in a quiz file: the author's, or else its own.
  public var fileID: String {
    if case .text(let id)? = self[.id], !id.isEmpty { return id }
    return id.name
  }
}

extension DraftItem.Kind {
  /// The fields of such an item, in the order in which they are written.
  public var fields: [DraftField] { DraftField.fields(of: self) }
}
