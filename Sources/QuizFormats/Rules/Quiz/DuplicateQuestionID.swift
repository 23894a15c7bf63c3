/// Two questions have the same id.
///
/// A question without an id gets one by its place: q1, q2 and so on; another question can't have that too.
struct DuplicateQuestionID: DiagnosticRule {
  static let id = "duplicate-question-id"
  static let why = "Statistics and the tie rule name questions by their id, so each has its own."

  let name: String
  let first: Int
  let isByPlace: Bool

  var message: String {
    isByPlace
      ? "This question gets the id \(name.quoted) by its place, which the one in line \(first) has."
      : "The question \(name.quoted) stands already in line \(first)."
  }
  var help: String { isByPlace ? "Give it an id of its own." : "Give this one another id, or take it out." }
}
