/// The file isn't UTF-8, and its encoding is unclear. Nothing is imported.
///
/// Either it has too few letters outside English, or it is damaged, or it isn't a text.
struct UndetectableEncoding: DiagnosticRule {
  static let id = "undetectable-encoding"
  static let why =
    "In the wrong encoding players would see “иЎЊ” or “Ã©” instead of words."

  /// The most likely encoding, and some words of the file in it.
  let detected: (name: String, excerpt: String)?

  init(_ detected: DetectedEncoding) {
    self.detected = detected.encoding.map { ($0.name, detected.excerpt) }
  }

  var message: String {
    let start = "The file isn't UTF-8, and its encoding is unclear."
    guard let detected, !detected.excerpt.isEmpty else { return start }
    return "\(start) In \(detected.name) it says \(detected.excerpt.quoted)"
  }
  var help: String {
    let name = detected?.name.lowercased() ?? "windows-1251"
    return """
      If you know it, name it: --encoding \(name), or another one (windows-1250, windows-1251, koi8-r, cp866, mac-roman, big5, \
      gb18030). Or open the file in a program that shows it right, and save it as UTF-8.
      """
  }
}
