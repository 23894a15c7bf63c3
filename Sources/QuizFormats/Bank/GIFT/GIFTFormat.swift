/// What a text in GIFT is written in, as square brackets before it say.
enum GIFTFormat: String, CaseIterable {
  case html, moodle, plain, markdown
  /// Nothing is said: HTML where there are tags, plain text otherwise.
  case automatic

  /// The format that a text begins with, and the rest of it; nil where it begins with none.
  static func taken(from text: GIFTText) -> (GIFTFormat, GIFTText)? {
    for format in allCases where format != .automatic && text.begins(with: "[\(format.rawValue)]") {
      let trimmed = text.trimmedStart
      return (format, trimmed[trimmed.start + format.rawValue.count + 2..<trimmed.end])
    }
    return nil
  }

  /// What a reader sees.
  func plain(_ text: String) -> String {
    switch self {
    case .html: HTMLText(text).text
    case .plain, .markdown: text
    case .moodle, .automatic: Self.hasTags(text) ? HTMLText(text).text : text
    }
  }

  /// Whether there is something that is hardly meant as it stands.
  private static func hasTags(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return false }
    let text = text.lowercased()
    return ["</", "<br", "<p>", "<img", "&nbsp;", "&amp;", "&lt;", "&gt;", "&quot;"].contains { text.contains($0) }
  }
}
