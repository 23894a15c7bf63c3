internal import QuizDrafts

/// A picture's file doesn't exist.
struct PictureNotFound: DiagnosticRule {
  static let id = "picture-not-found"
  static let why = "Players would see a gap."

  let file: String
  let candidates: [String]

  var draftDiagnostic: DraftDiagnosticKind? { .pictureNotFound }
  var message: String { "There is no file \(file.quoted) in the quiz's folder." }
  var help: String { "Put it there, or correct the name; upper and lower case matter." }
  var suggestion: String? {
    SpellingSuggestion.nearest(to: file, among: candidates) ?? candidates.first { $0.lowercased() == file.lowercased() }
  }
}
