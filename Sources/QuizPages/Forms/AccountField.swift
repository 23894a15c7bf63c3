/// The names of the fields of forms about accounts.
public enum AccountField {
  public static let name = "name"
  /// The password of a sign-in, or a new one.
  public static let password = "password"
  /// The password of the player who is signed in.
  public static let currentPassword = "current-password"
  public static let recoveryCode = "code"
  /// The game that the player plays, by its language.
  public static let gameLanguage = "language"
  public static let hidesStopwatch = "hides-stopwatch"
}
