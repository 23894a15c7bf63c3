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

    /// The button that shares the invitation.
    let invite: String
    let inviteText: String
    let link: String
    /// After the player has joined.
    let joined: @Sendable (_ members: Int) -> String
    /// The text that is shared with the link.
    let message: @Sendable (_ group: String) -> String
    let foundedBy: @Sendable (_ name: String) -> String
    let today: String
    let week: String
    let wholeBoard: String
    let nobodyToday: String
    let nobodyThisWeek: String
    /// Before the names of the members who haven't finished today's questions.
    let stillToPlay: String
    /// After the first of many names.
    let others: @Sendable (_ count: Int) -> String
    let leave: String
    let leaveText: String
    let leaveButton: String
    public let allGroups: String

    let invited: @Sendable (_ group: String) -> String
    let invitation: String
    /// What the game is, for who doesn't know it.
    let pitch: String
    let invitedText: String
    /// That a name is needed only later.
    let playFirst: String
    let chooseName: String
    let createAccount: String
    let haveAccount: String
    let join: String
    let notNow: String
  }
}
