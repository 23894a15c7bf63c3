extension Texts.Share {
  static let english = Texts.Share(
    locale: "en_US",
    title: "Share your result",
    note: "Your friends see the result, never your answers.",
    address: "Link to share",
    share: "Share",
    copied: "Copied. Paste it wherever you like.",
    copyYourself: "Your browser didn’t let us copy the link. Here it is:",
    text: { "“\($1)” I got \($0). What about you?" },
    card: { "A card that says “\($0)”, a result of the quiz “\($1)”" },
    quizCard: { "The cover of the quiz “\($0)”" },
    andYou: "What about you?",
    toQuiz: "Take the quiz")
}
