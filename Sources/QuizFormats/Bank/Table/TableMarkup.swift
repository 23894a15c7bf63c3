/// Converts HTML in a row of a table to plain text.
enum TableMarkup {
  enum Result {
    case none
    /// The row shows pictures or sounds.
    case media
    /// The first cell that was converted, and its text before.
    case converted(index: Int, original: String)
  }

  /// The elements that authors of questions use. Others, such as `<int>`, are probably not HTML.
  private static let elements: Set<String> = [
    "a", "b", "big", "blockquote", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "h4", "hr", "i",
    "img",
    "li", "mark", "ol", "p", "pre", "q", "s", "small", "span", "strong", "sub", "sup", "table", "tbody", "td", "tr",
    "tt",
    "u", "ul",
  ]
  /// The elements without an end tag.
  private static let voidElements: Set<String> = ["br", "hr", "img"]

  /// Converts the cells of a row, unless the row asks about HTML: one of its cells is nothing but a tag or an entity,
  /// or two cells would become the same.
  static func convert(_ cells: inout [Int: TableCell], in indices: [Int]) -> Result {
    var converted: [(index: Int, text: String)] = []
    for index in indices {
      guard let cell = cells[index], let html = html(cell.text) else { continue }
      if html.hasMedia { return .media }
      guard html.text.contains(where: { $0.isLetter || $0.isNumber }) else { return .none }
      converted.append((index, html.text))
    }
    guard let first = converted.first, let original = cells[first.index]?.text else { return .none }
    var result = cells
    for (index, text) in converted {
      guard let cell = cells[index] else { continue }
      result[index] = TableCell(text: text, location: cell.location, isText: cell.isText)
    }
    func distinct(_ cells: [Int: TableCell]) -> Int { Set(indices.compactMap { cells[$0]?.text.trimmed }).count }
    guard distinct(result) == distinct(cells) else { return .none }
    cells = result
    return .converted(index: first.index, original: original)
  }

  /// The text as HTML; nil if it has no tag and no entity of HTML.
  private static func html(_ text: String) -> HTMLText? {
    if text.utf8.contains(UInt8(ascii: "<")), hasElement(text) { return HTMLText(text) }
    guard text.utf8.contains(UInt8(ascii: "&")) else { return nil }
    let decoded = HTMLText.decodingEntities(text)
    return decoded == text ? nil : HTMLText(text.replacing("<", with: "&lt;"))
  }

  /// Whether the text has an element with its end tag, or one that has none.
  private static func hasElement(_ text: String) -> Bool {
    var opened: Set<String> = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard let tag = HTMLTag(rest[start...]), elements.contains(tag.name) else {
        rest = rest[rest.index(after: start)...]
        continue
      }
      if voidElements.contains(tag.name) || tag.isClosing && opened.contains(tag.name) { return true }
      if !tag.isClosing { opened.insert(tag.name) }
      rest = rest[tag.end...]
    }
    return false
  }
}
