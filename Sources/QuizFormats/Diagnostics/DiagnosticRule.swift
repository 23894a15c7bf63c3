internal import QuizDrafts

/// A kind of mistake.
///
/// A rule's stored properties hold the facts. Its computed properties turn them into text. The rule's doc comment is
/// its entry in docs/diagnostics.md.
protocol DiagnosticRule: Sendable {
  static var id: String { get }
  static var severity: Diagnostic.Severity { get }
  static var why: String { get }
  /// The type's `why`, unless the facts need their own reason.
  var why: String { get }
  var message: String { get }
  var help: String { get }
  var suggestion: String? { get }
  /// An earlier line, from 1, that readers need to understand the message; nil if they need none.
  var relatedLine: Int? { get }
  /// The same for a draft; nil if drafts can't have it.
  var draftDiagnostic: DraftDiagnosticKind? { get }
}

extension DiagnosticRule {
  static var severity: Diagnostic.Severity { .error }
  var why: String { Self.why }
  var suggestion: String? { nil }
  var relatedLine: Int? { nil }
  var draftDiagnostic: DraftDiagnosticKind? { nil }
}
