internal import QuizDrafts

/// A mistake in a quiz or bank file: where it is, what is wrong, why it matters and how to fix it.
///
/// Each diagnostic comes from a rule. Each rule has its own file in `Rules/`; docs/diagnostics.md lists them.
public struct Diagnostic: Hashable, Sendable {
  /// How serious a diagnostic is.
  public enum Severity: String, Hashable, Sendable {
    /// The file, or the question of a bank, can't be used until this is fixed.
    case error
    /// The file can be used, but probably doesn't do what the author wants.
    case warning
  }

  /// The rule's id, in lowercase with hyphens. Its meaning never changes.
  public let ruleID: String
  /// Whether the file can be used without a fix.
  public let severity: Severity
  /// The file's path as the caller passed it.
  public let file: String
  /// The line, from 1. A diagnostic about the whole file has line 1 and column 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// The part of the quiz or the bank; nil if it isn't known, as in a file that isn't YAML.
  public let path: DocumentPath?
  /// What is wrong, in one sentence.
  public let message: String
  /// Why it matters.
  public let why: String
  /// How to fix it.
  public let help: String
  /// A known name that the author probably meant; nil if there is none.
  public let suggestion: String?
  /// The source line around the location; nil if the diagnostic is about the whole file.
  public let excerpt: SourceExcerpt?
  /// The same as data, for pages that say it in other words; nil if drafts can't have such a mistake.
  let draftDiagnostic: DraftDiagnosticKind?
  /// An earlier line that the message mentions, such as the first of two equal keys.
  public let related: RelatedLine?

  /// A second line that helps to understand the diagnostic.
  public struct RelatedLine: Hashable, Sendable {
    /// The line number, from 1.
    public let line: Int
    /// The line's text, with the part that the message means.
    public let excerpt: SourceExcerpt
  }

  init(
    _ rule: some DiagnosticRule, file: String, line: Int = 1, column: Int = 1, excerpt: SourceExcerpt? = nil,
    related: RelatedLine? = nil, path: DocumentPath? = nil
  ) {
    ruleID = type(of: rule).id
    severity = type(of: rule).severity
    why = rule.why
    message = rule.message
    help = rule.help
    suggestion = rule.suggestion
    draftDiagnostic = rule.draftDiagnostic
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.related = related
    self.path = path
  }
}
