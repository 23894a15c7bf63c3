extension Texts.Welcome {
  static let english = Texts.Welcome(
    title: "Three questions a day",
    lead: "One easy, one medium, one hard. All against the clock.",
    promises: "What you get",
    sameForAll: "Same questions for everyone. New ones at midnight.",
    streaks: "Keep a streak going; one missed day a week is forgiven.",
    friends: "A leaderboard for everyone, and private ones for friends.",
    create: "Create an account",
    signIn: "Sign in",
    guest: "Play as a guest",
    noMail: "No e-mail needed. Play as a guest now; keep your streak if you sign up later.",
    teaser: "An easy, a medium and a hard question every day, against the clock and the same for everyone.",
    facts: "3 questions · new ones at midnight",
    noGuests: Texts.Message(
      title: "No guests at the moment",
      text: "On this site you need an account to play. Creating one takes a minute."))
}
