extension Texts {
  /// The texts of private groups.
  public struct Groups: Sendable {
    public let title: String
    let lead: String
    let none: String
    let members: @Sendable (_ count: Int) -> String
    let found: String
    public let name: String
    let nameHint: String
    let foundButton: String
    public let nameWrong: String
    public let tooMany: Message
    public let full: Message
    public let noSuchGroup: Message
    public let guest: Message
    let signIn: String

    let invite: String
    let inviteText: String
    let link: String
    let boards: String
    let weekBoard: String
    let leave: String
    let leaveText: String
    let leaveButton: String
    public let allGroups: String

    let invited: @Sendable (_ group: String) -> String
    let invitedText: String
    let invitedStranger: String
    let join: String
    let notNow: String
  }
}
