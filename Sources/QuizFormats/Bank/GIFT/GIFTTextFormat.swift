/// The format of a GIFT text, which a prefix in square brackets names.
enum GIFTTextFormat: String, CaseIterable {
  case html, moodle, plain, markdown
  /// No prefix: HTML if there are tags, otherwise plain text.
  case automatic

  /// Parses the prefix; returns the format and the rest, or nil if there is none.
  static func parsePrefix(from text: GIFTText) -> (GIFTTextFormat, GIFTText)? {
    for format in allCases where format != .automatic && text.starts(with: "[\(format.rawValue)]") {
      let trimmed = text.trimmedStart
      return (format, trimmed[trimmed.startIndex + format.rawValue.count + 2..<trimmed.endIndex])
    }
    return nil
  }

  /// The visible text, and whether it also contains media or a formula.
  func plainText(_ text: String) -> (text: String, hasMedia: Bool, hasFormula: Bool) {
    let hasFile = text.contains("@@PLUGINFILE@@")
    switch self {
    case .markdown:
      let markdown = MarkdownText(text)
      return (markdown.text, hasFile || markdown.hasMedia, markdown.hasFormula)
    case .moodle where Self.hasTags(text), .automatic where Self.hasTags(text), .html:
      let html = HTMLText(text)
      return (html.text, hasFile || html.hasMedia, html.hasFormula)
    case .plain, .moodle, .automatic: return (text, hasFile, self != .plain && TeXFormula.occurs(in: text))
    }
  }

  /// Whether the text contains typical HTML tags or entities.
  private static func hasTags(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return false }
    let text = text.lowercased()
    return [
      "</", "<br", "<p>", "<img", "<audio", "<video", "<embed", "<object", "<svg", "&nbsp;", "&amp;", "&lt;", "&gt;",
      "&quot;",
    ].contains { text.contains($0) }
  }
}
