extension Texts.Front {
  static let english = Texts.Front(
    title: "Pick a quiz",
    lead: "A few questions, no wrong answers, and something about yourself at the end.",
    emptyTitle: "No quizzes yet",
    emptyText: "Quizzes stand here once their files are in the quiz folder. To begin one: parlour new NAME",
    searchLabel: "Find a quiz",
    search: "Search",
    found: { "\(Plural.english($0, one: "quiz", other: "quizzes")) for “\($1)”" },
    foundNothing: { "Nothing here about “\($0)”" },
    searchAnew: "Fewer words find more, and so does the beginning of a word.",
    pages: "More quizzes",
    page: { "Page \($0) of \($1)" },
    earlier: "Back",
    later: "More quizzes")
}
