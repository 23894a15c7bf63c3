extension Texts.Messages {
  static let english = Texts.Messages(
    pageNotFound: Texts.Message(
      title: "There is no such page",
      text: "The address may be mistyped, or the page has moved. The quizzes are where they were."),
    quizNotFound: Texts.Message(
      title: "There is no such quiz",
      text: "It may have been taken down, or its address is mistyped. Perhaps you like another?"),
    playNotFound: Texts.Message(
      title: "We don’t know this play",
      text: "Its address is incomplete, or it began in another house. A new one takes a minute."),
    notYours: Texts.Message(
      title: "These answers are somebody else’s",
      text: "This play began in another browser, and only that one can see it. You can begin your own."),
    finished: Texts.Message(
      title: "This play is finished",
      text: "Its result stands, and nothing changes it any more. You can always play again."),
    notAnAnswer: Texts.Message(
      title: "That isn’t one of the answers",
      text: "Nothing was changed. Go back to the question and choose one of the answers that it offers."),
    notAsked: Texts.Message(
      title: "This play has no such question",
      text: "Nothing was changed. Continue where you were."),
    notReached: Texts.Message(
      title: "One question at a time",
      text: "An earlier question has no answer yet. Continue there."),
    otherSite: Texts.Message(
      title: "This came from another site",
      text: "For your safety we only take answers that were given on our own pages. Nothing was changed."),
    otherHost: Texts.Message(
      title: "This house has another address",
      text: "The server doesn’t answer to the name that your browser used."),
    badRequest: Texts.Message(
      title: "We couldn’t read that",
      text: "The form arrived damaged. Nothing was changed. Go back, reload the page and try again."),
    tooLarge: Texts.Message(
      title: "That is more than we can take",
      text: "What was sent is larger than any answer can be. Nothing was changed."),
    tooMany: Texts.Message(
      title: "A moment, please",
      text: "Too much came from your network at once. Nothing was changed. Wait a little and try again."),
    wrongMethod: Texts.Message(
      title: "This address doesn’t work that way",
      text: "Follow the buttons on our pages and it will."),
    storeFull: Texts.Message(
      title: "Our disk is full",
      text: "We couldn’t keep your answer, so nothing was changed. What you answered before is safe. Try again later."
    ),
    storeAway: Texts.Message(
      title: "We can’t reach our data",
      text: "What you answered before is safe. Try again in a moment: nothing counts twice."),
    broken: Texts.Message(
      title: "Something broke on our side",
      text: "What you answered before is safe. Try again in a moment."),
    toQuizzes: "All quizzes",
    toQuiz: "To the quiz",
    toPlay: "Continue the quiz",
    toResult: "See the result",
    tryAgain: "Try again")
}
