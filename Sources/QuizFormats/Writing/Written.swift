internal import QuizEngine

/// A quiz file on its way out: a tree whose mappings keep their order.
indirect enum Written {
  case text(String)
  /// A number or truth value.
  case bare(String)
  case list([Written])
  case mapping([(key: String, value: Written)])
}

extension Written {
  /// The file of a quiz, in the order in which people write one. What is as the reader assumes anyway is left out.
  init(_ quiz: Quiz) {
    let writer = QuizWriter(quiz: quiz)
    self = .mapping(writer.quizEntries.compactMap { entry in entry.value.map { (entry.key, $0) } })
  }

  /// A mapping without the entries that have no value.
  static func mapping(_ entries: KeyValuePairs<String, Written?>) -> Written {
    .mapping(entries.compactMap { entry in entry.value.map { (entry.key, $0) } })
  }
}
