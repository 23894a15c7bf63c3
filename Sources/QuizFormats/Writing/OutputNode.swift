internal import QuizEngine

/// A tree to write as a quiz file; its mappings keep their order.
indirect enum OutputNode {
  case text(String)
  /// A number or Boolean.
  case literal(String)
  case list([OutputNode])
  case mapping([(key: String, value: OutputNode)])
}

extension OutputNode {
  /// The tree of a quiz, with keys in the usual order and without default values.
  init(_ quiz: Quiz) {
    let writer = QuizWriter(quiz: quiz)
    self = .mapping(writer.quizEntries.compactMap { entry in entry.value.map { (entry.key, $0) } })
  }

  /// A mapping without the entries whose value is nil.
  static func mapping(_ entries: KeyValuePairs<String, OutputNode?>) -> OutputNode {
    .mapping(entries.compactMap { entry in entry.value.map { (entry.key, $0) } })
  }
}
