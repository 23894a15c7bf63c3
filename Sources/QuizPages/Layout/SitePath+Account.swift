extension SitePath {
  /// The daily game's home; whoever isn't signed in is welcomed there.
  public static let daily = "/daily"

  /// The player's settings.
  public static let account = "/account"
  public static let signUp = "/account/sign-up"
  public static let signIn = "/account/sign-in"
  public static let signOut = "/account/sign-out"
  public static let guest = "/account/guest"
  public static let recover = "/account/recover"
  public static let recoveryCode = "/account/code"
  public static let password = "/account/password"
  public static let sessions = "/account/sessions"
  public static let dataExport = "/account/data"
  public static let deletion = "/account/delete"
  public static let accountDeleted = "/account/deleted"

  /// The field that tells which page to return to.
  public static let returnField = "return"
  /// The field of an address that tells what was just done.
  public static let doneField = "done"

  /// - Parameter page: the address of the page that somebody wanted who has to sign in first.
  public static func signIn(returningTo page: String) -> String {
    signIn + "?" + returnField + "=" + page.percentEncoded
  }

  /// A page that tells that something was done.
  public static func done(_ page: String) -> String { page + "?" + doneField + "=1" }
}
