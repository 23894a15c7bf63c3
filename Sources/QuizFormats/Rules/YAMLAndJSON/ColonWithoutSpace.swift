/// A blank is missing behind the colon of a key.
///
/// `title:Tea` is one word for YAML; `title: Tea` is a key and its value.
struct ColonWithoutSpace: DiagnosticRule {
  static let id = "colon-without-space"
  static let why =
    "YAML tells a key from its value by the colon and the blank behind it; without the blank it is one word."

  let key: String

  var message: String { "A blank is missing behind “\(key.printable):”." }
  var help: String { "Write “\(key.printable): ”, with a blank behind the colon." }
}
