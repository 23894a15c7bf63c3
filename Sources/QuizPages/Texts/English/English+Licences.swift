extension Texts.Daily {
  static let englishLicences = Licences(
    title: "Licences and sources",
    text:
      "Under which terms the questions of the daily game may be shown, and where their facts can be looked up. The source of each question stands with its answer.",
    nothing: "There are no questions yet.",
    unnamed: "No licence named",
    questions: { "\(Plural.english($0, one: "question", other: "questions")) in all" },
    work: { "\($0): \(Plural.english($1, one: "question", other: "questions"))" },
    others: { "Other works, named with each answer: \(Plural.english($0, one: "question", other: "questions"))" },
    terms: "The licence’s text")
}
