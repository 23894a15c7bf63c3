/// The field with the chosen answers of a question, in quizzes and in the daily game.
public enum AnswerField {
  /// The field's name in forms.
  public static let name = "answer"
}
