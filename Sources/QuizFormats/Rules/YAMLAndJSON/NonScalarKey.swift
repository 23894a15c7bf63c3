/// A key is a list or a mapping.
///
/// It happens easily by a bracket too many, or by `?` at the beginning of a line: both have a meaning in YAML.
struct NonScalarKey: DiagnosticRule {
  static let id = "non-scalar-key"
  static let why = "The keys of a quiz file are names."

  var message: String { "This key is a list or a mapping, not a name." }
  var help: String { "If it is meant as text, put it in quotation marks." }
}
