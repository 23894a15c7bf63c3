public import QuizDrafts

/// Writes drafts as quiz files: in the form of every export if the draft makes a quiz. Otherwise what is missing in the
/// draft is missing in the file. The `id` is missing as well if the author chose none.
public enum DraftFile {
  /// JSON with two spaces of indentation.
  public static func json(_ draft: Draft) -> String { QuizJSON.encode(node(draft)) }

  /// Readable YAML: block style, with long texts as blocks.
  public static func yaml(_ draft: Draft) -> String { QuizYAML.encode(node(draft)) }

  private static func node(_ draft: Draft) -> OutputNode {
    guard let quiz = DraftCheck(draft).quiz else { return OutputNode(draft) }
    guard draft.quiz[.id] == nil, case .mapping(let entries) = OutputNode(quiz) else { return OutputNode(quiz) }
    return .mapping(entries.filter { $0.key != "id" })
  }
}
