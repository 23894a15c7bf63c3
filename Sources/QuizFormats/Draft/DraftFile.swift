public import QuizDrafts

/// Writes drafts as quiz files: in the form of every export if the draft makes a quiz. Otherwise what is missing in the
/// draft is missing in the file.
public enum DraftFile {
  /// JSON with two spaces of indentation.
  ///
  /// - Parameter id: the quiz's id if the draft has none.
  public static func json(_ draft: Draft, id: String) -> String { QuizJSON.encode(node(draft, id: id)) }

  /// Readable YAML: block style, with long texts as blocks.
  ///
  /// - Parameter id: the quiz's id if the draft has none.
  public static func yaml(_ draft: Draft, id: String) -> String { QuizYAML.encode(node(draft, id: id)) }

  private static func node(_ draft: Draft, id: String) -> OutputNode {
    DraftCheck(draft, id: id).quiz.map { OutputNode($0) } ?? OutputNode(draft)
  }
}
