internal import QuizEngine

/// Somebody who wants an account.
public struct SignUpRequest: Sendable {
  public let name: AccountName
  public let password: TypedPassword
  public let zone: IANATimeZone
  public let settings: AccountSettings
  /// The guest that the browser was so far.
  public let guest: Player?
  /// 128 random bits that the form came with. The same form sent again, were it a hundred times at once, is the same
  /// sign-up and gets the same reply.
  public let idempotencyKey: Token128
  /// The network that it comes from; nil is never limited.
  public let network: ClientNetwork?
  /// Of its browser.
  public let device: DeviceDescription

  public init(
    name: AccountName, password: TypedPassword, zone: IANATimeZone, settings: AccountSettings, guest: Player?,
    idempotencyKey: Token128, network: ClientNetwork?, device: DeviceDescription = .unknown
  ) {
    self.name = name
    self.password = password
    self.zone = zone
    self.settings = settings
    self.guest = guest
    self.idempotencyKey = idempotencyKey
    self.network = network
    self.device = device
  }
}
