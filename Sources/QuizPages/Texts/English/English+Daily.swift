extension Texts.Daily {
  static let english = Texts.Daily(
    home: Home(
      guest: "You’re playing as a guest: your progress lives in this browser only.",
      guestSignUp: "Create an account",
      withheld: """
        An account was deleted in this browser today, so what you play here today isn’t ranked. It still counts for your \
        streak and statistics, and tomorrow you’re back on the leaderboards.
        """,
      start: "Start",
      goOn: "Continue",
      look: "Review",
      locked: "Done for today.",
      opensIn: { "Next one in \($0) h \($1) min" },
      opensSoon: { "Next one in \($0) min" },
      opensOn: { "New questions arrive on \($0) at \($1)." },
      drawnAtStart: "Picked when you press Start",
      noQuestion: "No question in your language yet.",
      carriedTitle: "Still running",
      carried: { "This round is from \($0). You can still answer it, but no longer pause it." },
      streakTitle: "Streak",
      streak: { "\(Plural.english($0, one: "day", other: "days")) in a row" },
      noStreak: "Answer one question to start a streak.",
      longest: { "Longest: \(Plural.english($0, one: "day", other: "days"))" },
      forgiven: { "\(Plural.english($0, one: "missed day", other: "missed days")) forgiven" },
      perfect: { "All three right: \(Plural.english($0, one: "day", other: "days")) in a row" },
      practice: "Practice",
      help: "How it works"),
    results: Results(
      correct: "Right", wrong: "Wrong", timedOut: "Time’s up", expired: "Unfinished", void: "Removed"),
    sharing: Sharing(
      title: "Share today’s result",
      note: "No spoilers.",
      line: { "Parlour Daily Trivia, \($0): \($1)" }),
    slides: Slides(
      questions: Slides.Slide(
        title: "Three questions a day",
        text:
          "One easy, one medium, one hard. Play them in any order, whenever you like. Tomorrow brings three new ones."
      ),
      watch: Slides.Slide(
        title: "Against the stopwatch",
        text: """
          Press Start: the question appears and the stopwatch runs. Pause stops it and hides the question. So does \
          leaving the page.
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
      next: "Next",
      skip: "Skip",
      begin: "Play today’s questions",
      position: { "Slide \($0) of \($1)" }),
    help: Help(
      title: "How it works",
      questions: Help.Topic(
        title: "The questions",
        text: """
          Every day has three questions: one easy, one medium, one hard. You see the category before you start, and \
          the question once you do. You can play each one once.
          """),
      watch: Help.Topic(
        title: "Stopwatch",
        text: """
          It runs on our server, so it’s the same for everyone. It starts when you press Start and stops when you \
          answer. After sixty minutes the round ends without an answer. You can hide the stopwatch in your settings; \
          it keeps running.
          """),
      leaving: Help.Topic(
        title: "Pausing and leaving",
        text: """
          Pause stops the stopwatch and hides the question and its answers. Leaving the page does the same. If your \
          phone dies, the stopwatch stops at the last moment we heard from it. You can continue later, on any device. \
          Without JavaScript, only the button pauses.
          """),
      day: Help.Topic(
        title: "Your day",
        text: "A round belongs to the day on which you start it. Your day begins at midnight in your time zone."),
      midnight: Help.Topic(
        title: "Midnight",
        text: """
          If a round is running at midnight, you can still answer it, but no longer pause it. If it is paused at \
          midnight, it is over.
          """),
      zone: Help.Topic(
        title: "Travelling",
        text: """
          Your time zone is in your settings. A new one takes effect at the next midnight there, and you can’t play \
          the same day twice.
          """),
      streak: Help.Topic(
        title: "Streaks",
        text: """
          A streak counts the days in a row on which you answered at least one question, right or wrong. One missed \
          day in any seven is forgiven, and your calendar shows it. Days you skipped by changing time zone don’t count \
          against you, and neither do questions that were removed. A second streak counts the days with all three \
          right.
          """),
      boards: Help.Topic(
        title: "Two times",
        text: """
          Leaderboards and shared results use the total time from Start to your answer, including pauses. So pausing \
          to look something up gains you nothing. Your own pages also show your time without pauses, which only you \
          can see.
          """),
      guests: Help.Topic(
        title: "Guests",
        text: """
          Create an account in the same browser, and you keep everything you played as a guest. Rounds that you played \
          as a guest never appear on the leaderboards.
          """),
      mistakes: Help.Topic(
        title: "If a question is wrong",
        text: """
          Report it once you’ve seen the answer. If you’re right, we remove the question or correct its answer, and \
          put every result, streak and leaderboard right.
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
          This site’s clock was set back, and by the earlier time your day had already ended. Nothing was started. The \
          next day opens as usual.
          """),
      clockIsOff: Texts.Message(
        title: "Our clock is wrong",
        text: "No round can start until the server’s clock is right again. Please try again in a moment."),
      noSuchRound: Texts.Message(
        title: "We can’t find that round",
        text: "The address is incomplete, or the round isn’t yours."),
      noQuestion: Texts.Message(
        title: "No question to ask",
        text: "There are no questions of this difficulty in your language yet."),
      stillOpen: Texts.Message(
        title: "This round isn’t over yet",
        text: "You can report a mistake once you’ve seen the answer."),
      over: Texts.Message(
        title: "This round is over",
        text: "Its result is final."),
      paused: Texts.Message(
        title: "The stopwatch is paused",
        text: "Resume the round first, then answer."),
      pastMidnight: Texts.Message(
        title: "Too late to pause",
        text: "Your day has ended. You can still answer a running round, but no longer pause it."),
      noPractice: Texts.Message(
        title: "This question isn’t for practice",
        text: "Perhaps its day isn’t over yet, or the address is mistyped."),
      toRound: "Back to the round"),
    licences: englishLicences)
}
