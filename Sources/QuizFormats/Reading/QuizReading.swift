public import QuizEngine

/// What came of reading a quiz file.
public struct QuizReading: Sendable {
  /// The quiz; nil exactly where there is an error among the diagnostics.
  public let quiz: Quiz?
  /// The content of every picture that the quiz names, each once.
  public let pictures: [PictureFile]
  /// Errors and warnings, by place.
  public let diagnostics: [Diagnostic]
  /// What there are more of than ``diagnostics`` tells.
  public let untold: [UntoldFindings]
  let source: SourceText
  let places: QuizPlaces
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
struct QuizPlaces: Sendable {
  struct Question: Sendable {
    let place: Place
    let answers: [Place]
  }

  /// Of the quiz's `id`; nil where its file's name stands for it.
  var id: Place?
  /// Of the title.
  var title: Place?
  var outcomes: [Place] = []
  /// Those of the pool, and after them the tie-break question.
  var questions: [Question] = []
}
