/// The file isn't UTF-8, and nothing shows for certain what else it is written in. Nothing of it is taken.
///
/// Either it has too few letters beyond English to tell one encoding from another, or it is damaged, or it is no text.
struct UndetectableEncoding: DiagnosticRule {
  static let id = "undetectable-encoding"
  static let why =
    "In the wrong encoding letters come out as others, and players would see “иЎЊ” or “Ã©” instead of words."

  /// What comes nearest, and what the file would say then.
  let guess: (name: String, excerpt: String)?

  init(_ guess: DetectedEncoding) {
    self.guess = guess.encoding.map { ($0.name, guess.excerpt) }
  }

  var message: String {
    let start = "The file isn't UTF-8, and it doesn't show for certain what it is written in."
    guard let guess, !guess.excerpt.isEmpty else { return start }
    return "\(start) As \(guess.name) it would say \(guess.excerpt.quoted)"
  }
  var help: String {
    let name = guess?.name.lowercased() ?? "windows-1251"
    return """
      If you know it, say so: --encoding \(name), or another one (windows-1250, windows-1251, koi8-r, cp866, mac-roman, big5, \
      gb18030). Or open the file in a program that shows it right, and save it with the encoding UTF-8.
      """
  }
}
