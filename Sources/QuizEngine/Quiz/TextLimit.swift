/// Length limits of the texts that people type. Lengths are counted in code points after normalization, as both
/// databases count them. Forms, checks and messages take the limits from here; a test compares them with the schema.
///
/// A character that people see can consist of several code points, for example a joined emoji or a letter with a vowel
/// sign. So people may count fewer characters; the error messages say this. The databases couldn't enforce a limit that
/// is counted in visible characters.
public enum TextLimit {
  /// For an account name. The lower limit holds for visible characters too.
  public static let accountName = 2...24
  /// For a new password. The upper limit is one that every password of so many characters keeps: 1,024 bytes of UTF-8,
  /// of which a code point takes at most four.
  public static let password = 8...256
  /// For a group's name.
  public static let groupName = 1...40
  /// For a player's report about a question.
  public static let report = 1...1_000
  /// For an operator's reason for a decision.
  public static let reason = 1...500
  /// For a search on the front page. The server ignores the rest of a longer text.
  public static let search = 1...60

  /// The `maxlength` of a form field. Browsers count UTF-16 code units, at most two for a code point. With twice the
  /// limit, a browser never cuts off text that the server would accept.
  public static func fieldLength(_ limit: ClosedRange<Int>) -> Int { 2 * limit.upperBound }
}
