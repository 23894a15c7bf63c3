/// The names of the fields of forms of the daily game. ``AnswerField`` is another one.
public enum DailyField {
  /// The date that the player's page showed.
  public static let date = "date"
  public static let difficulty = "difficulty"
  /// What is wrong with a question.
  public static let report = "report"
}
