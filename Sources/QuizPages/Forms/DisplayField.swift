/// The names of the fields of forms that change how the site is shown in this browser.
public enum DisplayField {
  public static let language = "language"
  /// The quiz whose language is chosen, too.
  public static let quiz = "quiz"
  public static let scheme = "scheme"
}
