/// Writes down what the tags of an HTML text and what stands between them mean to a reader of plain text.
struct HTMLTextExtractor {
  /// Elements that begin a new line.
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "hr",
    "section", "article", "dd", "dt", "dl", "caption", "thead", "tbody", "tfoot",
  ]

  private var text = ""
  /// Text above or below the line that isn't at its end, and how many such texts stand in it.
  private var scriptRun: (isRaised: Bool, text: String, inner: Int)?
  private var isInCell = false
  /// How many cells the row has so far.
  private var cells = 0
  /// Whether a reading over East Asian letters is open.
  private var isInRubyText = false
  /// Whether what follows is only for programs that can't show such readings.
  private var isInRubyFallback = false

  /// Takes what stands between two tags.
  mutating func appendText(_ piece: some StringProtocol) {
    if isInRubyFallback { return }
    write(String(piece.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  private mutating func write(_ piece: String) {
    if scriptRun == nil { text += piece } else { scriptRun?.text += piece }
  }

  mutating func handle(_ tag: HTMLTag) {
    isInRubyFallback = tag.name == "rp" && !tag.isClosing
    switch tag.name {
    case "sup", "sub": tag.isClosing ? closeScript() : openScript(isRaised: tag.name == "sup")
    case "td", "th":
      endScript()
      if !tag.isClosing, cells > 0 { text += " | " }
      if !tag.isClosing { cells += 1 }
      isInCell = !tag.isClosing
    case "tr", "table":
      endScript()
      (isInCell, cells) = (false, 0)
      text += "\n"
    case "rt":
      endRubyText()
      isInRubyText = !tag.isClosing
      if isInRubyText { write("(") }
    case "ruby", "rb": endRubyText()
    default:
      guard Self.blocks.contains(tag.name) else { return }
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
    // What is written here is decoded once more with the rest.
    text += (scriptRun.isRaised ? SuperAndSubscript.superscript(inner) : SuperAndSubscript.subscripted(inner))
      .replacing("&", with: "&amp;")
  }

  /// All that was written; nothing may follow.
  mutating func finish() -> String {
    endScript()
    endRubyText()
    return text
  }
}
