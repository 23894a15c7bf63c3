/// There is no space after a key's colon.
///
/// In YAML `title:Tea` is one word; `title: Tea` is a key with a value.
struct ColonWithoutSpace: DiagnosticRule {
  static let id = "colon-without-space"
  static let why =
    "In YAML a colon and a space separate a key from its value; without the space it is one word."

  let key: String

  var message: String { "There is no space after “\(key.printable):”." }
  var help: String { "Write “\(key.printable): ”, with a space after the colon." }
}
