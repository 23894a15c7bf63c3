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

extension String {
  /// The first sentence of the description. It isn't cut, unless it is longer than a ``teaser``.
  var firstSentence: String {
    let text = teaser
    var previous: Character = " "
    for index in text.indices {
      // A point within a number or an address ends no sentence.
      if text[index] == " ", ".!?…".contains(previous) { return String(text[..<index]) }
      if "。！？".contains(text[index]) { return String(text[...index]) }
      previous = text[index]
    }
    return text
  }
}
