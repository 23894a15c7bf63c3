extension Texts.Daily {
  static let english = Texts.Daily(
    home: Home(
      threeLeft: "Three to go", twoLeft: "Two to go", oneLeft: "One to go",
      allRight: "All three!", twoRight: "Two of three", oneRight: "One of three", noneRight: "Not your day",
      total: { "\($0) in all" },
      standing: { "\(ordinal($0)) of \($1) today" },
      streak: { "\(Plural.english($0, one: "day", other: "days")) in a row" },
      firstDay: "Day 1 of your streak",
      next: Texts.Game.Difficulties(easy: "Next: Easy", medium: "Next: Medium", hard: "Next: Hard"),
      continueWith: Texts.Game.Difficulties(easy: "Continue: Easy", medium: "Continue: Medium", hard: "Continue: Hard"),
      withheld: """
        An account was deleted in this browser today, so what you play here today isn’t ranked. It still counts for your \
        streak and statistics, and tomorrow you’re back on the leaderboards.
        """,
      goOn: "Continue",
      drawnAtStart: "A surprise",
      missing: "No question yet",
      noQuestion: "There are no questions in your language yet.",
      carriedTitle: "Still running",
      carried: { "This question is from \($0). You can still answer it, but you can’t pause it any more." },
      askName: Texts.Message(
        title: "Keep your streak on every device",
        text: "Right now it lives in this browser only. All it takes is a name and a password."),
      chooseName: "Create your account",
      board: "Today’s leaderboard",
      yesterday: "Yesterday’s answers",
      practice: "Practice",
      practiceNote: "Past questions, just for fun",
      help: "How it works"),
    results: Results(
      correct: "Right", wrong: "Wrong", timedOut: "Time’s up", expired: "Unfinished", void: "Removed"),
    sharing: Sharing(
      preview: "What your friends will see. No spoilers.",
      title: { "The Daily Three, \($0)" }),
    slides: Slides(
      questions: Slides.Slide(
        title: "Three questions a day",
        text:
          "One easy, one medium, one hard. Play them in any order, whenever you like. Tomorrow brings three new ones."
      ),
      watch: Slides.Slide(
        title: "Against the clock",
        text: """
          When you press Start, the question appears and the stopwatch starts. Pausing stops it and hides the \
          question, and so does leaving the page.
          """),
      streak: Slides.Slide(
        title: "A streak that forgives",
        text: """
          Answer at least one question a day, right or wrong, and your streak grows. One missed day in any seven is \
          forgiven.
          """),
      boards: Slides.Slide(
        title: "Against friends, if you like",
        text: """
          Leaderboards rank correct answers by total time, including pauses. To play with friends, start a group and \
          send them its link.
          """),
      back: "Back",
      next: "Next",
      skip: "Skip",
      begin: "Play today’s questions",
      position: { "Slide \($0) of \($1)" }),
    help: Help(
      title: "How it works",
      questions: Help.Topic(
        title: "The questions",
        text: """
          Every day has three questions: one easy, one medium, one hard. Before you start a question, you see its \
          category at most; the question itself appears once you start. You can play each one once.
          """),
      watch: Help.Topic(
        title: "Stopwatch",
        text: """
          It runs on our server, so it’s the same for everyone. It starts when you press Start and stops when you \
          answer. After sixty minutes without an answer, the question is over. You can hide the stopwatch in your \
          settings; it keeps running.
          """),
      leaving: Help.Topic(
        title: "Pausing and leaving",
        text: """
          Pause stops the stopwatch and hides the question and its answers. Leaving the page does the same. If your \
          phone dies, the stopwatch stops at the last moment we heard from it. You can continue later, on any device. \
          Without JavaScript, only the pause button pauses the stopwatch.
          """),
      day: Help.Topic(
        title: "Your day",
        text: "A question belongs to the day on which you start it. Your day begins at midnight in your time zone."),
      midnight: Help.Topic(
        title: "Midnight",
        text: """
          If a question is running at midnight, you can still answer it, but you can’t pause it any more. If it is \
          paused at midnight, it is over.
          """),
      zone: Help.Topic(
        title: "Travelling",
        text: """
          You can change your time zone in your settings. The new one takes effect at its next midnight, and you can’t \
          play the same day twice.
          """),
      streak: Help.Topic(
        title: "Streaks",
        text: """
          A streak counts the days in a row on which you answered at least one question, right or wrong. One missed \
          day in any seven is forgiven, and your calendar shows it. Days you skipped by changing time zone don’t count \
          against you, and neither do questions that were removed. A second streak counts the days with all three \
          right.
          """),
      times: Help.Topic(
        title: "With and without pauses",
        text: """
          What you share shows the total time from Start to your answer, including pauses. So pausing to look something \
          up gains you nothing. Your own pages also show your time without pauses, which only you can see.
          """),
      boards: Help.Topic(
        title: "Leaderboards",
        text: """
          They rank correct answers by total time. What you played as a guest never appears there.
          """),
      guests: Help.Topic(
        title: "Guests",
        text: "Create an account in the same browser, and you keep everything you played as a guest."),
      mistakes: Help.Topic(
        title: "If a question is wrong",
        text: """
          Report it once you’ve seen the answer. If you’re right, we remove the question or correct its answer, and put \
          every result and streak right.
          """),
      practice: Help.Topic(
        title: "Practice",
        text: "Past questions, plus a few we keep for practice. Play as many as you like; nothing counts."),
      slides: "See the introduction again"),
    errors: Errors(
      anotherDate: Texts.Message(
        title: "A new day has begun",
        text: "That page was from another day, so nothing was started. Today’s questions are waiting."),
      dateIsOver: Texts.Message(
        title: "This day is already over",
        text: """
          This site’s clock was put back after your day had already ended, so nothing was started. Your next day opens \
          as usual.
          """),
      clockIsOff: Texts.Message(
        title: "Our clock is wrong",
        text: "No question can start until the server’s clock is right again. Please try again in a moment."),
      noSuchRound: Texts.Message(
        title: "We can’t find that question",
        text: "The address is incomplete, or it belongs to another player."),
      noQuestion: Texts.Message(
        title: "No question to ask",
        text: "There are no questions of this difficulty in your language yet."),
      stillOpen: Texts.Message(
        title: "This question isn’t over yet",
        text: "You can report a mistake once you’ve seen the answer."),
      over: Texts.Message(
        title: "This question is over",
        text: "Its result is final."),
      paused: Texts.Message(
        title: "The stopwatch is paused",
        text: "Resume it first, then answer."),
      pastMidnight: Texts.Message(
        title: "Too late to pause",
        text: "Your day has ended. You can still answer a question that is running, but you can’t pause it any more."),
      noPractice: Texts.Message(
        title: "You can’t practise this question",
        text: "Perhaps its day isn’t over yet, or the address is mistyped."),
      toRound: "Back to the question"),
    licences: englishLicences)
}

/// `1st`, `22nd`, `113th`.
func ordinal(_ number: Int) -> String {
  let suffix =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return String(number) + suffix
}
