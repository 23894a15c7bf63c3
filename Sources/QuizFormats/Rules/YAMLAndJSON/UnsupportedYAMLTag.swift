/// A value has a YAML tag, such as `!!binary`.
///
/// Quiz files need none: what a value is follows from its key.
struct UnsupportedYAMLTag: DiagnosticRule {
  static let id = "unsupported-yaml-tag"
  static let why = "What a value is follows from its key; a tag could only contradict it."

  let tag: String

  var message: String { "The tag \(shortened.quoted) has no meaning in a quiz file." }
  var help: String { "Leave the tag out. A text that looks like something else goes in quotation marks." }

  private var shortened: String {
    let prefix = "tag:yaml.org,2002:"
    return tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag
  }
}
