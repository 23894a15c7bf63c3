/// A quiz while its author writes it: a tree in which anything may be missing.
///
/// It changes by ``DraftOperation``s only. `DraftCheck` of `QuizFormats` makes a quiz of it, or says what is wrong.
public struct Draft: Hashable, Sendable {
  /// The quiz, with everything in it.
  public internal(set) var quiz: DraftItem

  /// An empty draft.
  public init() { quiz = DraftItem(.quiz, .quiz) }

  /// - Parameter quiz: checked as an operation's items are.
  public init(_ quiz: DraftItem) throws(DraftError) {
    self.quiz = quiz
    guard quiz.kind == .quiz, quiz.id == .quiz else { throw .misplacedItem(quiz.id) }
    try checkItem(quiz)
    try checkSize()
  }

  /// The title in the first language that has one; empty if nothing was written.
  public var title: String {
    let languages = quiz.items(.language).map { $0.id.name }
    for language in languages {
      if case .text(let title)? = quiz[.title, language], !title.isEmpty { return title }
    }
    return ""
  }

  /// The item with this id; nil if there is none, or no longer.
  public func item(_ id: DraftItemID) -> DraftItem? { quiz.item(id) }

  /// The value of a field; nil if nothing was written.
  public subscript(location: DraftLocation) -> DraftValue? { item(location.item)?.values[location.key] }

  /// Where an item is; nil if there is none, and for the quiz.
  public func position(of id: DraftItemID) -> DraftPosition? {
    for parent in quiz.all {
      guard let index = parent.items.firstIndex(where: { $0.id == id }) else { continue }
      let before = index > 0 ? parent.items[index - 1] : nil
      return DraftPosition(in: parent.id, after: before?.kind == parent.items[index].kind ? before?.id : nil)
    }
    return nil
  }
}
