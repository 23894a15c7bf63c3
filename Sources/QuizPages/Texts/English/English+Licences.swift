extension Texts.Daily {
  static let englishLicences = Licences(
    title: "Licences and sources",
    text:
      "The terms under which we show the questions, and where you can check their facts. Each answer names its source.",
    nothing: "There are no questions yet.",
    unnamed: "No licence named",
    questions: { "\(Plural.english($0, one: "question", other: "questions")) in all" },
    work: { "\($0): \(Plural.english($1, one: "question", other: "questions"))" },
    others: { "Other sources, named with each answer: \(Plural.english($0, one: "question", other: "questions"))" },
    terms: "Licence text")
}
