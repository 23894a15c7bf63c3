import QuizEngine

extension Texts.Daily {
  static let english = Texts.Daily(
    home: Home(
      fresh: "Three new questions",
      result: { result($0, of: $1) },
      noneRightNote: "A tough three today. Your streak lives on all the same.",
      rightTime: "for right answers",
      rank: { ordinal($0) },
      rankLabel: { "of \($0.withCommas) today" },
      streakDays: { $0 == 1 ? "day so far" : "days in a row" },
      streak: { $0 == 1 ? "1 day so far" : "\(Plural.english($0, one: "day", other: "days")) in a row" },
      firstDay: "Day 1 of your streak",
      firstWeek: "A whole week in a row",
      streakWeeks: { "\(Plural.english($0, one: "week", other: "weeks")) in a row" },
      first: Texts.Game.Difficulties(easy: "Start with Easy", medium: "Start with Medium", hard: "Start with Hard"),
      next: Texts.Game.Difficulties(easy: "Next: Easy", medium: "Next: Medium", hard: "Next: Hard"),
      resume: Texts.Game.Difficulties(easy: "Resume Easy", medium: "Resume Medium", hard: "Resume Hard"),
      withheld: """
        An account was deleted in this browser today, so what you play here today isn’t ranked. It still counts for your \
        streak and statistics, and tomorrow you’re back on the leaderboards.
        """,
      drawnAtStart: "A surprise",
      allDrawnAtStart: "What they’re about is a surprise.",
      missing: "No question yet",
      noQuestion: "There are no questions in your language yet.",
      earlierRound: Texts.Game.Difficulties(
        easy: "Your Easy question still needs an answer", medium: "Your Medium question still needs an answer",
        hard: "Your Hard question still needs an answer"),
      earlierRoundNote: { "Started on \($0)" },
      askName: Texts.Message(
        title: "Keep your streak on every device",
        text: "Right now it lives in this browser only. All it takes is a name and a password."),
      chooseName: "Create an account",
      readAgain: "Read today’s three questions again",
      board: "Today’s leaderboard",
      yesterday: "Yesterday’s answers",
      practice: "Practice",
      practiceNote: "Past questions, just for fun",
      help: "How it works"),
    results: Results(
      correct: "Right", wrong: "Wrong", timedOut: "Time’s up", expired: "Closed at midnight", void: "Removed"),
    sharing: Sharing(
      preview: "What your friends will see. No spoilers.",
      title: { "The Daily Three \($0)" }),
    onboarding: Onboarding(
      questions: Onboarding.Slide(
        title: "Three questions a day",
        text:
          "One easy, one medium, one hard. Play them in any order, whenever you like. Tomorrow brings three new ones."
      ),
      watch: Onboarding.Slide(
        title: "Against the clock",
        text: """
          Press Start, and the question appears. Pausing or leaving the page hides it until you’re back, but your time \
          runs on.
          """),
      streak: Onboarding.Slide(
        title: "A streak that forgives",
        text: """
          Answer at least one question a day, right or wrong, and your streak grows. One missed day in any seven is \
          forgiven.
          """),
      boards: Onboarding.Slide(
        title: "Against friends, if you like",
        text: """
          Leaderboards rank you by right answers, then by how long those took. Start a group, send its link, and \
          see who’s quickest.
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
          Every day has three questions: one easy, one medium, one hard. You usually see a question’s category before \
          you start it; the question itself appears when you start. You can play each one once.
          """),
      personalQuestions: Help.Topic(
        title: "Your questions",
        text: """
          Every day you get three questions of your own: one easy, one medium, one hard. A question and its category \
          appear when you start it. You can play each one once.
          """),
      watch: Help.Topic(
        title: "Stopwatch",
        text: """
          The stopwatch runs on our server, so it’s the same for everyone. It starts when you press Start and stops when \
          you answer. Once it reaches 60 minutes, the question closes. You can hide the stopwatch in your settings; it \
          keeps running.
          """),
      leaving: Help.Topic(
        title: "Pausing and leaving",
        text: """
          Pausing hides the question and its answers, and stops the stopwatch, which shows your thinking time. Your full \
          time, the one that counts, runs on. Leaving the page does the same. If your phone dies, the stopwatch stops at the moment we last heard from it. You can continue \
          later, on any device. Without JavaScript, only the pause button pauses the stopwatch.
          """),
      day: Help.Topic(
        title: "Your day",
        text: "A question belongs to the day on which you start it. Your day begins at midnight in your time zone."),
      midnight: Help.Topic(
        title: "Midnight",
        text: """
          If the stopwatch is running at midnight, you can still answer, but you can’t pause any more. If it’s paused at \
          midnight, the question closes.
          """),
      zone: Help.Topic(
        title: "Travelling",
        text: """
          You can change your time zone in your settings. The change takes effect at the next midnight in the new zone, \
          and you can’t play the same day twice.
          """),
      streak: Help.Topic(
        title: "Streaks",
        text: """
          Your streak is how many days in a row you’ve answered at least one question, right or wrong. One missed \
          day in any seven is forgiven, and your calendar shows it. Days you skipped by changing time zone don’t count \
          against you, and neither do questions that were removed. A second streak counts the days in a row with \
          all three right.
          """),
      times: Help.Topic(
        title: "Time and thinking time",
        text: """
          Your time runs from Start to your answer, pauses included. It’s the one that counts: on leaderboards, in your \
          statistics and best times, and in the result you share. So pausing to look something up gains you nothing. Your thinking \
          time leaves the pauses out. The stopwatch shows it, and so does your result if you paused; only you can see it.
          """),
      personalTimes: Help.Topic(
        title: "Time and thinking time",
        text: """
          Your time runs from Start to your answer, pauses included. It’s the one that counts: in your statistics and \
          best times, and in the result you share. So pausing to look something up gains you nothing. Your thinking \
          time leaves the pauses out. The stopwatch shows it, and so does your result if you paused; only you can see it.
          """),
      boards: Help.Topic(
        title: "Leaderboards",
        text: """
          Leaderboards rank players by right answers, then by how long those took, pauses included. What you play as a \
          guest never appears there.
          """),
      guests: Help.Topic(
        title: "Guests",
        text: "Create an account in the same browser, and you’ll keep everything you’ve played as a guest."),
      mistakes: Help.Topic(
        title: "If a question is wrong",
        text: """
          Report it once you’ve seen the answer. If there is a mistake, we’ll remove the question or change its answer, \
          and update everyone’s results and streaks.
          """),
      practice: Help.Topic(
        title: "Practice",
        text: "Past questions, plus a few we keep for practice. Play as many as you like; nothing counts."),
      onboarding: "See the introduction again"),
    errors: Errors(
      anotherDate: Texts.Message(
        title: "A new day has begun",
        text: "That page was from another day, so nothing was started. Today’s questions are waiting."),
      dateIsOver: Texts.Message(
        title: "This day is already over",
        text: """
          Our clock was set back after your day had ended, so nothing was started. Your next day will begin as usual.
          """),
      clockIsOff: Texts.Message(
        title: "Our clock is wrong",
        text: "No question can start until the server’s clock is right again. Please try again in a moment."),
      noSuchRound: Texts.Message(
        title: "We can’t find that question",
        text: "The address may be incomplete, or the question may be another player’s."),
      noQuestion: Texts.Message(
        title: "No question for you yet",
        text: "There are no questions of this difficulty in your language yet."),
      unfinished: Texts.Message(
        title: "You haven’t finished this question",
        text: "You can report a mistake once you’ve seen the answer."),
      over: Texts.Message(title: "This question is closed", text: "Its result is final."),
      paused: Texts.Message(title: "The stopwatch is paused", text: "Resume it first, then answer."),
      pastMidnight: Texts.Message(
        title: "Too late to pause",
        text: "Your day has ended. You can still answer a question that is running, but you can’t pause it any more."),
      noPractice: Texts.Message(
        title: "You can’t practise this question",
        text: "Perhaps its day isn’t over yet, or the address is mistyped."),
      toRound: "Back to the question"),
    licences: englishLicences)

  private static func result(_ correct: Int, of count: Int) -> String {
    let numbers = ["None", "One", "Two", "Three"]
    guard correct > 0, correct < numbers.count, count < numbers.count else { return "None right today" }
    if correct == count {
      return count == 3 ? "All three right!" : count == 2 ? "Both right!" : "Right!"
    }
    return "\(numbers[correct]) of \(numbers[count].lowercased()) right"
  }
}

/// `1st`, `22nd`, `1,113th`.
func ordinal(_ number: Int) -> String {
  let suffix =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return number.withCommas + suffix
}
