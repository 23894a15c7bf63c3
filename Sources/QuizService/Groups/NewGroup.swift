/// A group to make.
public struct NewGroup: Hashable, Sendable {
  /// 1 to 40 characters.
  public let name: String
  public let invitation: Token128

  public init(name: String, invitation: Token128) {
    self.name = name
    self.invitation = invitation
  }
}
