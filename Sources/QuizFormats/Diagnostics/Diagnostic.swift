/// One thing that a reader found about a quiz file: where it is, what it is, why it matters and how to mend it.
///
/// Diagnostics are made by rules, of which each has a file of its own in `Rules/`; docs/diagnostics.md lists them all.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    /// The file holds no quiz until this is mended.
    case error
    /// The quiz can be played, but probably isn't what the author meant.
    case warning
  }

  /// The rule's name, in lowercase with hyphens. It never changes its meaning.
  public let ruleID: String
  public let severity: Severity
  /// The file's path as it was given to the reader.
  public let file: String
  /// Counted from 1; a diagnostic about the whole file stands at line 1, column 1.
  public let line: Int
  /// Counted from 1, in characters.
  public let column: Int
  /// What is wrong, in one sentence.
  public let message: String
  /// Why that is a mistake.
  public let why: String
  /// How to mend it.
  public let help: String
  /// A known name that the author probably meant.
  public let suggestion: String?
  /// The source line around the place; nil where the diagnostic is about the whole file.
  public let excerpt: SourceExcerpt?
  /// Another line that the message speaks of, which stands above the place: the key that a line should be in one column
  /// with, the first of two that are the same.
  public let related: RelatedLine?

  /// A line that helps to understand a diagnostic about another one.
  public struct RelatedLine: Hashable, Sendable {
    /// From 1.
    public let line: Int
    public let excerpt: SourceExcerpt
  }

  init(
    _ rule: some DiagnosticRule, file: String, line: Int = 1, column: Int = 1, excerpt: SourceExcerpt? = nil,
    related: RelatedLine? = nil
  ) {
    ruleID = type(of: rule).id
    severity = type(of: rule).severity
    why = rule.why
    message = rule.message
    help = rule.help
    suggestion = rule.suggestion
    self.file = file
    self.line = line
    self.column = column
    self.excerpt = excerpt
    self.related = related
  }
}
