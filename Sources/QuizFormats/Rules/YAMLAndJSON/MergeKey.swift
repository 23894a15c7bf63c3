/// The key `<<` merges another mapping in some dialects of YAML; quiz files don't have it.
struct MergeKey: DiagnosticRule {
  static let id = "merge-key"
  static let why = "Merging isn't part of YAML 1.2, and programs disagree about what it does."

  var message: String { "Mappings can't be merged with “<<” in a quiz file." }
  var help: String { "Write the keys out; a whole value can be repeated with &name and *name." }
}
