import QuizEngine

extension Texts.Groups {
  static let english = Texts.Groups(
    title: "Groups",
    lead: "Play with people you know. A group has boards of its own, and whoever has its link can join.",
    none: "You are in no group yet.",
    members: { Plural.english($0, one: "member", other: "members") },
    found: "Found a group",
    name: "What is it called?",
    nameHint: "\(TextLimit.groupName.lowerBound) to \(TextLimit.groupName.upperBound) characters",
    foundButton: "Found it",
    nameWrong:
      "A group’s name has \(TextLimit.groupName.lowerBound) to \(TextLimit.groupName.upperBound) characters, with something to see among them. A joined emoji counts as several.",
    tooMany: Texts.Message(
      title: "You are in as many groups as one can be",
      text: "That is 20. Leave one of them, and you can join or found another."),
    full: Texts.Message(
      title: "This group is full",
      text: "It has 200 members, and no group can have more."),
    noSuchGroup: Texts.Message(
      title: "This invitation leads nowhere",
      text: "The group may be gone, or the link is incomplete. Ask whoever sent it for a new one."),
    guest: Texts.Message(
      title: "Groups know each other by name",
      text: "You play as a guest. Create an account or sign in, then come back to this page."),
    signIn: "Sign in",
    invite: "Invite others",
    inviteText: "Whoever opens this link can join, so send it only to people you want here.",
    link: "Invitation link",
    boards: "Today’s board",
    weekBoard: "The week’s board",
    leave: "Leave the group",
    leaveText:
      "Your results stay yours; they just leave the group’s boards. When the last member leaves, the group is gone.",
    leaveButton: "Leave it",
    allGroups: "All groups",
    invited: { "Join “\($0)”?" },
    invitedText: "The others will see your name and your results on the group’s boards, those of the past too.",
    invitedStranger: "Create an account or sign in first, then open the invitation again.",
    join: "Join",
    notNow: "Not now")
}
