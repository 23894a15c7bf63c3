/// Converts the tags and texts of HTML to plain text.
struct HTMLTextExtractor {
  /// Elements that begin a new line.
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "hr",
    "section", "article", "dd", "dt", "dl", "caption", "thead", "tbody", "tfoot",
  ]

  private var text = ""
  /// An open superscript or subscript, and the number of such elements inside it.
  private var scriptRun: (isRaised: Bool, text: String, inner: Int)?
  private var isInCell = false
  /// The number of open `pre` elements.
  private var preDepth = 0
  /// The number of cells in the current row.
  private var cellCount = 0
  /// Whether ruby text (a reading above East Asian characters) is open.
  private var isInRubyText = false
  /// Whether the content is only for programs that can't show ruby text.
  private var isInRubyFallback = false

  /// Appends the text between two tags.
  mutating func appendText(_ part: some StringProtocol) {
    if isInRubyFallback { return }
    if preDepth > 0 { return write(Self.preformatted(part)) }
    write(String(part.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  /// A text whose lines and spaces stay as they are. Spaces that stay are no-break spaces until the end, and an empty
  /// line has one.
  private static func preformatted(_ part: some StringProtocol) -> String {
    var text = ""
    var isLineEmpty = false
    for character in part {
      if character.isNewline {
        if isLineEmpty { text += "\u{A0}" }
        text += "\n"
        isLineEmpty = true
      } else {
        isLineEmpty = false
        text += character == "\t" ? "\u{A0}\u{A0}\u{A0}\u{A0}" : character == " " ? "\u{A0}" : String(character)
      }
    }
    return text
  }

  private mutating func write(_ part: String) {
    if scriptRun == nil { text += part } else { scriptRun?.text += part }
  }

  mutating func handle(_ tag: HTMLTag) {
    isInRubyFallback = tag.name == "rp" && !tag.isClosing
    switch tag.name {
    case "sup", "sub": tag.isClosing ? closeScript() : openScript(isRaised: tag.name == "sup")
    case "td", "th":
      endScript()
      if !tag.isClosing, cellCount > 0 { text += " | " }
      if !tag.isClosing { cellCount += 1 }
      isInCell = !tag.isClosing
    case "tr", "table":
      endScript()
      isInCell = false
      cellCount = 0
      text += "\n"
    case "rt":
      endRubyText()
      isInRubyText = !tag.isClosing
      if isInRubyText { write("(") }
    case "ruby", "rb": endRubyText()
    default:
      guard Self.blocks.contains(tag.name) else { return }
      if tag.name == "pre" { preDepth = max(0, preDepth + (tag.isClosing ? -1 : 1)) }
      endScript()
      text += isInCell ? " " : "\n"
    }
  }

  private mutating func endRubyText() {
    if isInRubyText { write(")") }
    isInRubyText = false
  }

  private mutating func openScript(isRaised: Bool) {
    if scriptRun == nil {
      scriptRun = (isRaised, "", 0)
    } else {
      scriptRun?.inner += 1
      scriptRun?.text += isRaised ? "^(" : "_("
    }
  }

  private mutating func closeScript() {
    guard let inner = scriptRun?.inner, inner > 0 else { return endScript() }
    scriptRun?.inner -= 1
    scriptRun?.text += ")"
  }

  private mutating func endScript() {
    guard let scriptRun else { return }
    self.scriptRun = nil
    let inner = HTMLText.decodingEntities(scriptRun.text)
    // This text is decoded again with the rest.
    text += (scriptRun.isRaised ? SuperAndSubscript.superscript(inner) : SuperAndSubscript.subscripted(inner))
      .replacing("&", with: "&amp;")
  }

  /// The whole text; nothing may be appended after it.
  mutating func finish() -> String {
    endScript()
    endRubyText()
    return text
  }
}
