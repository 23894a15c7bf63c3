/// The result of what signs a browser in (signing in or up, playing as a guest, a new password, a recovery): the
/// account, and the tokens for the browser's cookies.
package struct SignInResult: Hashable, Sendable {
  package let account: Account
  /// For the session cookie.
  package let sessionToken: SessionToken
  /// Shown once and never again; nil if the old code still works, and for a guest.
  package let recoveryCode: RecoveryCode?
  /// For the cookie of known browsers, which stays when the session ends. Nil for a guest.
  package let knownBrowserToken: KnownBrowserToken?
}
