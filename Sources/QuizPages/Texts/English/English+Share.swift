extension Texts.Share {
  static let english = Texts.Share(
    locale: "en_GB",
    note: "Friends will see your result, never your answers.",
    address: "Link to share",
    share: "Share",
    copied: "Copied. Paste it wherever you like.",
    copyYourself: "Your browser didn’t let us copy the link. Here it is:",
    text: { "My result in “\($1)”: \($0). What about you?" },
    card: { "A card that says “\($0)”, a result of the quiz “\($1)”" },
    quizCard: { "The cover of the quiz “\($0)”" },
    frontCard: "Pick a quiz. Find out who you are.",
    dailyCard: "Three questions a day. How many can you get right?",
    dayCard: { "I got \($0) of 3 today. What about you?" },
    friendGot: "A friend got this",
    andYou: "What about you?",
    bothAtTheEnd: "At the end you’ll see both results side by side.",
    aboutQuiz: "About this quiz",
    toQuiz: "Take the quiz")
}
