/// The part of a quiz or a bank that a diagnostic is about. An editor can show the message beside the part's field.
public struct DocumentPath: Hashable, Sendable {
  /// One of the outcomes or questions.
  public struct Item: Hashable, Sendable {
    /// From 0, in the order of the file.
    public let index: Int
    /// As the file gives it; nil if it gives none.
    public let id: String?

    init(index: Int, id: String?) {
      self.index = index
      self.id = id
    }
  }

  /// Of a quiz; nil if the diagnostic isn't about an outcome.
  public internal(set) var outcome: Item?
  /// Of a quiz or a bank. A tie-break question counts as the others do.
  public internal(set) var question: Item?
  /// The index of one of the question's answers, from 0.
  public internal(set) var answer: Int?
  /// The key within that part, with the keys and list indices inside: `title`, `picture.alt`, `points.dog`, `wrong[2]`.
  /// It is nil if the diagnostic is about the whole part.
  public internal(set) var field: String?
  /// The tag of a translation, as the file writes it.
  public internal(set) var language: String?

  init(outcome: Item? = nil, question: Item? = nil, answer: Int? = nil, field: String? = nil) {
    self.outcome = outcome
    self.question = question
    self.answer = answer
    self.field = field
  }

  /// Goes on to the value of a key.
  mutating func descend(to key: String) { field = field.map { "\($0).\(key)" } ?? key }

  /// Goes on to an item of the list that is reached.
  mutating func descend(to index: Int, id: String?) {
    switch field {
    case "outcomes" where outcome == nil && question == nil: self = Self(outcome: Item(index: index, id: id))
    case "questions" where outcome == nil && question == nil: self = Self(question: Item(index: index, id: id))
    case "answers" where question != nil && answer == nil: self = Self(question: question, answer: index)
    default: field = "\(field ?? "")[\(index)]"
    }
  }

  func descending(to key: String) -> Self {
    var path = self
    path.descend(to: key)
    return path
  }
}
