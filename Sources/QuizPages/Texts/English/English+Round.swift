import QuizEngine

extension Texts.Round {
  static let english = Texts.Round(
    watch: "Stopwatch",
    pause: "Pause",
    resume: "Resume",
    paused: "Paused",
    pausedAt: { "Paused at \($0)" },
    ready: Ready(
      rule: "Your time starts when you press Start, and pauses don’t stop it. You have one try.",
      best: Texts.Game.Difficulties(
        easy: "Best time on Easy", medium: "Best time on Medium", hard: "Best time on Hard"),
      start: "Start"),
    connection: """
      No connection. We’ll send your answer once you’re back online. Your time runs on until it arrives.
      """,
    timeRunsOn: "time, still running",
    thinkingTimeStands: "thinking time, stopped",
    pausedText: "The question stays hidden, and your time runs on until you answer.",
    pausedUntil: { "If it’s still paused when your day ends at \($0), the question closes." },
    running: "The stopwatch is running",
    runningAt: { "Running: \($0)" },
    late: "Your day is over. You can still answer this question, but you can’t pause it any more.",
    noScript: "Without JavaScript, the time shown here doesn’t move, but the stopwatch is running.",
    noScriptLeaving: "Without JavaScript, leaving the page doesn’t pause the stopwatch; only the pause button does.",
    verdict: Verdict(
      correct: "Right!",
      wrong: "Not this time",
      timedOut: "Time’s up",
      timedOutText: "The question closes when the stopwatch reaches 60 minutes.",
      expired: "Closed at midnight",
      expiredText: "The question was still paused when your day ended, so it has no result.",
      personalBest: "Your fastest yet",
      correctPercent: { "\($0)% got it right" },
      standing: { "\(ordinal($0)) of \($1.withCommas) so far" },
      keepStreak: { "Answer a question today to keep your \($0.withCommas)-day streak." },
      thinkingTime: { "Thinking time \($0)" },
      why: "Why?",
      corrected: "We changed the correct answer after this question was asked.",
      correctAnswer: "Correct answer",
      own: "Your answer",
      ownCorrect: "Your answer, correct",
      seeDay: "See today’s results",
      today: "Today",
      source: "Source",
      licence: "Licence",
      home: "Back to today",
      report: "Report a mistake",
      reportLabel: "What’s wrong with this question?",
      reportHint:
        "Your report goes to the people who run this site. Up to \(TextLimit.report.upperBound.withCommas) characters.",
      send: "Send",
      thanks: "Thank you. We’ll look into it.",
      reportEmpty: "Tell us what’s wrong in a sentence or two.",
      reportTooLong:
        "That’s too long. Keep it to \(TextLimit.report.upperBound.withCommas) characters; some emoji count as several."
    ),
    practice: Practice(
      title: "Practice",
      lead: "Past questions, plus a few we keep for practice. Nothing here counts.",
      difficulty: "Difficulty",
      anyDifficulty: "Any difficulty",
      category: "Category",
      anyCategory: "Any category",
      ask: "Ask me",
      next: "Next question",
      tally: { "\($0.withCommas) of \($1.withCommas) right" },
      choose: "Change difficulty or category",
      nothingTitle: "No such questions yet",
      nothingText: "Questions arrive here once their day is over everywhere on Earth."))
}
