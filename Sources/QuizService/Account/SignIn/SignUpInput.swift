internal import QuizEngine

/// The data of a sign-up form.
package struct SignUpInput: Sendable {
  package let name: AccountName
  package let password: TypedPassword
  package let zone: IANATimeZone
  package let settings: AccountSettings
  /// The guest who becomes the account; nil for anybody else.
  package let guest: Player?
  /// 128 random bits of the form. The same form sent again, even many times at once, is the same sign-up and gets the
  /// same reply.
  package let idempotencyKey: Token128
  /// The client's network; nil is never limited.
  package let network: ClientNetwork?
  /// The token of a set-up link, which makes the account the first operator's; nil for any other sign-up.
  package let setupToken: Token128?
  /// The browser that the form came from.
  package let browserDescription: BrowserDescription

  package init(
    name: AccountName, password: TypedPassword, zone: IANATimeZone, settings: AccountSettings, guest: Player?,
    idempotencyKey: Token128, network: ClientNetwork?, setupToken: Token128? = nil,
    browserDescription: BrowserDescription = .unknown
  ) {
    self.name = name
    self.password = password
    self.zone = zone
    self.settings = settings
    self.guest = guest
    self.idempotencyKey = idempotencyKey
    self.network = network
    self.setupToken = setupToken
    self.browserDescription = browserDescription
  }
}
