import QuizFormats

/// The part that a diagnostic is about, for other programs. What isn't known is left out.
struct DocumentPathJSON: Encodable {
  struct Item: Encodable {
    let index: Int
    let id: String?
  }

  let outcome: Item?
  let question: Item?
  let answer: Int?
  let field: String?
  let language: String?

  init(_ path: DocumentPath) {
    outcome = path.outcome.map { Item(index: $0.index, id: $0.id) }
    question = path.question.map { Item(index: $0.index, id: $0.id) }
    answer = path.answer
    field = path.field
    language = path.language
  }
}
