/// What is wrong in a draft, as data. Pages say it in the author's language.
///
/// Files break the same rules; what `parlour check` says of a file is in `QuizFormats`. The field or the item that a
/// diagnostic is about stands beside it.
public enum DraftDiagnosticKind: Hashable, Sendable {
  /// Nothing is written in a field that players need.
  case missingText
  case textTooLong(characters: Int, limit: Int)
  /// The text contains a character that nobody sees and no text needs.
  case controlCharacter
  /// More than one emoji, or words.
  case emojiTooLong
  /// An id has other characters than lowercase letters, digits and hyphens, or is too long.
  case invalidID(suggestion: String?)
  /// Two outcomes or two questions have the same id.
  case duplicateID(String)
  /// A colour isn't written as `#rrggbb`.
  case invalidColour
  case numberOutOfRange(ClosedRange<Int>)
  /// There are fewer items of a kind than a quiz needs.
  case tooFewItems(DraftItem.Kind, minimum: Int)
  case tooManyItems(DraftItem.Kind, maximum: Int)
  /// No language has such a tag.
  case unknownLanguage(suggestion: String?)
  /// Texts have no translation in a language, so players who chose it read another one.
  case missingTranslations(language: String, count: Int)
  /// A text stands in a language that isn't one of the quiz's.
  case undeclaredLanguage(String)

  /// A play asks for more questions than there are.
  case drawTooLarge(draw: Int, pool: Int)
  case quotaTooLarge(tag: String, count: Int, pool: Int)
  case quotasExceedDraw(sum: Int, draw: Int)
  /// There are quotas, but a play asks every question.
  case quotasWithoutDraw
  /// - Parameters:
  ///   - remaining: how many questions the quotas leave to draw.
  ///   - available: how many questions are outside the quotas.
  case tooFewQuestionsOutsideQuotas(remaining: Int, available: Int)
  /// No question has the tag of a quota.
  case unknownQuotaTag(String)
  /// The only question is the one that breaks ties.
  case onlyTieBreakQuestion
  /// A tie is to be broken by a question that isn't there.
  case unknownTieBreakQuestion
  /// The sentence of the result doesn't contain `{outcome}`.
  case revealWithoutOutcome
  /// Some single-choice questions go on at once, others wait for the Next button.
  ///
  /// - Parameters:
  ///   - waiting: how many wait.
  ///   - total: how many single-choice questions there are.
  case mixedAdvance(waiting: Int, total: Int)
  /// The title's quotation marks are a part of it.
  case quotedTitle
  /// A text contains HTML or Markdown, which players see as it is written.
  case markup(String)
  /// A text contains the name of an emoji between colons.
  case emojiShortCode(String)
  /// An earlier answer of the question has the same text.
  case sameAnswerTwice

  /// There is no picture of this name.
  case pictureNotFound
  /// A picture belongs to an answer of a slider between its ends.
  case pictureNeverShown
  /// A picture can't be shown: its content is damaged, too large, or no picture.
  case unusablePicture

  case answerWithoutEffect(isSwitch: Bool)
  case questionWithoutEffect
  /// - Parameter share: the share of plays that end in a tie, 0 to 1.
  case frequentTies(share: Double)
  /// Nobody got the outcome in this many simulated plays.
  case outcomeNotObserved(plays: Int)
  /// - Parameter isProved: whether all combinations of answers were counted.
  case outcomeOnlyThroughTie(isProved: Bool)
  /// - Parameters:
  ///   - share: the share of plays that get the outcome, 0 to 1.
  ///   - fair: one divided by the number of outcomes.
  case unevenShare(share: Double, fair: Double)
  /// - Parameter hasPoints: whether any answer gives the outcome points.
  case unreachableOutcome(hasPoints: Bool)

  /// Another mistake that a file can have, in English. Tests find none in drafts.
  case other(String)
}
