extension Texts.Messages {
  static let english = Texts.Messages(
    pageNotFound: Texts.Message(
      title: "We can’t find that page",
      text: "The address may be mistyped, or the page has moved. The quizzes are where they’ve always been."),
    quizNotFound: Texts.Message(
      title: "We can’t find that quiz",
      text: "It may have been taken down, or its address is mistyped. How about another one?"),
    playNotFound: Texts.Message(
      title: "We can’t find those answers",
      text: "The address is incomplete, or you started on another site. Starting again takes a minute."),
    notYours: Texts.Message(
      title: "These are someone else’s answers",
      text: "They were given in another browser and can only be seen there. But you can take the quiz yourself."),
    finished: Texts.Message(
      title: "You’ve finished this quiz",
      text: "Your result is final, but you can always take the quiz again."),
    notAnAnswer: Texts.Message(
      title: "That isn’t one of the answers",
      text: "Go back to the question and choose one of its answers."),
    notAsked: Texts.Message(
      title: "You weren’t asked that question",
      text: "Please continue where you left off."),
    notReached: Texts.Message(
      title: "One question at a time",
      text: "An earlier question has no answer yet. Please continue there."),
    otherSite: Texts.Message(
      title: "This came from another site",
      text: "For your safety, we only accept answers that come from our own pages. Nothing was changed."),
    otherHost: Texts.Message(
      title: "This site has another address",
      text: "Please check the address. This server doesn’t know the name that your browser used."),
    badRequest: Texts.Message(
      title: "We couldn’t read that",
      text: "The form arrived damaged, so we saved nothing. Go back, reload the page and try again."),
    tooLarge: Texts.Message(
      title: "That’s more than we can take",
      text: "What you sent is larger than any answer can be, so we saved nothing."),
    tooMany: Texts.Message(
      title: "One moment, please",
      text: "Too many requests came from your network at once. Wait a little, then try again."),
    wrongMethod: Texts.Message(
      title: "This address doesn’t work that way",
      text: "Use the buttons on our pages, and it will."),
    storeFull: Texts.Message(
      title: "Our disk is full",
      text: "We couldn’t save that. Your earlier answers are safe. Please try again later."),
    storeAway: Texts.Message(
      title: "We can’t reach our data",
      text: "Your earlier answers are safe. Please try again in a moment; nothing will be counted twice."),
    broken: Texts.Message(
      title: "Something broke on our side",
      text: "Your earlier answers are safe. Please try again in a moment."),
    toQuizzes: "All quizzes",
    toQuiz: "Back to the quiz",
    toPlay: "Continue the quiz",
    toResult: "See the result",
    tryAgain: "Try again")
}
