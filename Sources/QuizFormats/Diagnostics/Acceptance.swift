/// A warning that an author explained in the file, so that it isn't reported.
struct Acceptance: Sendable {
  /// The rule's id.
  let rule: String
  /// The location of the rule's id under `accept`.
  let location: SourceLocation
  /// The lines, from 1, of the outcome or question that accepts it; nil if it applies to the whole file.
  let lines: ClosedRange<Int>?
  let path: DocumentPath

  func covers(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.ruleID == rule && !diagnostic.isError && lines?.contains(diagnostic.line) != false
  }
}

extension Acceptance {
  /// The rules that a quiz file can accept: all rules for quizzes that are warnings.
  static let rules: [any DiagnosticRule.Type] = [
    MissingTranslation.self, UnquotedHash.self, TitleInCurlyQuotes.self, HTMLInText.self, MarkdownInText.self,
    EmojiShortCode.self, InvisibleCharacterInText.self, SameAnswerTwice.self, NonstandardLanguageTag.self,
    RevealWithoutPlaceholder.self, MixedAdvance.self,
    PictureNeverShown.self, UnevenOutcomeShare.self, OutcomeOnlyThroughTie.self, OutcomeNotObserved.self,
    UnreachableOutcome.self,
    FrequentTies.self, QuestionWithoutEffect.self, AnswerWithoutEffect.self,
  ]

  /// All acceptances in a quiz file, its outcomes and its questions.
  static func all(in root: DocumentNode, _ source: SourceText) -> [Acceptance] {
    let parts = ["outcomes", "questions"].flatMap { key in
      (root[key]?.items ?? []).enumerated().map { index, node in
        var path = DocumentPath(field: key)
        path.descend(to: index, id: node["id"]?.text)
        return (node: node, path: path)
      }
    }
    return entries(of: root, lines: nil, DocumentPath())
      + parts.flatMap { node, path in
        entries(of: node, lines: source.line(of: node.location)...node.lastLine(in: source), path)
      }
  }

  private static func entries(of node: DocumentNode, lines: ClosedRange<Int>?, _ path: DocumentPath) -> [Acceptance] {
    (node["accept"]?.entries ?? []).map { entry in
      Acceptance(
        rule: FormerRuleIDs.currentID(of: entry.key), location: entry.keyLocation, lines: lines,
        path: path.descending(to: "accept").descending(to: entry.key))
    }
  }
}

extension DocumentNode {
  /// The line in which its last value begins.
  fileprivate func lastLine(in source: SourceText) -> Int {
    let inner = items.map { $0.lastLine(in: source) } + entries.map { $0.value.lastLine(in: source) }
    return max(source.line(of: location), inner.max() ?? 0)
  }
}

extension [Diagnostic] {
  /// The diagnostics that no acceptance covers.
  ///
  /// - Parameter used: receives the indices of the acceptances that cover a diagnostic.
  func removing(acceptedBy acceptances: [Acceptance], used: inout Set<Int>) -> [Diagnostic] {
    filter { diagnostic in
      let covering = acceptances.indices.filter { acceptances[$0].covers(diagnostic) }
      used.formUnion(covering)
      return covering.isEmpty
    }
  }
}
