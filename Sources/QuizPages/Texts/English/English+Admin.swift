import QuizEngine

extension Texts.Admin {
  static let english = Texts.Admin(
    title: "Admin pages",
    reports: "Reports",
    schedule: "Schedule",
    bank: "Bank",
    analytics: englishAnalytics,
    auditLog: "Audit log",
    noReports: Texts.Message(
      title: "No open reports",
      text: "When players report a question after the verdict, it appears here with what they wrote."),
    reported: { "reported by \(Plural.english($0, one: "player", other: "players"))" },
    playersWrote: "What players wrote",
    wroteNothing: "Nobody wrote a comment.",
    question: "Question",
    answer: "Answer",
    key: "correct",
    chosen: "Chosen",
    unanswered: "No answer",
    starts: { "started by \(Plural.english($0, one: "player", other: "players"))" },
    explanation: "Explanation",
    source: "Source",
    void: "removed",
    forOne: "drawn for individual players",
    decide: "Decision",
    reason: "Reason",
    reasonHint: "It is kept in the audit log, where all operators can read it.",
    reasonWrong: "Give a reason of \(TextLimit.reason.lowerBound) to \(TextLimit.reason.upperBound) characters.",
    voiding: ActionForm(
      title: "Remove the question",
      text:
        "It no longer counts for anybody; results, streaks and leaderboards are corrected. If nobody has started it yet, another question is drawn for its date.",
      button: "Remove"),
    rekeying: ActionForm(
      title: "Change the correct answer",
      text:
        "Results, streaks and leaderboards are recalculated with the new answer. The question won’t be asked again.",
      button: "Change the answer"),
    rightAnswer: "Which answer is correct?",
    keyWrong: "Choose an answer other than the current one.",
    dismissing: ActionForm(
      title: "Keep the question as it is",
      text: "The reports are closed, and nothing else changes.",
      button: "Close the reports"),
    isVoid: "This question has already been removed.",
    counted: { "Done. \(Plural.english($0, one: "result", other: "results")) changed." },
    drawnAnew: "Done. Another question was drawn instead.",
    settled: "Done. The reports are closed.",
    scheduleText:
      "The questions of a date are drawn automatically when the first player needs them. If you draw them ahead, you can check them first.",
    secrecy:
      "This page shows the questions and answers of future dates. If you read them, please don’t play on those dates.",
    personal: "This site draws questions for each player separately, so it doesn’t use this schedule.",
    date: "Date",
    today: "today",
    notDrawn: "not drawn yet",
    earlier: "Earlier",
    later: "Later",
    drawAhead: "Draw ahead",
    drawDays: "For how many days, including today?",
    draw: "Draw",
    drawWrong: "Type a number from 1 to 366.",
    bankText: "Each day uses one question of each difficulty. When all have been asked, they repeat.",
    inBank: "In the bank",
    left: "Not drawn yet",
    practicePool: "Of these, for practice",
    drawn: "Drawn ahead",
    lasts: "Lasts",
    lastsDays: { "\(Plural.english($0, one: "day", other: "days")), until \($1)" },
    nothingLeft: "used up: questions repeat",
    noBank: Texts.Message(
      title: "The bank is empty",
      text: "Nobody can play without questions. Put question files into the bank folder, or import them."),
    auditLogText: "Which operator decided what, and why.",
    auditLogEmpty: "There are no decisions yet.",
    commandLine: "command line or deleted account",
    actionNames: ActionNames(
      void: "Question removed", rekey: "Correct answer changed", dismiss: "Reports closed",
      resetClock: "Clock reset", undoImport: "Import undone"))
}
