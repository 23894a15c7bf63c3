/// An id holds something other than lowercase letters, digits and hyphens, or is too long.
///
/// Ids stand in addresses and in other places of the file, so they are kept simple: `a` to `z`, `0` to `9` and `-`,
/// up to 64 characters. Without an `id` of its own a quiz takes its file's name.
struct InvalidID: DiagnosticRule {
  static let id = "invalid-id"
  static let why = "Ids stand in addresses; these characters are safe there in every language."

  let id: String
  var isFromFileName = false

  var message: String {
    isFromFileName
      ? "The quiz has no id, and its file's name \(id.quoted) can't serve as one."
      : "The id \(id.quoted) isn't made of 1 to \(FileLimits.idLength) lowercase letters a–z, digits and hyphens."
  }
  var help: String {
    isFromFileName ? "Write “id: …” with lowercase letters, digits and hyphens." : "Write a short name with those."
  }
  var suggestion: String? { ScalarFormat.slug(of: id) }
}
