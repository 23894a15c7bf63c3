extension SitePath {
  /// The player's settings.
  public static let account = "/account"
  public static let signUp = "/account/sign-up"
  /// A set-up link, with which a house gets its first operator.
  public static func setup(_ token: String) -> String { "/setup/" + token }
  public static let signIn = "/account/sign-in"
  /// Accepts a POST that ends this browser's session.
  public static let signOut = "/account/sign-out"
  /// Asks a guest for a time zone. A POST creates the guest.
  public static let guest = "/account/guest"
  /// Asks for a recovery code and a new password.
  public static let recover = "/account/recover"
  /// Makes a new recovery code and shows it once.
  public static let recoveryCode = "/account/code"
  /// Changes the password.
  public static let passwordChange = "/account/password"
  /// Lists the signed-in browsers and ends their sessions.
  public static let accountSessions = "/account/sessions"
  /// Downloads everything that is stored about the player.
  public static let dataExport = "/account/data"
  /// Deletes the account; players with a password confirm it.
  public static let accountDeletion = "/account/delete"
  /// Confirms the deletion. The player is signed out by then.
  public static let accountDeleted = "/account/deleted"

  /// - Parameter page: the URL of the page that the visitor asked for.
  public static func signIn(returningTo page: String) -> String {
    signIn + "?" + QueryField.returnPath + "=" + page.percentEncoded
  }

  /// - Parameter page: the URL of the page that the visitor asked for.
  public static func signUp(returningTo page: String) -> String {
    signUp + "?" + QueryField.returnPath + "=" + page.percentEncoded
  }

  /// The URL of a page that confirms an action.
  public static func done(_ page: String) -> String { page + "?" + QueryField.done + "=1" }
}
