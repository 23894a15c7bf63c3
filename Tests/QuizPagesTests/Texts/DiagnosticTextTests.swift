import Goldens
import QuizDrafts
import QuizEngine
import Testing

@testable import QuizPages

/// What diagnostics of drafts say, in all languages.
struct DiagnosticTextTests {
  private static let kinds: [DraftDiagnosticKind] = [
    .missingText, .textTooLong(characters: 20_400, limit: 20_000), .controlCharacter, .emojiTooLong,
    .invalidID(suggestion: "two-words"), .invalidID(suggestion: nil), .duplicateID("cat"), .invalidColour,
    .numberOutOfRange(0...100), .tooFewItems(.language, minimum: 1), .tooFewItems(.outcome, minimum: 2),
    .tooFewItems(.question, minimum: 1), .tooFewItems(.answer, minimum: 2), .tooManyItems(.question, maximum: 1_000),
    .unknownLanguage(suggestion: "zh-Hant"), .unknownLanguage(suggestion: nil),
    .missingTranslations(language: "ru", count: 1), .missingTranslations(language: "ru", count: 22),
    .undeclaredLanguage("de"), .drawTooLarge(draw: 12, pool: 8), .quotaTooLarge(tag: "home", count: 1, pool: 0),
    .quotasExceedDraw(sum: 5, draw: 4), .quotasWithoutDraw,
    .tooFewQuestionsOutsideQuotas(remaining: 3, available: 0),
    .tooFewQuestionsOutsideQuotas(remaining: 21, available: 1), .unknownQuotaTag("home"), .onlyTieBreakQuestion,
    .unknownTieBreakQuestion, .revealWithoutOutcome,
    .mixedAdvance(waiting: 1, total: 5), .mixedAdvance(waiting: 22, total: 25), .quotedTitle,
    .markup("<b>"), .emojiShortCode(":bed:"), .sameAnswerTwice, .pictureNotFound,
    .pictureNeverShown,
    .unusablePicture, .answerWithoutEffect(isSwitch: true), .answerWithoutEffect(isSwitch: false),
    .questionWithoutEffect, .frequentTies(share: 0.4321), .outcomeNotObserved(plays: 200_000),
    .outcomeOnlyThroughTie(isProved: true), .outcomeOnlyThroughTie(isProved: false),
    .unevenShare(share: 0.0504, fair: 1 / 6), .unevenShare(share: 0.7, fair: 0.25),
    .unreachableOutcome(hasPoints: true), .unreachableOutcome(hasPoints: false), .other("In English."),
  ]

  @Test(arguments: Texts.all.map(\.language.tag)) func `every diagnostic has its sentences`(language: String) throws {
    let texts = try #require(Texts.all.first { $0.language.tag == language })
    let lines = Self.kinds.map { kind in
      let text = texts.diagnostics.text(kind)
      return text.mend.isEmpty ? text.problem : "\(text.problem) / \(text.mend)"
    }
    try expectGolden(lines.joined(separator: "\n") + "\n", named: "diagnostics-\(language).txt")
  }
}
