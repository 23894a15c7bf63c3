import QuizEngine

extension Texts.Round {
  static let english = Texts.Round(
    watch: "Stopwatch",
    pause: "Pause",
    resume: "Resume",
    paused: "Paused",
    pausedAt: { "Paused at \($0)" },
    pausedText: "The question and its answers are hidden while the watch stands still.",
    pausedUntil: { "Your day ends at \($0), and a paused round with it." },
    running: "The watch is running",
    runningAt: { "Running: \($0)" },
    late: "Your day is over. This round can still be answered, but no longer paused.",
    noScript: "Without JavaScript this watch can’t move. It runs on all the same, until you answer or press Pause.",
    verdict: Verdict(
      correct: "That’s right",
      wrong: "Not this time",
      timedOut: "The hour is over",
      timedOutText: "A round ends after sixty minutes on the watch.",
      expired: "The day ended first",
      expiredText: "The round was paused when your day ended.",
      void: "This question turned out to be faulty and was taken out. It counts for nobody.",
      key: "The right answer",
      own: "Your answer",
      onWatch: "On the watch",
      fromStart: "From Start to answer",
      source: "Source",
      licence: "Licence",
      home: "Back to today",
      report: "Report a mistake",
      reportLabel: "What is wrong with this question?",
      reportHint:
        "The people who run this house will read it. There is room for \(TextLimit.report.upperBound) characters.",
      send: "Send",
      thanks: "Thank you. Somebody will look at it.",
      reportEmpty: "Write what is wrong, in a sentence or two.",
      reportTooLong:
        "That is too long. There is room for \(TextLimit.report.upperBound) characters; a joined emoji counts as several."
    ),
    practice: Practice(
      title: "Practise",
      lead: """
        Questions of past days, and some that no day asks before all others. As many as you like; nothing here counts.
        """,
      difficulty: "Difficulty",
      anyDifficulty: "Any difficulty",
      category: "Category",
      anyCategory: "Any category",
      ask: "Ask me",
      next: "Next question",
      choose: "Choose another kind",
      nothingTitle: "Nothing of that kind yet",
      nothingText: "Questions come here once their day is over everywhere on Earth."))
}
