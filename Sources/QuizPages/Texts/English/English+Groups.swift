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
    full: Texts.Message(title: "This group is full", text: "It has 200 members, the most that a group can have."),
    noSuchGroup: Texts.Message(
      title: "This invitation doesn’t work",
      text: "The group may be gone, or the link may be incomplete. Ask your friends for a new one."),
    guest: Texts.Message(
      title: "You need an account for groups",
      text: "You’re playing as a guest. Create an account or sign in, then come back to this page."),
    signIn: "Sign in",
    invite: "Invite",
    inviteText: "Anyone with the link can join.",
    link: "Invitation link",
    joined: { "You’re in. \(Plural.english($0, one: "member", other: "members"))." },
    message: { "Three questions a day. Join “\($0)”:" },
    foundedBy: { "started by \($0)" },
    today: "Today",
    week: "This week",
    wholeBoard: "Full leaderboard",
    nobodyToday: "No one has finished today’s questions yet.",
    nobodyThisWeek: "No right answers this week yet.",
    stillToPlay: "Still to play",
    others: { "and \($0) more" },
    leave: "Leave this group",
    leaveText:
      "You keep your results, but they disappear from the group’s leaderboards. When the last member leaves, the group is deleted.",
    leaveButton: "Leave group",
    allGroups: "All groups",
    invited: { "You’re invited to join “\($0)”" },
    invitation: "You’re invited to join a group",
    pitch: "Three questions a day against the clock, the same for everyone. See which of you knows the most.",
    invitedText:
      "The other members will see your name and your results, including past ones, on the group’s leaderboards.",
    playFirst: "Play first, no sign-up needed. Create an account afterwards to join the group.",
    chooseName: "Create an account and join",
    createAccount: "Create an account and join",
    haveAccount: "I already have an account",
    join: "Join",
    notNow: "Not now")
}
