import QuizEngine

extension Texts.Groups {
  static let english = Texts.Groups(
    title: "Groups",
    lead: "Play with people you know. Each group has its own leaderboards, and anyone with its link can join.",
    none: "You’re not in a group yet.",
    members: { Plural.english($0, one: "member", other: "members") },
    found: "Start a group",
    name: "Group name",
    nameHint: "\(TextLimit.groupName.lowerBound) to \(TextLimit.groupName.upperBound) characters",
    foundButton: "Start group",
    nameWrong:
      "Use \(TextLimit.groupName.lowerBound) to \(TextLimit.groupName.upperBound) characters, at least one of them visible. Some emoji count as several.",
    tooMany: Texts.Message(
      title: "You’ve reached the limit of 20 groups",
      text: "Leave one of them to join or start another."),
    full: Texts.Message(
      title: "This group is full",
      text: "It has 200 members, the most that a group can have."),
    noSuchGroup: Texts.Message(
      title: "This invitation doesn’t work",
      text: "The group may be gone, or the link is incomplete. Ask your friends for a new one."),
    guest: Texts.Message(
      title: "You need an account for groups",
      text: "You’re playing as a guest. Create an account or sign in, then come back to this page."),
    signIn: "Sign in",
    invite: "Invite others",
    inviteText: "Anyone with this link can join, so send it only to people you want here.",
    link: "Invitation link",
    boards: "Today’s leaderboard",
    weekBoard: "This week’s leaderboard",
    leave: "Leave this group",
    leaveText:
      "You keep your results, but they disappear from the group’s leaderboards. When the last member leaves, the group is deleted.",
    leaveButton: "Leave group",
    allGroups: "All groups",
    invited: { "Join “\($0)”?" },
    invitedText:
      "The other members will see your name and your results, including past ones, on the group’s leaderboards.",
    invitedStranger: "Create an account or sign in first, then open the invitation again.",
    join: "Join",
    notNow: "Not now")
}
