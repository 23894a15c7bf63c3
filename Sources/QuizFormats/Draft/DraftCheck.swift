public import QuizDrafts
public import QuizEngine

/// Makes a quiz of a draft, or says what is missing or wrong in it.
///
/// A draft is written as a quiz file, and that is read as any file is. So an author learns the same from the studio as
/// from `parlour check`, and what is published can be exported.
public struct DraftCheck: Sendable {
  /// The quiz; nil if and only if ``diagnostics`` contains an error.
  public let quiz: Quiz?
  /// The content of each picture of the quiz, each once.
  public let pictures: [PictureFile]
  /// In the order of the draft.
  public let diagnostics: [DraftDiagnostic]

  private let draft: Draft
  private let reading: QuizReadResult

  /// - Parameters:
  ///   - id: the quiz's name in its address, if the author gave none.
  ///   - pictures: finds the draft's pictures.
  public init(_ draft: Draft, id: String = "draft", pictures: PictureSource = .unchecked) {
    self.draft = draft
    var text = ""
    QuizJSON.write(OutputNode(draft), to: &text, indentation: "")
    // The names of fields make the file longer than the draft, which has its own limit.
    reading = QuizFile.read(
      Array(text.utf8), name: "draft.json", id: id, pictures: pictures, atMost: 10 * DraftLimits.bytes)
    quiz = reading.quiz
    self.pictures = reading.pictures
    diagnostics = reading.diagnostics.map { DraftDiagnostic($0, in: draft) }
  }

  /// Warnings about the quiz's odds, such as an outcome that nobody gets.
  ///
  /// - Parameter odds: the odds of ``quiz``.
  public func diagnostics(from odds: Odds) -> [DraftDiagnostic] {
    reading.warnings(from: odds).map { DraftDiagnostic($0, in: draft) }
  }
}
