/// The rules' ids up to version 0.6. Files may still have them under `accept`; version 0.8 won't accept them.
enum FormerRuleIDs {
  /// The former id of each renamed rule that files can accept, by its current id.
  static let byID: [String: String] = [
    UnquotedHash.id: "hash-in-text",
    TitleInCurlyQuotes.id: "curly-quotes",
    NonstandardLanguageTag.id: "language-name",
    RevealWithoutPlaceholder.id: "reveal-without-outcome",
    PictureNeverShown.id: "picture-unseen",
    UnevenOutcomeShare.id: "outcome-share",
    OutcomeNotObserved.id: "outcome-not-seen",
    FrequentTies.id: "tie-often",
    QuestionWithoutEffect.id: "idle-question",
    AnswerWithoutEffect.id: "idle-answer",
    NearDuplicateItem.id: "trivia-alike",
    ConflictingKey.id: "trivia-other-key",
    KeyRevealedElsewhere.id: "key-told-elsewhere",
    EquivalentAnswers.id: "answers-alike",
    MixedAnswerTypes.id: "answers-unlike",
    UnevenAnswerLengths.id: "answers-uneven",
    AllOfTheAboveAnswer.id: "answer-for-all",
    KeyLengthBias.id: "key-length",
    OverusedKey.id: "key-worn",
    OverusedDistractor.id: "wrong-answer-worn",
    QuestionTooLong.id: "question-long",
    AnswerTooLong.id: "answer-long",
    ExplanationLengthOutOfRange.id: "explanation-length",
    TypewriterDash.id: "typed-dash",
  ]

  private static let ids = Dictionary(uniqueKeysWithValues: byID.map { ($1, $0) })

  /// The current id of a rule, from a former or current one.
  static func currentID(of id: String) -> String { ids[id] ?? id }
}

extension SchemaField {
  /// The key under `accept` for a rule's warnings. Its value is the author's reason.
  static func acceptance(of rule: any DiagnosticRule.Type, limit: Int) -> SchemaField {
    SchemaField(
      key: rule.id, schema: .untranslatedText(limit: limit), isRequired: false,
      summary: "Why this warning is accepted here. \(rule.why)", formerKey: FormerRuleIDs.byID[rule.id])
  }
}
