import QuizEngine

extension Texts.Boards {
  static let english = Texts.Boards(
    title: "Leaderboards",
    whose: "Whose board",
    everyone: "Everyone",
    which: "Which board",
    week: "Week",
    dayBefore: "Day before",
    dayAfter: "Day after",
    weekBefore: "Week before",
    weekAfter: "Week after",
    rank: "Place",
    player: "Player",
    correct: "Right answers",
    elapsed: "Start to answer",
    you: "you",
    dayRule:
      "Right answers only. The place goes by the time from Start to answer, pauses and all.",
    weekRule: "The most right answers come first; among equals, the least time from Start to answer, added up.",
    count: { "\(Plural.english($0, one: "player has", other: "players have")) a place here." },
    standing: { "Your place: \($0) of \($1)" },
    noPlace: "You have no place here. A right answer gets one.",
    withheld: """
      Your answer isn’t ranked here: an account was deleted in your browser on that date, and whoever had it may have \
      seen the question. In your own statistics it counts as always.
      """,
    language: { "Of those who play in: \($0)" },
    empty: Texts.Message(
      title: "Nobody stands here yet",
      text: "Whoever answers rightly gets a place, the quickest at the top."),
    void: Texts.Message(
      title: "This question was taken out",
      text: "Something was wrong with it, so it counts for nobody."),
    guest: Texts.Message(
      title: "Guests don’t stand on boards",
      text:
        "Create an account, and the rounds that you play from then on get their places. What you played as a guest stays in your statistics."
    ),
    personal: Texts.Message(
      title: "No boards in this house",
      text:
        "Here everybody gets questions of their own, so times can’t be compared. Your statistics count all the same."),
    signUp: "Create an account")
}

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
