import QuizEngine

extension Texts.Admin {
  static let english = Texts.Admin(
    title: "Admin pages",
    reports: "Reports",
    schedule: "Schedule",
    bank: "Bank",
    analytics: englishAnalytics,
    accounts: Accounts(
      title: "Roles",
      since: { "account since \($0)" },
      change: "Give an account a role",
      role: "Role",
      player: Texts.Message(title: "Player", text: "Plays quizzes and the daily game."),
      author: Texts.Message(title: "Author", text: "Also makes quizzes in the studio."),
      operator: Texts.Message(title: "Operator", text: "Also sees these pages and decides about everybody’s quizzes."),
      save: "Save the role",
      saved: { "Saved. \($0) is now: \($1)" },
      whyPassword: "We ask for it so that nobody who finds this browser open can become an operator.",
      chooseRole: "Choose a role.",
      noSuchAccount: "There’s no account with that name.",
      ownRole: "You can’t change your own role. Another operator can."),
    auditLog: "Audit log",
    noReports: Texts.Message(
      title: "No open reports",
      text: "When players report a question after the verdict, it appears here with what they wrote."),
    reported: { "Reported by \(Plural.english($0, one: "player", other: "players"))" },
    playersWrote: "What players wrote",
    translations: "In other languages",
    translating: ActionForm(
      title: "Correct this text",
      text: "Players who read this language see it at once. The answers stay in their places, and no result changes.",
      button: "Correct the text"),
    questionMissing: "The question is missing.",
    questionTwice: "The bank has another question with this text and this correct answer.",
    answerMissing: "This answer is missing.",
    answerTwice: "Another answer is the same.",
    translationCorrected: "Done. The text is corrected.",
    wroteNothing: "Nobody wrote a comment.",
    question: "Question",
    answer: "Answer",
    correctAnswer: "correct",
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
        "It will no longer count for anybody or be asked again. Results, streaks and leaderboards will be corrected.",
      button: "Remove the question"),
    rekeying: ActionForm(
      title: "Change the correct answer",
      text:
        "Results, streaks and leaderboards will be recalculated with the new answer. The question won’t be asked again.",
      button: "Change the answer"),
    rightAnswer: "Which answer is correct?",
    keyWrong: "Choose an answer other than the current one.",
    dismissing: ActionForm(
      title: "Keep the question as it is",
      text: "The reports are closed, and nothing else changes.",
      button: "Close the reports"),
    reviewRekeying: "Review the change",
    reviewVoiding: "Review the removal",
    confirmVoiding: "Remove this question?",
    confirmRekeying: "Change the correct answer?",
    oldAnswer: "Correct until now",
    newAnswer: "Correct from now on",
    affected: { "It affects \(Plural.english($0, one: "player", other: "players"))." },
    unstarted: "Nobody has started it yet, so another question will be drawn for its date.",
    rescored: {
      """
      Will count as right: \(Plural.english($0, one: "answer", other: "answers")). Will count as wrong: \
      \(Plural.english($1, one: "answer", other: "answers")).
      """
    },
    explanationNote: """
      The explanation is about the old answer, so players will no longer see it. To ask the question again, correct its \
      answer and explanation in the bank file, then import the file.
      """,
    cancel: "Cancel",
    isVoid: "This question has already been removed.",
    counted: { "Done. \(Plural.english($0, one: "result", other: "results")) changed." },
    drawnAnew: "Done. Another question was drawn instead.",
    settled: "Done. The reports are closed.",
    scheduleText:
      "Each date’s questions are drawn automatically when the first player needs them. Draw them ahead if you’d like to check them first.",
    secrecy:
      "This page shows questions and answers for future dates. If you read them, please don’t play on those dates.",
    personal: "This site draws questions for each player separately, so it doesn’t use this schedule.",
    date: "Date",
    today: "today",
    notDrawn: "Not drawn yet",
    neverDrawn: "Never drawn",
    from: { "From \($0)" },
    earlier: "Earlier",
    later: "Later",
    drawAhead: "Draw ahead",
    drawDays: "For how many days, including today?",
    draw: "Draw",
    drawWrong: "Type a number from 1 to 366.",
    bankText: "Each day uses one question of each difficulty. When all have been asked, they repeat.",
    inBank: "In the bank",
    left: "Not drawn yet",
    practicePool: "Kept for practice",
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
      resetClock: "Clock reset", undoImport: "Import undone", correctTexts: "Text corrected"))
}
