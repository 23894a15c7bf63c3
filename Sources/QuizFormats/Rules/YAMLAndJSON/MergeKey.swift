/// In some YAML dialects the key `<<` merges another mapping; quiz files don't allow it.
struct MergeKey: DiagnosticRule {
  static let id = "merge-key"
  static let why = "YAML 1.2 has no merge key, and programs disagree about its effect."

  var message: String { "A quiz file can't merge mappings with “<<”." }
  var help: String { "Write all keys; to repeat a whole value, use &name and *name." }
}
