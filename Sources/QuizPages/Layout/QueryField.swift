/// The names of the parameters of URLs. A form that leads to such a URL has hidden fields of the same names.
public enum QueryField {
  /// The language of a page in a frame, or the second language beside the first in the editor.
  public static let language = "lang"
  /// The page to return to.
  public static let returnPath = "return"
  /// Says that an action was just done.
  public static let done = "done"
  /// The number of a page of a list, from 1.
  public static let page = "page"

  // The front page and shared results.
  public static let search = "search"
  /// A friend's invitation to compare results.
  public static let comparisonInvitation = "with"

  // The daily game.
  public static let date = "date"
  public static let month = "month"
  /// A week, by its Monday.
  public static let week = "week"
  public static let difficulty = "difficulty"
  public static let category = "category"
  public static let group = "group"
  /// The date before which a page of past rounds begins.
  public static let before = "before"
  /// How past rounds ended.
  public static let result = "result"
  /// How many answers were right in practice so far.
  public static let right = "right"
  /// How many questions were asked in practice so far.
  public static let asked = "asked"
  /// A player's marks, in links that were shared before the marks alone became the query.
  public static let marks = "marks"

  // The studio.
  /// The card that is open in the editor.
  public static let card = "card"
  /// The language in which a draft's page shows the content.
  public static let contentLanguage = "content"
  /// Lists the quizzes of everybody.
  public static let all = "all"

  // The admin pages.
  /// A game, by its language, or the language of a question's text.
  public static let questionLanguage = "language"
  /// The first date of the schedule.
  public static let from = "from"
  /// The sort order of the statistics.
  public static let order = "by"
  /// The result of an action on a question.
  public static let actionResult = "effect"
}
