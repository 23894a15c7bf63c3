/// One kind of mistake, with what there is to tell about it.
///
/// A rule's stored properties are the facts; its computed ones are the only place where they become prose. The doc
/// comment of each rule is its entry in the manual, docs/diagnostics.md.
protocol DiagnosticRule: Sendable {
  static var id: String { get }
  static var severity: Diagnostic.Severity { get }
  static var why: String { get }
  /// As the type's, unless the facts give a reason of their own.
  var why: String { get }
  var message: String { get }
  var help: String { get }
  var suggestion: String? { get }
  /// A line above the place, from 1, that readers need to see to understand the message; nil where the place is enough.
  var relatedLine: Int? { get }
}

extension DiagnosticRule {
  static var severity: Diagnostic.Severity { .error }
  var why: String { Self.why }
  var suggestion: String? { nil }
  var relatedLine: Int? { nil }
}
