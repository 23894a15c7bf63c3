/// A value has a YAML tag, such as `!!binary`.
///
/// Quiz files need no tags, because the key determines the type of its value.
struct UnsupportedYAMLTag: DiagnosticRule {
  static let id = "unsupported-yaml-tag"
  static let why = "The key determines the type of its value."

  let tag: String

  var message: String { "A quiz file can't have the tag \(shortened.quoted)." }
  var help: String { "Remove the tag. Put a text that looks like another type in quotation marks." }

  private var shortened: String {
    let prefix = "tag:yaml.org,2002:"
    return tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
  }
}
