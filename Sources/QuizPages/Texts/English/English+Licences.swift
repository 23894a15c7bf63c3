extension Texts.Daily {
  static let englishLicences = Licences(
    title: "Licences and sources",
    text:
      "Where our questions come from, and on what terms we use them. You’ll find each question’s source below its answer.",
    nothing: "There are no questions yet.",
    unnamed: "No licence named",
    questions: { "\(Plural.english($0, one: "question", other: "questions")) in all" },
    work: { "\($0): \(Plural.english($1, one: "question", other: "questions"))" },
    others: { "Other sources, named with each answer: \(Plural.english($0, one: "question", other: "questions"))" },
    terms: "Licence text")
}
