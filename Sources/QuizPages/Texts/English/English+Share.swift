extension Texts.Share {
  static let english = Texts.Share(
    locale: "en_US",
    title: "Share your result",
    note: "Whoever opens it sees the result and none of your answers.",
    address: "Address to share",
    share: "Share",
    copied: "Copied. Paste it wherever you like.",
    copyYourself: "Your browser didn’t let us copy it. Here is the address:",
    text: { "“\($1)” My result: \($0). And yours?" },
    card: { "A card that says “\($0)”, a result of the quiz “\($1)”" },
    quizCard: { "The cover of the quiz “\($0)”" },
    andYou: "And you?",
    toQuiz: "To the quiz")
}
