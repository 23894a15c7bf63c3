public import QuizEngine

/// What came of reading a quiz file.
public struct QuizReadResult: Sendable {
  /// The quiz; nil exactly where there is an error among the diagnostics.
  public let quiz: Quiz?
  /// The content of every picture that the quiz names, each once.
  public let pictures: [PictureFile]
  /// Errors and warnings, by place.
  public let diagnostics: [Diagnostic]
  /// What there are more of than ``diagnostics`` tells.
  public let omittedDiagnostics: [OmittedDiagnostics]
  let source: SourceText
  let locations: QuizLocations
  /// The findings that the file explains.
  var acceptances: [Acceptance] = []
  /// The indices of those among them that a finding was taken off by.
  var usedAcceptances: Set<Int> = []
  /// How many warnings the file explains; they aren't among the diagnostics.
  public var acceptedCount = 0

  public var errors: [Diagnostic] { diagnostics.filter(\.isError) }
  public var warnings: [Diagnostic] { diagnostics.filter { !$0.isError } }
}

/// Where the parts of a quiz stand in its file.
struct QuizLocations: Sendable {
  struct Question: Sendable {
    let location: SourceLocation
    let answers: [SourceLocation]
  }

  /// Of the quiz's `id`; nil where its file's name stands for it.
  var id: SourceLocation?
  /// Of the title.
  var title: SourceLocation?
  var outcomes: [SourceLocation] = []
  /// Those of the pool, and after them the tie-break question.
  var questions: [Question] = []
}
