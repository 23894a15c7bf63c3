extension Texts.Past {
  static let english = Texts.Past(
    title: "Questions you’ve played",
    link: "All questions you’ve played",
    summary: { "\(Plural.english($0, one: "question", other: "questions")) played, \($1.withCommas) right." },
    times: { "Times for right answers: best \($0), median \($1), average \($2)." },
    result: "Result",
    any: "All",
    right: "Right",
    wrong: "Wrong",
    unanswered: "No answer",
    show: "Show",
    pages: "Pages",
    newest: "Newest",
    older: "Older",
    none: Texts.Message(
      title: "No questions played yet",
      text: "Every question you play is kept here, with your answer and the right one."),
    nothing: Texts.Message(title: "Nothing found", text: "Nothing you’ve played matches. Try fewer filters."),
    showAll: "Show all questions",
    soFar: { "\($0) right so far" },
    standing: { "\(ordinal($0)) of \($1.withCommas)" },
    notPlayed: "You didn’t play this one.",
    openToday: Texts.Message(
      title: "Today isn’t over", text: "A question shows up here with its answer once you’ve played it."),
    openElsewhere: Texts.Message(
      title: "Not over everywhere yet",
      text: "Somewhere on Earth this day is still being played. You’ll find its answers here once it’s over."),
    noQuestions: Texts.Message(title: "Nothing on this day", text: "There were no questions."))
}
