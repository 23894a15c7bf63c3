extension Texts.Daily {
  static let english = Texts.Daily(
    home: Home(
      title: "Today’s questions",
      guest: "You are playing as a guest: only this browser knows you.",
      guestSignUp: "Create an account",
      withheld: """
        An account was deleted in this browser today, so what you play here today stands on no board. It counts for your \
        streak and statistics as always, and tomorrow you are ranked again.
        """,
      start: "Start",
      goOn: "Go on",
      look: "See the answer again",
      locked: "Done for today.",
      opensIn: { "The next one opens in \($0) h \($1) min" },
      opensSoon: { "The next one opens in \($0) min" },
      opensOn: { "New questions come on \($0) at \($1)." },
      drawnAtStart: "Drawn for you at Start",
      noQuestion: "There is no question of this kind in your language yet.",
      carriedTitle: "Still running",
      carried: { "Your round of \($0) runs past midnight. It can be answered, but no longer paused." },
      streakTitle: "Streak",
      streak: { "\(Plural.english($0, one: "day", other: "days")) in a row" },
      noStreak: "Answer one question, and a streak begins.",
      longest: { "Longest: \(Plural.english($0, one: "day", other: "days"))" },
      forgiven: { "\(Plural.english($0, one: "missed day", other: "missed days")) forgiven" },
      perfect: { "All three right: \(Plural.english($0, one: "day", other: "days")) in a row" },
      practice: "Practice",
      help: "How it works"),
    results: Results(
      correct: "Right", wrong: "Wrong", timedOut: "Out of time", expired: "Unfinished", void: "Taken out"),
    sharing: Sharing(
      title: "Tell how it went",
      note: "A line for your friends. It gives nothing away.",
      line: { "Parlour, \($0): \($1)" }),
    slides: Slides(
      questions: Slides.Slide(
        title: "Three questions a day",
        text: """
          An easy one, a medium one and a hard one. Play them in any order, whenever it suits you. Tomorrow \
          brings three new ones.
          """),
      watch: Slides.Slide(
        title: "Against the stopwatch",
        text: """
          Start shows the question, and the watch runs. Pause stops it and hides the question. So does leaving \
          the page.
          """),
      streak: Slides.Slide(
        title: "A streak that forgives",
        text: """
          Every day with an answer makes your streak longer, right or wrong. One missed day in any seven is \
          forgiven.
          """),
      boards: Slides.Slide(
        title: "Against friends, if you like",
        text: """
          Boards rank right answers by the time from Start to answer, pauses and all. A group of your own \
          takes one link.
          """),
      next: "Next",
      skip: "Skip",
      begin: "To the questions",
      position: { "Slide \($0) of \($1)" }),
    help: Help(
      title: "How it works",
      questions: Help.Topic(
        title: "The questions",
        text: """
          Every date has one question of each difficulty. You see its category before you start, and the question \
          when you do. Each can be played once.
          """),
      watch: Help.Topic(
        title: "The stopwatch",
        text: """
          It is ours, not your browser’s, so that it is the same for everybody. It starts with Start and stops \
          with your answer. After sixty minutes on the watch a round ends without one. You can hide it in your \
          account; it runs all the same.
          """),
      leaving: Help.Topic(
        title: "Pausing and leaving",
        text: """
          Pause stops the watch and hides question and answers. Leaving the page does the same; if your device \
          gives out, the round pauses as of when it was heard of last. You can go on later, on any device. \
          Without JavaScript only the button pauses.
          """),
      day: Help.Topic(
        title: "Your day",
        text: "A round belongs to the date on which you started it, and dates begin at your own midnight."),
      midnight: Help.Topic(
        title: "Midnight",
        text: """
          A round that runs at midnight can still be answered, but no longer paused. One that is paused at \
          midnight is over.
          """),
      zone: Help.Topic(
        title: "Travelling",
        text: """
          Your time zone stands in your account. A new one counts from its next midnight on, and your dates never \
          go back.
          """),
      streak: Help.Topic(
        title: "Streaks",
        text: """
          Dates in a row with at least one answer, right or wrong. One missed date in any seven is forgiven, and \
          shown. Dates that your calendar never had, and questions that were taken out, neither count nor break \
          anything. A second streak counts dates with all three right.
          """),
      boards: Help.Topic(
        title: "Two times",
        text: """
          Boards count the time from Start to answer with all pauses in it, so that nobody gains by pausing \
          to look something up, and the line that you share tells the same. Your own pages count the time on the \
          watch as well, which nobody else sees.
          """),
      guests: Help.Topic(
        title: "Guests",
        text: """
          What you play as a guest stays yours when you create an account in the same browser. It never enters a \
          board.
          """),
      mistakes: Help.Topic(
        title: "If a question is wrong",
        text: """
          Report it after the verdict. If it is faulty, it is taken out or its answer is put right, and so is \
          every result, streak and board that followed from it.
          """),
      practice: Help.Topic(
        title: "Practice",
        text: """
          Questions whose day is over everywhere, and some that no day asks before all others. As many as you like; \
          nothing counts.
          """),
      slides: "See the introduction again"),
    errors: Errors(
      anotherDate: Texts.Message(
        title: "A new day has begun",
        text: "Nothing was started: that page was another day’s. Today’s questions are waiting."),
      dateIsOver: Texts.Message(
        title: "This day was over already",
        text: """
          The clock of this house was set back, and before that your day had ended. Nothing was started. The next day \
          opens as always.
          """),
      clockIsOff: Texts.Message(
        title: "The clocks disagree",
        text: "This server’s clock is off, so it starts no rounds just now. Nothing was started; try again in a moment."
      ),
      noSuchRound: Texts.Message(
        title: "There is no such round",
        text: "Its address is incomplete, or it isn’t yours."),
      noQuestion: Texts.Message(
        title: "No question to be had",
        text: "The bank has none of that difficulty in your language. Nothing was started."),
      stillOpen: Texts.Message(
        title: "This round is still open",
        text: "A mistake can be reported once you have seen the verdict."),
      over: Texts.Message(
        title: "This round is over",
        text: "Its verdict stands, and nothing that is sent changes it."),
      paused: Texts.Message(
        title: "The watch stands still",
        text: "Nothing was changed. Resume first, then answer."),
      pastMidnight: Texts.Message(
        title: "Too late to pause",
        text: "Your day has ended. A round that still runs can be answered, but no longer paused."),
      noPractice: Texts.Message(
        title: "This question isn’t for practice",
        text: "Its day may be yet to come, or its address is mistyped."),
      toRound: "To the round"),
    licences: englishLicences)
}
