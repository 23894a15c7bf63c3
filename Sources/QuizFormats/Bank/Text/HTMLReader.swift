/// Writes down what the tags of an HTML text and what stands between them mean to a reader of plain text.
struct HTMLReader {
  /// Elements that begin a new line.
  private static let blocks: Set<String> = [
    "p", "div", "br", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote", "hr",
    "section", "article", "dd", "dt", "dl", "caption", "thead", "tbody", "tfoot",
  ]

  private var text = ""
  /// Text above or below the line that isn't at its end, and how many such texts stand in it.
  private var script: (isRaised: Bool, text: String, inner: Int)?
  private var isInCell = false
  /// How many cells the row has so far.
  private var cells = 0
  /// Whether a reading over East Asian letters is open.
  private var isReading = false
  /// Whether what follows is only for programs that can't show such readings.
  private var isFallback = false

  /// Takes what stands between two tags.
  mutating func add(_ piece: some StringProtocol) {
    if isFallback { return }
    write(String(piece.map { $0.isNewline || $0 == "\t" ? " " : $0 }))
  }

  private mutating func write(_ piece: String) {
    if script == nil { text += piece } else { script?.text += piece }
  }

  mutating func take(_ tag: HTMLTag) {
    isFallback = tag.name == "rp" && !tag.isClosing
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
      endReading()
      isReading = !tag.isClosing
      if isReading { write("(") }
    case "ruby", "rb": endReading()
    default:
      guard Self.blocks.contains(tag.name) else { return }
      endScript()
      text += isInCell ? " " : "\n"
    }
  }

  private mutating func endReading() {
    if isReading { write(")") }
    isReading = false
  }

  private mutating func openScript(isRaised: Bool) {
    if script == nil {
      script = (isRaised, "", 0)
    } else {
      script?.inner += 1
      script?.text += isRaised ? "^(" : "_("
    }
  }

  private mutating func closeScript() {
    guard let inner = script?.inner, inner > 0 else { return endScript() }
    script?.inner -= 1
    script?.text += ")"
  }

  private mutating func endScript() {
    guard let script else { return }
    self.script = nil
    let inner = HTMLText.entitiesDecoded(script.text)
    // What is written here is decoded once more with the rest.
    text += (script.isRaised ? ScriptText.raised(inner) : ScriptText.lowered(inner)).replacing("&", with: "&amp;")
  }

  /// All that was written; nothing may follow.
  mutating func finished() -> String {
    endScript()
    endReading()
    return text
  }
}
