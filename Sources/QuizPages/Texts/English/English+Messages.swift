extension Texts.Messages {
  static let english = Texts.Messages(
    pageNotFound: Texts.Message(
      title: "We can’t find that page",
      text: "The address may be mistyped, or the page may have moved. The quizzes are where they’ve always been."),
    quizNotFound: Texts.Message(
      title: "We can’t find that quiz",
      text: "It may have been taken down, or the address may be mistyped. How about another one?"),
    quizUnpublished: Texts.Message(
      title: "This quiz is gone",
      text:
        "Its author or the people who run this site took it down. If you had begun it, you can still finish. How about another one?"
    ),
    playNotFound: Texts.Message(
      title: "We can’t find those answers",
      text: "The address may be incomplete, or you may have started on another site. It won’t take long to start again."
    ),
    notYours: Texts.Message(
      title: "These are someone else’s answers",
      text: "They were given in another browser and can only be seen there. But you can take the quiz yourself."),
    finished: Texts.Message(
      title: "You’ve finished this quiz",
      text: "Your result is final, but you can always take the quiz again."),
    notAnAnswer: Texts.Message(
      title: "That isn’t one of the answers",
      text: "Go back to the question and choose one of its answers."),
    notAsked: Texts.Message(title: "You weren’t asked that question", text: "Please continue where you left off."),
    notReached: Texts.Message(
      title: "One question at a time",
      text: "An earlier question has no answer yet. Please continue there."),
    otherSite: Texts.Message(
      title: "Please send that again",
      text:
        "That didn’t come from one of our own pages, so we changed nothing. Open this site again and send it from there."
    ),
    otherHost: Texts.Message(
      title: "This site has another address",
      text: "Please check the address in your browser. That isn’t the address of this site."),
    badRequest: Texts.Message(
      title: "We couldn’t read that",
      text: "The form arrived damaged, so we saved nothing. Go back, reload the page and try again."),
    tooLarge: Texts.Message(
      title: "That’s more than we can take",
      text: "What you sent is too big, so we saved nothing. Make it shorter and try again."),
    tooMany: Texts.Message(
      title: "One moment, please",
      text: "Too many requests came from your network at once. Wait a little, then try again."),
    wrongMethod: Texts.Message(
      title: "There’s nothing to see here",
      text: "This page opens only from a button on one of our other pages."),
    storeFull: Texts.Message(
      title: "Our disk is full",
      text: "We couldn’t save that. Your earlier answers are safe. Please try again later."),
    storeAway: Texts.Message(
      title: "We can’t reach our data",
      text: "Your earlier answers are safe. Please try again in a moment; nothing will be counted twice."),
    busy: Texts.Message(
      title: "We’re very busy right now",
      text: "We couldn’t do that, and changed nothing. Please try again in a moment."),
    broken: Texts.Message(
      title: "Something went wrong on our side",
      text: "Your earlier answers are safe. Please try again in a moment."),
    toQuizzes: "All quizzes",
    toQuiz: "Back to the quiz",
    toPlay: "Continue the quiz",
    toResult: "See the result",
    tryAgain: "Try again",
    takeQuiz: "Take the quiz")
}
