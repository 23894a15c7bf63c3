extension Texts.Front {
  static let english = Texts.Front(
    title: "Pick a quiz",
    lead: "A few questions, no wrong answers, and a little something about you at the end.",
    emptyTitle: "No quizzes yet",
    emptyText: "The first one is on its way. Come back soon.",
    played: "Your results",
    allPlayed: "You’ve done them all. New quizzes will appear here.",
    searchLabel: "Find a quiz",
    search: "Search",
    found: { "\(Plural.english($0, one: "quiz", other: "quizzes")) for “\($1)”" },
    foundNothing: { "No quizzes for “\($0)”" },
    searchAnew: "Try fewer words, or just the start of one.",
    pages: "Pages of quizzes",
    page: { "Page \($0) of \($1)" },
    earlier: "Previous",
    later: "Next")
}
