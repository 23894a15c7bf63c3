import HTML
public import QuizDrafts

/// What is wrong in a draft, at the field that it is about.
public struct EditorDiagnostic: Hashable, Sendable {
  /// The item that it is about.
  public let item: DraftItemID
  /// The field; nil if it is about the whole item or one of its lists.
  public let field: DraftField?
  /// A language's tag, an outcome's id or a question's tag; nil if it is about the whole field.
  public let key: String?
  public let kind: DraftDiagnosticKind
  /// Whether the quiz can't be published with it.
  public let isError: Bool

  public init(item: DraftItemID, field: DraftField?, key: String?, kind: DraftDiagnosticKind, isError: Bool) {
    self.item = item
    self.field = field
    self.key = key
    self.kind = kind
    self.isError = isError
  }

  /// The card that has its field.
  func card(in draft: Draft) -> EditorCard {
    switch item.kind {
    case .outcome, .question: return .item(item)
    case .answer: return draft.position(of: item).map { .item($0.parent) } ?? .introduction
    case .language: return .introduction
    case .quiz: return EditorCard.card(of: field, kind)
    }
  }

  /// The item whose section of a draft's page says what is wrong.
  func section(in draft: Draft) -> DraftItemID {
    switch item.kind {
    case .outcome, .question: item
    case .answer: draft.position(of: item)?.parent ?? .quiz
    case .quiz, .language: .quiz
    }
  }

  /// What is wrong, and how to mend it. Its severity comes before it in words, never in colour alone.
  ///
  /// - Parameter id: of the element, to which the field's input refers; nil if no input does.
  func html(id: String?, _ texts: Texts.Diagnostics) -> HTML {
    let words = texts.text(kind)
    return """
      <p class="diagnostic\(" is-error", if: isError)"\(id.map { " id=\"\($0)\"" })>\
      <strong>\(isError ? texts.error : texts.warning)</strong> \(words.problem) \(words.mend)</p>
      """
  }
}

extension EditorCard {
  /// The card that has a field of the quiz.
  static func card(of field: DraftField?, _ kind: DraftDiagnosticKind? = nil) -> EditorCard {
    switch field {
    case .draw, .quota, .shuffledQuestions, .shuffledAnswers, .ties, .tieBreaker: return .rules
    case .reveal, .undecidedTitle, .undecidedDescription: return .outcomes
    case nil:
      switch kind {
      case .tooFewItems(.outcome, _), .tooManyItems(.outcome, _): return .outcomes
      case .frequentTies, .onlyTieBreakQuestion, .quotasWithoutDraw, .quotasExceedDraw: return .rules
      default: return .introduction
      }
    default: return .introduction
    }
  }
}

extension Texts.Studio.Editor.Fields {
  /// What the author knows a field as; nil for a field that has no words of its own.
  func name(of field: DraftField, in kind: DraftItem.Kind) -> String? {
    switch field {
    case .id: return kind == .quiz ? address : fileName
    case .title: return title
    case .name: return outcomeName
    case .text: return nil
    case .description: return description
    case .reveal: return reveal
    case .undecidedTitle: return undecidedTitle
    case .undecidedDescription: return undecidedDescription
    case .alt: return alt
    case .emoji: return emoji
    case .accent: return accent
    case .kind: return self.kind
    case .advance: return advance
    case .bands: return bands
    case .tag: return tag
    case .draw: return draw
    case .ties: return ties
    case .tieBreaker: return tieBreaker
    case .picture, .points, .quota, .shuffledQuestions, .shuffledAnswers, .unlisted: return nil
    }
  }
}
