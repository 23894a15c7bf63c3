/// A key is a list or a mapping.
///
/// A bracket too many, or `?` at the beginning of a line, can cause this in YAML.
struct NonScalarKey: DiagnosticRule {
  static let id = "non-scalar-key"
  static let why = "The keys of a quiz file are names."

  var message: String { "This key is a list or a mapping, not a name." }
  var help: String { "If it is text, put it in quotation marks." }
}
