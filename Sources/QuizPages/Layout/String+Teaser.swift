extension String {
  /// The beginning of the description: its first paragraph, cut after a word to at most 280 characters.
  var teaser: String {
    let paragraph = split(separator: "\n").first ?? ""
    let beginning = paragraph.prefix(280)
    guard beginning.endIndex < paragraph.endIndex else { return String(paragraph) }
    let words = beginning.lastIndex(of: " ").map { beginning[..<$0] } ?? beginning
    return words + "…"
  }
}
