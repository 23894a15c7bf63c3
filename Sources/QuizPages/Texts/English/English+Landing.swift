extension Texts.Landing {
  static let english = Texts.Landing(
    title: "Three questions a day",
    lead: "One easy, one medium, one hard, against the clock. Everyone gets the same three.",
    leadPersonal: "One easy, one medium, one hard, against the clock.",
    play: "Play today’s questions",
    noSignUp: "No sign-up needed.",
    midnight: "New questions at midnight.",
    noQuestions: "No questions here yet",
    pickQuiz: "Pick a quiz instead",
    create: "Create an account",
    signIn: "Sign in",
    noGuests: Texts.Message(
      title: "You need an account to play",
      text: "You can’t play as a guest on this site. Creating an account takes only a minute."))
}
