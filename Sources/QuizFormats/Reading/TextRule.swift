/// A rule about what players read in a text of a quiz, in one language.
protocol TextRule: DiagnosticRule {
  /// The first violation in a text, with the part that it is about.
  static func violation(in text: String) -> (rule: Self, part: Substring)?
}

/// The rules for all texts that players read.
enum TextRules {
  static let all: [any TextRule.Type] = [
    HTMLInText.self, MarkdownInText.self, EmojiShortCode.self, InvisibleCharacterInText.self,
  ]
}

extension QuizBuilder {
  /// Checks a text in all of its languages.
  mutating func checkTexts(of node: DocumentNode) {
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    if !node.isMapping { checkText(node, TextRules.all) }
    for entry in node.entries {
      diagnostics.path?.language = entry.key
      checkText(entry.value, TextRules.all)
    }
  }

  /// Checks an outcome's emoji.
  mutating func checkEmoji(_ node: DocumentNode) {
    let outer = diagnostics.path
    diagnostics.path?.descend(to: "emoji")
    defer { diagnostics.path = outer }
    checkText(node, [EmojiShortCode.self])
  }

  private mutating func checkText(_ node: DocumentNode, _ rules: [any TextRule.Type]) {
    guard let text = node.text else { return }
    for rule in rules { report(rule, in: text, at: node.location) }
  }

  private mutating func report<Rule: TextRule>(_ rule: Rule.Type, in text: String, at location: SourceLocation) {
    guard let (violation, part) = rule.violation(in: text) else { return }
    diagnostics.add(violation, at: diagnostics.source.location(of: part, in: text, at: location))
  }
}
