public import QuizDrafts
public import QuizEngine

/// Writes drafts as quiz files: in the form of every export if the draft makes a quiz. Otherwise what is missing in the
/// draft is missing in the file. The `id` is missing as well if the author chose none.
public enum DraftFile {
  /// JSON with two spaces of indentation.
  ///
  /// - Parameter quiz: the quiz that the draft makes; nil if it makes none.
  public static func json(_ draft: Draft, as quiz: Quiz?) -> String { QuizJSON.encode(node(draft, quiz)) }

  /// Readable YAML: block style, with long texts as blocks.
  ///
  /// - Parameter quiz: the quiz that the draft makes; nil if it makes none.
  public static func yaml(_ draft: Draft, as quiz: Quiz?) -> String { QuizYAML.encode(node(draft, quiz)) }

  private static func node(_ draft: Draft, _ quiz: Quiz?) -> OutputNode {
    guard var quiz else { return OutputNode(draft) }
    if case .text(let id)? = draft.quiz[.id] { quiz.id = QuizID(id) }
    guard draft.quiz[.id] == nil, case .mapping(let entries) = OutputNode(quiz) else { return OutputNode(quiz) }
    return .mapping(entries.filter { $0.key != "id" })
  }
}
