internal import QuizEngine

/// A quiz file on its way out: a tree whose mappings keep their order.
indirect enum OutputNode {
  case text(String)
  /// A number or truth value.
  case literal(String)
  case list([OutputNode])
  case mapping([(key: String, value: OutputNode)])
}

extension OutputNode {
  /// The file of a quiz, in the order in which people write one. What is as the reader assumes anyway is left out.
  init(_ quiz: Quiz) {
    let writer = QuizWriter(quiz: quiz)
    self = .mapping(writer.quizEntries.compactMap { entry in entry.value.map { (entry.key, $0) } })
  }

  /// A mapping without the entries that have no value.
  static func mapping(_ entries: KeyValuePairs<String, OutputNode?>) -> OutputNode {
    .mapping(entries.compactMap { entry in entry.value.map { (entry.key, $0) } })
  }
}
