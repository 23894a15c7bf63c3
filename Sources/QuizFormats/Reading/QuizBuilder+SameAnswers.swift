internal import QuizEngine

extension QuizBuilder {
  /// Warns of answers that look the same as an earlier one, in any language.
  ///
  /// - Parameter nodes: of the answers.
  mutating func checkSameAnswers(_ nodes: some Collection<DocumentNode>, _ answers: [Answer]) {
    let nodes = Array(nodes)
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    var firsts: [Appearance: Int] = [:]
    for (index, answer) in answers.enumerated() {
      let appearances = answer.text.translations.filter { !$0.text.isBlank }
        .map { Appearance($0, picture: answer.picture?.file) }
      let repeated = appearances.lazy.compactMap { appearance in firsts[appearance].map { (appearance, $0) } }.first
      for appearance in appearances where firsts[appearance] == nil { firsts[appearance] = index }
      guard let (appearance, first) = repeated, let node = textNode(of: nodes[index], in: appearance.language) else {
        continue
      }
      let firstNode = textNode(of: nodes[first], in: appearance.language) ?? nodes[first]
      let rule = SameAnswerTwice(text: appearance.text, first: diagnostics.source.line(of: firstNode.location))
      diagnostics.path = DocumentPath(question: outer?.question, answer: index, field: "text")
      if nodes[index]["text"]?.isMapping == true { diagnostics.path?.language = appearance.language.tag }
      diagnostics.add(rule, at: node.location)
    }
  }

  private func textNode(of answer: DocumentNode, in language: Language) -> DocumentNode? {
    guard let text = answer["text"], text.isMapping else { return answer["text"] }
    return text.entries.first { Language(validating: $0.key) == language }?.value
  }
}

/// What players see of an answer in one language.
private struct Appearance: Hashable {
  let language: Language
  let text: String
  let picture: String?

  init(_ translation: LocalizedText.Translation, picture: String?) {
    language = translation.language
    text = translation.text.trimmed
    self.picture = picture
  }
}
