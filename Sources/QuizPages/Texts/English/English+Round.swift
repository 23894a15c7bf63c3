import QuizEngine

extension Texts.Round {
  static let english = Texts.Round(
    watch: "Stopwatch",
    pause: "Pause",
    resume: "Resume",
    paused: "Paused",
    pausedAt: { "Paused at \($0)" },
    pausedText: "The question and its answers stay hidden while the stopwatch is paused.",
    pausedUntil: { "Your day ends at \($0), and this round ends with it." },
    running: "The stopwatch is running",
    runningAt: { "Running: \($0)" },
    late: "Your day is over. You can still answer this round, but no longer pause it.",
    noScript: """
      Without JavaScript, these numbers stand still. The stopwatch keeps running until you answer or press Pause.
      """,
    verdict: Verdict(
      correct: "That’s right!",
      wrong: "Not this time",
      timedOut: "Time’s up",
      timedOutText: "A round ends after sixty minutes on the stopwatch.",
      expired: "You ran out of day",
      expiredText: "This round was still paused when your day ended.",
      void: "Something was wrong with this question, so we removed it. It doesn’t count for anyone.",
      key: "Correct answer",
      own: "Your answer",
      onWatch: "Your time",
      fromStart: "With pauses",
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
