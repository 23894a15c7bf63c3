/// The data of a sign-in form, and what the browser that sent it is known by.
package struct SignInInput: Sendable {
  /// The name as it was typed.
  package let name: String
  package let password: TypedPassword
  /// The browser's player so far; nil without a session. A guest is merged into the account; see ``GuestMerge``.
  package let player: Player?
  /// The token of the browser's session so far, of any account. That session ends.
  package let oldSessionToken: SessionToken?
  /// The tokens in the browser's cookie. A known browser has its own count of wrong passwords, so that guesses
  /// in other browsers don't lock it out.
  package let knownBrowserTokens: [KnownBrowserToken]
  /// The client's network; nil is never limited.
  package let network: ClientNetwork?
  /// The browser that the form came from.
  package let browserDescription: BrowserDescription

  package init(
    name: String, password: TypedPassword, player: Player?, oldSessionToken: SessionToken?,
    knownBrowserTokens: [KnownBrowserToken], network: ClientNetwork?, browserDescription: BrowserDescription = .unknown
  ) {
    self.name = name
    self.password = password
    self.player = player
    self.oldSessionToken = oldSessionToken
    self.knownBrowserTokens = knownBrowserTokens
    self.network = network
    self.browserDescription = browserDescription
  }
}
