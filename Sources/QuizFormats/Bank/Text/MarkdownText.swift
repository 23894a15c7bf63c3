/// Converts Markdown to plain text: removes the markup of emphasis, code, links, headings and quotations.
struct MarkdownText {
  let text: String
  /// Whether it contains pictures or the like.
  let hasMedia: Bool
  let hasFormula: Bool

  init(_ markdown: String) {
    let lines = markdown.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).map {
      Self.line(String($0).trimmed)
    }
    let plain = lines.filter { !$0.isBlank }.joined(separator: "\n")
    let isPicture = markdown.firstRange(of: "![").map { markdown[$0.upperBound...].contains("](") } ?? false
    guard Self.hasTags(plain) else {
      text = HTMLText.decodingEntities(plain)
      hasMedia = isPicture
      hasFormula = TeXFormula.occurs(in: markdown)
      return
    }
    let html = HTMLText(plain.replacing("\n", with: "<br>"))
    text = html.text
    hasMedia = isPicture || html.hasMedia
    hasFormula = html.hasFormula || TeXFormula.occurs(in: markdown)
  }

  private static func hasTags(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "<"))
      && ["</", "<br", "<img", "<p>", "<math"].contains { text.lowercased().contains($0) }
  }

  private static func line(_ line: String) -> String {
    var rest = line[...]
    while rest.first == ">" { rest = rest.dropFirst().drop { $0 == " " } }
    let hashes = rest.prefix { $0 == "#" }.count
    if (1...6).contains(hashes), rest.dropFirst(hashes).first == " " { rest = rest.dropFirst(hashes + 1) }
    return inline(Array(rest.trimmingPrefix(" ")))
  }

  /// Removes markup inside a line; a mark without a second one stays.
  private static func inline(_ line: [Character]) -> String {
    var characters: [(character: Character, isRemoved: Bool)] = line.map { ($0, false) }
    var open: [String: Int] = [:]
    var index = 0
    var isCode = false
    while index < line.count {
      let character = line[index]
      if character == "\\", !isCode, index + 1 < line.count, line[index + 1].isPunctuation || line[index + 1].isSymbol {
        // The backslashes of TeX parentheses and brackets stay, so that formulas are recognized.
        if !"()[]".contains(line[index + 1]) { characters[index].isRemoved = true }
        index += 2
        continue
      }
      if character == "`" { isCode = line[(index + 1)...].contains("`") ? !isCode : false }
      guard "*_`".contains(character), !isCode || character == "`" else {
        index += 1
        continue
      }
      let run = line[index...].prefix { $0 == character }.count
      let marker = String(repeating: character, count: run)
      let before = index > 0 ? line[index - 1] : " "
      let after = index + run < line.count ? line[index + run] : " "
      let isInWord = character == "_" && (before.isLetter || before.isNumber) && (after.isLetter || after.isNumber)
      if let start = open[marker], !before.isWhitespace, !isInWord {
        for position in Array(start..<(start + run)) + Array(index..<(index + run)) {
          characters[position].isRemoved = true
        }
        open[marker] = nil
      } else if !after.isWhitespace, !isInWord {
        open[marker] = index
      }
      index += run
    }
    return removingLinks(String(characters.filter { !$0.isRemoved }.map(\.character)))
  }

  /// Replaces `[text](url)` by the text.
  private static func removingLinks(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    guard let lastClose = text.lastIndex(of: ")") else { return text }
    while let middle = rest.firstRange(of: "]("), middle.upperBound <= lastClose {
      let before = rest[..<middle.lowerBound]
      guard let open = before.lastIndex(of: "["), let close = rest[middle.upperBound...].firstIndex(of: ")") else {
        result += rest[..<middle.upperBound]
        rest = rest[middle.upperBound...]
        continue
      }
      result += before[..<open] + before[before.index(after: open)...]
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
