/// The file isn't UTF-8, and its encoding is unclear. Nothing is imported.
///
/// Either it has too few letters outside English, or it is damaged, or it isn't a text. Where two encodings fit the
/// file about as well, the message shows a line in both.
struct UndetectableEncoding: DiagnosticRule {
  static let id = "undetectable-encoding"
  static let why =
    "In the wrong encoding players would see “иЎЊ” or “Ã©” instead of words."

  /// The most likely encodings, the best first, and some words of the file in each: none, one or two.
  let candidates: [(name: String, excerpt: String)]

  init(_ detected: DetectedEncoding) {
    candidates = [detected.best, detected.alternative].compactMap { candidate in
      candidate.map { ($0.encoding.name, $0.excerpt) }
    }
  }

  var message: String {
    let start = "The file isn't UTF-8, and its encoding is unclear."
    guard let first = candidates.first, !first.excerpt.isEmpty else { return start }
    guard candidates.count > 1 else { return "\(start) In \(first.name) it says \(first.excerpt.quoted)" }
    let second = candidates[1]
    return """
      \(start) It may be \(first.name), where it says \(first.excerpt.quoted), or \(second.name), where it says \
      \(second.excerpt.quoted).
      """
  }

  var help: String {
    let save = "Or open the file in a program that shows it right, and save it as UTF-8."
    if candidates.count > 1 {
      let names = candidates.map { "--encoding \($0.name.lowercased())" }.joined(separator: " or ")
      return "Name the encoding in which the words are right: \(names), or another one. \(save)"
    }
    let name = candidates.first?.name.lowercased() ?? "windows-1251"
    return """
      If you know it, name it: --encoding \(name), or another one (windows-1250, windows-1251, koi8-r, cp866, mac-roman, big5, \
      gb18030). \(save)
      """
  }
}
