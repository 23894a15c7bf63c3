public import QuizDrafts

/// A mistake in a draft, at the field it is about. Files have the same mistakes by the same rules: see ``Diagnostic``.
public struct DraftDiagnostic: Hashable, Sendable {
  /// The item that it is about.
  public let item: DraftItemID
  /// The field; nil if it is about the whole item or one of its lists.
  public let field: DraftField?
  /// A language's tag, an outcome's id or a question's tag; nil if it is about the whole field.
  public let key: String?
  /// The kind of items of which there are too few or too many; nil if it is about something else.
  public let list: DraftItem.Kind?
  /// What is wrong, as data.
  public let kind: DraftDiagnosticKind
  /// What is wrong in a file: the rule's id, and English sentences.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic, in draft: Draft) {
    self.diagnostic = diagnostic
    let location = DraftDiagnosticLocation(diagnostic.path ?? DocumentPath(), in: draft)
    item = location.item.id
    field = location.field
    list = location.list
    kind = DraftDiagnosticKind(diagnostic, in: location.list)
    key = location.key ?? (location.field?.isTranslated == true ? diagnostic.path?.language : nil)
  }
}

extension DraftDiagnosticKind {
  /// - Parameter list: the kind of items of which there are too few or too many, if it is about a list.
  fileprivate init(_ diagnostic: Diagnostic, in list: DraftItem.Kind?) {
    switch (diagnostic.draftDiagnostic, list) {
    case (.missingText, let list?): self = .tooFewItems(list, minimum: FileLimits.items(list).lowerBound)
    case (let kind?, _): self = kind
    case (nil, _): self = .other(diagnostic.message)
    }
  }
}

/// Finds the field of a draft for a path in the file that was written from it.
private struct DraftDiagnosticLocation {
  private(set) var item: DraftItem
  private(set) var field: DraftField?
  private(set) var key: String?
  private(set) var list: DraftItem.Kind?

  init(_ path: DocumentPath, in draft: Draft) {
    item = draft.quiz
    if let index = path.outcome?.index { enter(.outcome, index) }
    if let index = path.question?.index { enter(.question, index) }
    if let index = path.answer { enter(.answer, index) }
    guard let text = path.field else { return }
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    let name = parts.first ?? text
    let rest = parts.count > 1 ? parts[1] : nil
    switch (name, rest) {
    case ("outcomes", _): list = .outcome
    case ("questions", _): list = .question
    case ("answers", _): list = .answer
    case ("languages", _): list = .language
    case _ where name.hasPrefix("languages["):
      if let index = Int(name.dropFirst("languages[".count).dropLast()) { enter(.language, index) }
    case ("picture", "alt"): field = .alt
    case ("picture", _): field = .picture
    case ("quotas", let tag): (field, key) = (.quota, tag)
    case ("points", let id): (field, key) = (.points, draft.quiz.items(.outcome).first { $0.fileID == id }?.id.name)
    case ("shuffle", "answers"): field = .shuffledAnswers
    case ("shuffle", _): field = .shuffledQuestions
    case ("ties", "question"): field = .tieBreaker
    case ("undecided", "description"): field = .undecidedDescription
    case ("undecided", _): field = .undecidedTitle
    default: field = DraftField(rawValue: name)
    }
  }

  private mutating func enter(_ kind: DraftItem.Kind, _ index: Int) {
    let items = item.items(kind)
    if items.indices.contains(index) { item = items[index] }
  }
}
