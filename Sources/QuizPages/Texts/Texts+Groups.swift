extension Texts {
  /// The texts of private groups.
  public struct Groups: Sendable {
    public let title: String
    public let lead: String
    public let none: String
    public let members: @Sendable (_ count: Int) -> String
    public let found: String
    public let name: String
    public let nameHint: String
    public let foundButton: String
    public let nameWrong: String
    public let tooMany: Message
    public let full: Message
    public let noSuchGroup: Message
    public let guest: Message
    public let signIn: String

    public let invite: String
    public let inviteText: String
    public let link: String
    public let boards: String
    public let weekBoard: String
    public let leave: String
    public let leaveText: String
    public let leaveButton: String
    public let allGroups: String

    public let invited: @Sendable (_ group: String) -> String
    public let invitedText: String
    public let invitedStranger: String
    public let join: String
    public let notNow: String
  }
}
