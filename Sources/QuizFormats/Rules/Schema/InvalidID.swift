internal import QuizDrafts

/// An id is too long, or contains other characters than lowercase letters, digits and hyphens.
///
/// Ids are part of URLs, so they are simple: `a` to `z`, `0` to `9` and `-`, up to 64 characters. A quiz without an
/// `id` uses its file's name.
struct InvalidID: DiagnosticRule {
  static let id = "invalid-id"
  static let why = "Ids are part of URLs, and these characters are safe there."

  let id: String
  var isFromFileName = false

  var draftDiagnostic: DraftDiagnosticKind? { .invalidID(suggestion: suggestion) }
  var message: String {
    isFromFileName
      ? "The quiz has no id, and its file's name \(id.quoted) isn't a valid one."
      : "The id \(id.quoted) must be 1 to \(FileLimits.idLength) lowercase letters a–z, digits and hyphens."
  }
  var help: String {
    isFromFileName
      ? "Write “id: …” with lowercase letters, digits and hyphens." : "Write a short name with these characters."
  }
  var suggestion: String? { ScalarFormat.slug(of: id) }
}
