extension Texts.Welcome {
  static let english = Texts.Welcome(
    game: "The daily game",
    title: "Three questions a day",
    lead: "An easy one, a medium one and a hard one, against the clock.",
    promises: "What awaits you",
    sameForAll: "Everybody gets the same questions, and new ones at midnight.",
    streaks: "A streak for every day that you play; one missed day a week is forgiven.",
    friends: "Boards for all, and private ones for you and your friends.",
    create: "Create an account",
    signIn: "Sign in",
    guest: "Try it as a guest",
    noMail: "A name and a password are all it takes. A guest plays without, and can take what they played along later.",
    teaser: "An easy, a medium and a hard question every day, against the clock, the same for everybody.",
    facts: "3 questions · new ones at midnight",
    noGuests: Texts.Message(
      title: "No guests at the moment",
      text: "The people who run this house have closed the game to guests. An account takes a minute."))
}
