/// A group to make.
package struct NewGroup: Hashable, Sendable {
  /// 1 to 40 characters.
  package let name: String
  package let invitation: Token128

  package init(name: String, invitation: Token128) {
    self.name = name
    self.invitation = invitation
  }
}
