public import QuizEngine

/// The result of reading a quiz file.
public struct QuizReadResult: Sendable {
  /// The quiz; nil if and only if ``diagnostics`` contains an error.
  public let quiz: Quiz?
  /// The content of each picture of the quiz, each once.
  public let pictures: [PictureFile]
  /// Errors and warnings by location.
  public let diagnostics: [Diagnostic]
  /// The diagnostics that aren't listed in ``diagnostics``.
  public let omittedDiagnostics: [OmittedDiagnostics]
  let source: SourceText
  let locations: QuizLocations
  /// The diagnostics that the file accepts.
  var acceptances: [Acceptance] = []
  /// The indices of the acceptances that covered a diagnostic.
  var usedAcceptances: Set<Int> = []
  /// The number of warnings that the file accepts; ``diagnostics`` doesn't contain them.
  public var acceptedCount = 0

  /// The diagnostics that are errors, by location.
  public var errors: [Diagnostic] { diagnostics.filter(\.isError) }
  /// The diagnostics that are warnings, by location.
  public var warnings: [Diagnostic] { diagnostics.filter { !$0.isError } }
}

/// The locations of a quiz's parts in its file.
struct QuizLocations: Sendable {
  struct Question: Sendable {
    let location: SourceLocation
    let answers: [SourceLocation]
    let path: DocumentPath
  }

  /// The location of `id`; nil if the file has none.
  var id: SourceLocation?
  /// The location of the title.
  var title: SourceLocation?
  var outcomes: [SourceLocation] = []
  /// The questions of the pool, then the tie-break question.
  var questions: [Question] = []
}
