/// How long the texts may be that people type, in characters as Unicode and both databases count them: code points, after
/// normalization. What checks a text and what tells its limit take it from here; a test compares them with the schema.
///
/// A person may count fewer where a character is made of several, as joined emoji and letters with vowel signs are. The
/// sentences that refuse a text say so. Counting what a person sees would have to be done by the databases too, and they can't.
public enum TextLimit {
  /// Of an account's name. It also has at least as many characters as a person sees.
  public static let accountName = 2...24
  public static let groupName = 1...40
  /// Of what a player writes about a question.
  public static let report = 1...1_000
  /// Of why an operator decided something.
  public static let reason = 1...500
  /// Of what is looked for on the front page; more is left out.
  public static let search = 1...60

  /// The `maxlength` of a field. Browsers count UTF-16 code units, of which a character takes two at most: with twice the limit
  /// a browser never cuts off what the server would take.
  public static func fieldLength(_ limit: ClosedRange<Int>) -> Int { 2 * limit.upperBound }
}
