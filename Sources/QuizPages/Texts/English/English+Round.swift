import QuizEngine

extension Texts.Round {
  static let english = Texts.Round(
    watch: "Stopwatch",
    pause: "Pause",
    resume: "Resume",
    paused: "Paused",
    pausedAt: { "Paused at \($0)" },
    leave: "Pause and leave",
    ready: Ready(
      rule: "When you press Start, the question appears and the stopwatch starts. You get one try.",
      best: Texts.Game.Difficulties(
        easy: "Your best on Easy", medium: "Your best on Medium", hard: "Your best on Hard"),
      start: "Start"),
    connection: """
      No connection. Your answer is saved and will be sent as soon as you’re back online. The stopwatch runs until it \
      arrives.
      """,
    pausedText: "The question and its answers stay hidden while the stopwatch is paused.",
    pausedUntil: { "Your day ends at \($0), and this question ends with it." },
    running: "The stopwatch is running",
    runningAt: { "Running: \($0)" },
    late: "Your day is over. You can still answer this question, but you can’t pause it any more.",
    noScript: "Without JavaScript, the time shown here doesn’t move, but the stopwatch is running.",
    noScriptLeaving: "Without JavaScript, leaving the page doesn’t pause the stopwatch; only the pause button does.",
    verdict: Verdict(
      correct: "Right!",
      wrong: "Not this time",
      timedOut: "Time’s up",
      timedOutText: "The stopwatch stops after 60 minutes.",
      expired: "You ran out of day",
      expiredText: "This question was still paused when your day ended.",
      correctPercent: { "\($0)% of players got it right." },
      standing: { "You’re \(ordinal($0)) of \($1) so far." },
      keepStreak: { "Answer a question today to keep your \($0)-day streak." },
      withPauses: { "\($0) with pauses" },
      why: "Why?",
      key: "Correct answer",
      own: "Your answer",
      ownCorrect: "Your answer, correct",
      seeDay: "See today’s results",
      today: "Today",
      source: "Source",
      licence: "Licence",
      home: "Back to today",
      report: "Report a mistake",
      reportLabel: "What’s wrong with this question?",
      reportHint: "Your report goes to the people who run this site. Up to \(TextLimit.report.upperBound) characters.",
      send: "Send",
      thanks: "Thank you. We’ll look into it.",
      reportEmpty: "Tell us what’s wrong in a sentence or two.",
      reportTooLong:
        "That’s too long. Up to \(TextLimit.report.upperBound) characters fit; some emoji count as several."
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
      choose: "Change difficulty or category",
      nothingTitle: "No such questions yet",
      nothingText: "Questions arrive here once their day is over everywhere on Earth."))
}
