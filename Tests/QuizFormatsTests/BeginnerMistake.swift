import Foundation
import QuizFormats
import Testing

/// A mistake that a beginner may make: one typing error in a correct quiz.
struct BeginnerMistake: Sendable, CustomTestStringConvertible {
  /// The name of its report in the folder `BeginnerMistakes`.
  let name: String
  let from: String
  let to: String
  /// The rule that must report the cause, and the line of the mistake.
  let rule: String
  let line: Int

  /// - Parameter from: the text that is mistyped, at its first occurrence in ``quiz``.
  init(_ name: String, _ from: String, _ to: String, finds rule: String, line: Int) {
    (self.name, self.from, self.to, self.rule, self.line) = (name, from, to, rule, line)
  }

  var testDescription: String { name }

  var text: String {
    guard let range = Self.quiz.range(of: from) else { return "" }
    return Self.quiz.replacingCharacters(in: range, with: to)
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "BeginnerMistakes")

  static let quiz = """
    language: en
    title: Tea or coffee?
    description: A short quiz about mornings.
    reveal: "You are {outcome}!"
    outcomes:
      - id: tea
        name: Tea
        emoji: 🍵
        description: Calm and slow.
      - id: coffee
        name: Coffee
        description: Quick and loud.
    questions:
      - text: The alarm rings.
        answers:
          - text: Once
            outcome: coffee
          - text: Five times
            outcome: tea
      - text: What is outside?
        answers:
          - text: Sun
            outcome: coffee
          - text: Rain
            outcome: tea
      - text: What is on the table?
        answers:
          - text: A phone
            outcome: coffee
          - text: A book
            outcome: tea

    """
}

extension BeginnerMistake {
  static let all: [BeginnerMistake] =
    signs + apostrophes + quotes + hashes + blanks + indentation + lists + hyphens + lookAlikes + braces
    + flowCommas + points + words + pictures + markup

  /// Texts that begin with a special character.
  private static let signs = [
    BeginnerMistake("begins-with-greater", "Once", "> once", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-pipe", "Once", "| once", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-question-mark", "Once", "? Once", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-exclamation-mark", "Once", "!Once", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake(
      "begins-with-exclamation-mark-and-blank", "Once", "! Once", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake(
      "begins-with-brace", "\"You are {outcome}!\"", "{outcome} is what you are!", finds: "text-begins-with-indicator",
      line: 4),
    BeginnerMistake("is-a-brace", "\"You are {outcome}!\"", "{outcome}", finds: "text-begins-with-indicator", line: 4),
    BeginnerMistake("begins-with-bracket", "Once", "[sighs] Once", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-at", "Once", "@ seven", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-ampersand", "Once", "& that is all", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake(
      "begins-with-ampersand-and-letter", "Once", "&c. and so on", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-asterisk", "Once", "*Once* only", finds: "text-begins-with-asterisk", line: 16),
    BeginnerMistake("begins-with-percent", "Once", "%100 sure", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-backtick", "Once", "`ring`", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-hyphen", "Once", "- Once", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-comma", "Once", ", Once", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("begins-with-colon", "Once", ": Once", finds: "text-begins-with-indicator", line: 16),
  ]

  /// Texts that begin with an apostrophe, or with an exclamation mark that looks like a tag.
  private static let apostrophes = [
    BeginnerMistake(
      "begins-with-apostrophe", "Once", "'Tis the season", finds: "text-begins-with-apostrophe", line: 16),
    BeginnerMistake(
      "begins-with-apostrophe-and-another-below", "Once\n        outcome: coffee\n      - text: Five times",
      "'Tis the season\n        outcome: coffee\n      - text: Don't know", finds: "text-begins-with-apostrophe",
      line: 16),
    BeginnerMistake(
      "begins-with-apostrophe-and-one-ends-a-line-below", "Once\n        outcome: coffee\n      - text: Five times",
      "'Tis the season\n        outcome: coffee\n      - text: The dogs'", finds: "text-begins-with-apostrophe",
      line: 16),
    BeginnerMistake(
      "quote-closes-below", "Once\n        outcome: coffee\n      - text: Five times",
      "\"Once\n        outcome: coffee\n      - text: Five times\"", finds: "invalid-yaml", line: 16),
    BeginnerMistake(
      "begins-with-apostrophe-in-braces", "Once", "{en: 'Tis the season}", finds: "text-begins-with-apostrophe",
      line: 16
    ),
    BeginnerMistake("exclamation-marks-around", "Once", "!Hola!", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake(
      "exclamation-mark-and-comma", "Once", "!Hola, amigo!", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("exclamation-marks-cyrillic", "Once", "!Привет!", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake("exclamation-marks-twice", "Once", "!!Wow!!", finds: "text-begins-with-indicator", line: 16),
    BeginnerMistake(
      "exclamation-marks-in-braces", "Once", "{en: !Hola!}", finds: "text-begins-with-indicator", line: 16),
  ]

  /// Quotation marks and colons.
  private static let quotes = [
    BeginnerMistake(
      "text-behind-quote-mark", "Tea or coffee?", "\"Tea\" or coffee?", finds: "text-after-value", line: 2),
    BeginnerMistake(
      "quotes-in-quotes", "Tea or coffee?", "\"The \"best\" drink\"", finds: "text-after-value", line: 2),
    BeginnerMistake(
      "apostrophe-in-single-quotes", "Tea or coffee?", "'What's yours?'", finds: "text-after-value", line: 2),
    BeginnerMistake("comma-behind-quote", "Tea or coffee?", "\"Tea or coffee?\",", finds: "text-after-value", line: 2),
    BeginnerMistake(
      "semicolon-behind-quote", "Tea or coffee?", "\"Tea or coffee?\";", finds: "text-after-value", line: 2),
    BeginnerMistake(
      "quote-never-closed", "Tea or coffee?", "\"Tea or coffee?", finds: "text-after-value", line: 2),
    BeginnerMistake(
      "quote-never-closed-at-all", "Rain\n        outcome: tea", "\"Rain\n        outcome: tea", finds: "invalid-yaml",
      line: 24),
    BeginnerMistake("quote-only-behind", "Once", "Once\"s enough: yes", finds: "invalid-yaml", line: 16),
    BeginnerMistake("curly-quotes-mixed", "Once", "\"Once”", finds: "look-alike-character", line: 16),
    BeginnerMistake("colon-in-text", "Tea or coffee?", "Tea: or coffee?", finds: "invalid-yaml", line: 2),
    BeginnerMistake(
      "colon-in-a-second-line", "A short quiz about mornings.", "A short quiz\n  about this: mornings.",
      finds: "invalid-yaml", line: 4),
    BeginnerMistake("backslash-in-quotes", "Once", "\"C:\\music\"", finds: "invalid-yaml", line: 16),
    BeginnerMistake(
      "curly-quotes-and-colon", "Tea or coffee?", "“Tea: or coffee?”", finds: "look-alike-character", line: 2),
    BeginnerMistake(
      "curly-quotes-around-title", "Tea or coffee?", "“Tea or coffee?”", finds: "title-in-curly-quotes", line: 2),
    BeginnerMistake("equals-sign", "title: Tea", "title = Tea", finds: "invalid-yaml", line: 2),
    BeginnerMistake("no-colon-behind-key", "title: Tea", "title Tea", finds: "invalid-yaml", line: 2),
    BeginnerMistake(
      "second-line-not-indented", "A short quiz about mornings.", "A short quiz\nabout mornings.",
      finds: "invalid-yaml",
      line: 4),
    BeginnerMistake("two-keys-in-a-line", "Once\n", "Once outcome: tea\n", finds: "invalid-yaml", line: 16),
  ]

  /// A `#` in a text.
  private static let hashes = [
    BeginnerMistake("hash-in-title", "Tea or coffee?", "Rock #1 hits", finds: "unquoted-hash", line: 2),
    BeginnerMistake("hash-and-blank-in-text", "Once", "We are # 1", finds: "unquoted-hash", line: 16),
    BeginnerMistake(
      "hash-in-text-of-two-lines", "mornings.", "mornings,\n  my #1 topic.", finds: "unquoted-hash", line: 4),
    BeginnerMistake(
      "hash-in-first-of-two-lines", "mornings.", "the #1\n  of mornings.", finds: "invalid-yaml", line: 3),
    BeginnerMistake("hash-in-braces", "name: Tea", "name: {en: Tea #1}", finds: "invalid-yaml", line: 7),
    BeginnerMistake("hash-at-the-end", "Once", "C #", finds: "unquoted-hash", line: 16),
    BeginnerMistake("hash-at-the-beginning", "Once", "#once", finds: "empty-value", line: 16),
    BeginnerMistake("accent-without-quotes", "outcomes:", "accent: #b4532a\noutcomes:", finds: "empty-value", line: 5),
  ]

  /// Blanks that are missing, or other characters in their place.
  private static let blanks = [
    BeginnerMistake("no-blank-behind-colon", "title: Tea", "title:Tea", finds: "colon-without-space", line: 2),
    BeginnerMistake(
      "no-blank-behind-first-colon", "language: en", "language:en", finds: "colon-without-space", line: 1),
    BeginnerMistake(
      "no-blank-behind-colon-of-item", "- text: Rain", "- text:Rain", finds: "colon-without-space", line: 24),
    BeginnerMistake(
      "no-blank-behind-colon-of-last-key", "A book\n        outcome: tea", "A book\n        outcome:tea",
      finds: "colon-without-space", line: 31),
    BeginnerMistake(
      "no-blank-behind-colon-in-item-alone", "      - text: A book\n        outcome: tea", "      - text:A book",
      finds: "colon-without-space", line: 30),
    BeginnerMistake(
      "no-blank-behind-colon-in-braces", "        outcome: coffee", "        points: {coffee:2, tea:1}",
      finds: "colon-without-space", line: 17),
    BeginnerMistake(
      "no-blank-behind-hyphen", "- text: The alarm", "-text: The alarm", finds: "wrong-list-marker", line: 14),
    BeginnerMistake(
      "no-blank-behind-second-hyphen", "- id: coffee", "-id: coffee", finds: "wrong-list-marker", line: 10),
    BeginnerMistake(
      "no-blanks-behind-hyphens", "language: en", "languages:\n  -en\n  -ru", finds: "wrong-list-marker", line: 2),
    BeginnerMistake(
      "no-break-space-indents", "        outcome: coffee",
      "\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}outcome: coffee", finds: "invisible-character", line: 17),
    BeginnerMistake(
      "no-break-space-indents-a-little", "    name: Tea", "   \u{A0}name: Tea", finds: "invisible-character", line: 7),
    BeginnerMistake(
      "no-break-space-behind-colon", "title: Tea", "title:\u{A0}Tea", finds: "invisible-character", line: 2),
    BeginnerMistake(
      "no-break-space-behind-hyphen", "- id: coffee", "-\u{A0}id: coffee", finds: "invisible-character", line: 10),
    BeginnerMistake(
      "zero-width-space-in-key", "title: Tea", "title\u{200B}: Tea", finds: "invisible-character", line: 2),
    BeginnerMistake(
      "zero-width-space-in-outcome", "outcome: coffee", "outcome: coffee\u{200B}", finds: "invisible-character",
      line: 17),
    BeginnerMistake("full-width-space-indents", "    name: Tea", "　　name: Tea", finds: "invisible-character", line: 7),
    BeginnerMistake("tab-indents", "    name: Tea", "\tname: Tea", finds: "tab-indentation", line: 7),
    BeginnerMistake("tab-behind-spaces", "    name: Tea", "  \tname: Tea", finds: "tab-indentation", line: 7),
  ]

  /// Lines that begin in the wrong column.
  private static let indentation = [
    BeginnerMistake("indented-too-far", "description: A", "  description: A", finds: "invalid-yaml", line: 3),
    BeginnerMistake("indented-too-far-in-item", "    name: Tea", "      name: Tea", finds: "invalid-yaml", line: 7),
    BeginnerMistake("indented-too-little-in-item", "    name: Tea", "   name: Tea", finds: "invalid-yaml", line: 7),
    BeginnerMistake(
      "key-in-the-hyphen's-column", "        outcome: coffee", "      outcome: coffee", finds: "invalid-yaml", line: 17),
    BeginnerMistake("key-not-indented", "    emoji: 🍵", "emoji: 🍵", finds: "invalid-yaml", line: 8),
    BeginnerMistake("item-one-column-right", "  - id: coffee", "   - id: coffee", finds: "invalid-yaml", line: 10),
    BeginnerMistake("item-one-column-left", "  - id: coffee", " - id: coffee", finds: "invalid-yaml", line: 10),
    BeginnerMistake("item-without-indentation", "  - id: coffee", "- id: coffee", finds: "invalid-yaml", line: 10),
    BeginnerMistake(
      "question-without-key", "- text: The alarm rings.", "- The alarm rings.", finds: "invalid-yaml", line: 14),
  ]

  /// Hyphens that are missing, and lists that aren't indented.
  private static let hyphens = [
    BeginnerMistake(
      "answers-not-indented", answers,
      "  - text: Once\n    outcome: coffee\n  - text: Five times\n    outcome: tea\n", finds: "items-not-indented",
      line: 16
    ),
    BeginnerMistake(
      "answers-without-indentation", answers,
      "- text: Once\n  outcome: coffee\n- text: Five times\n  outcome: tea\n", finds: "items-not-indented", line: 16),
    BeginnerMistake(
      "answers-one-column-left", answers,
      "   - text: Once\n     outcome: coffee\n   - text: Five times\n     outcome: tea\n", finds: "items-not-indented",
      line: 16),
    BeginnerMistake(
      "answers-without-hyphens-and-indentation", answers,
      "    text: Once\n    outcome: coffee\n    text: Five times\n    outcome: tea\n", finds: "missing-hyphen", line: 16
    ),
    BeginnerMistake(
      "answers-without-hyphens", answers,
      "      text: Once\n      outcome: coffee\n      text: Five times\n      outcome: tea\n", finds: "missing-hyphen",
      line: 16),
    BeginnerMistake(
      "missing-hyphen", "      - text: Five", "        text: Five", finds: "missing-hyphen", line: 18),
    BeginnerMistake(
      "no-hyphen-of-answer-and-other-column", "      - text: Five", "      text: Five", finds: "missing-hyphen",
      line: 18),
    BeginnerMistake(
      "no-hyphen-of-first-answer", "      - text: Once", "        text: Once", finds: "missing-hyphen", line: 16),
    BeginnerMistake(
      "no-hyphen-of-first-answer-in-its-column", "      - text: Once\n        outcome: coffee",
      "      text: Once\n      outcome: coffee", finds: "missing-hyphen", line: 16),
    BeginnerMistake(
      "no-hyphen-of-question", "  - text: What is outside?", "    text: What is outside?", finds: "missing-hyphen",
      line: 20
    ),
    BeginnerMistake("no-hyphen-of-outcome", "  - id: coffee", "    id: coffee", finds: "missing-hyphen", line: 10),
    BeginnerMistake("no-hyphen-of-first-outcome", "  - id: tea", "    id: tea", finds: "missing-hyphen", line: 6),
    BeginnerMistake(
      "answers-as-texts", answers, "      - Once\n      - Five times\n", finds: "wrong-type", line: 16),
    BeginnerMistake(
      "answers-with-letters", answers, "      A) Once\n      B) Five times\n", finds: "wrong-list-marker", line: 16),
    BeginnerMistake(
      "bullets-with-tabs", answers, "      •\tOnce\n      •\tFive times\n", finds: "wrong-list-marker", line: 16),
    BeginnerMistake("full-width-hyphen", "- id: coffee", "－ id: coffee", finds: "wrong-list-marker", line: 10),
  ]

  private static let answers =
    "      - text: Once\n        outcome: coffee\n      - text: Five times\n        outcome: tea\n"

  /// Lists in a wrong notation.
  private static let lists = [
    BeginnerMistake("bullets", "- id: coffee", "• id: coffee", finds: "wrong-list-marker", line: 10),
    BeginnerMistake("en-dash", "- id: coffee", "– id: coffee", finds: "wrong-list-marker", line: 10),
    BeginnerMistake("numbers", "- id: coffee", "2. id: coffee", finds: "wrong-list-marker", line: 10),
    BeginnerMistake(
      "all-numbered", "      - text: Once\n        outcome: coffee\n      - text: Five times\n        outcome: tea",
      "      1. text: Once", finds: "wrong-list-marker", line: 16),
    BeginnerMistake(
      "list-in-line", "answers:\n      - text: Once", "answers: - text: Once", finds: "invalid-yaml", line: 15),
    BeginnerMistake(
      "no-hyphens", "      - text: Once\n        outcome: coffee\n      - text: Five times\n        outcome: tea",
      "      text: Once\n      outcome: coffee", finds: "wrong-type", line: 16),
    BeginnerMistake("markdown-fence", "language: en", "```yaml\nlanguage: en", finds: "markdown-fence", line: 1),
    BeginnerMistake(
      "markdown-fence-behind", "A book\n        outcome: tea\n", "A book\n        outcome: tea\n```\n",
      finds: "markdown-fence", line: 32),
    BeginnerMistake("markdown-bold-key", "title: Tea", "**title**: Tea", finds: "unknown-key", line: 2),
    BeginnerMistake(
      "words-before-the-quiz", "language: en", "Here is your quiz.\n\nlanguage: en", finds: "invalid-yaml", line: 1),
    BeginnerMistake("slashes-for-a-comment", "title: Tea", "// the title\ntitle: Tea", finds: "invalid-yaml", line: 2),
  ]

  /// Characters that look like others.
  private static let lookAlikes = [
    BeginnerMistake("cyrillic-letter-in-key", "title: Tea", "tіtle: Tea", finds: "look-alike-character", line: 2),
    BeginnerMistake("cyrillic-letter-in-id", "- id: coffee", "- id: сoffee", finds: "look-alike-character", line: 10),
    BeginnerMistake(
      "cyrillic-letter-in-outcome", "outcome: coffee", "outcome: cоffee", finds: "look-alike-character", line: 17),
    BeginnerMistake(
      "cyrillic-letter-in-language", "language: en", "language: еn", finds: "look-alike-character", line: 1),
    BeginnerMistake(
      "full-width-colon", "title: Tea or coffee?", "title：Tea or coffee?", finds: "look-alike-character", line: 2),
    BeginnerMistake("full-width-comma", "language: en", "languages: [en，ru]", finds: "look-alike-character", line: 1),
    BeginnerMistake(
      "curly-quotes-around-outcome", "outcome: coffee", "outcome: “coffee”", finds: "look-alike-character", line: 17),
  ]

  /// Braces and brackets.
  private static let braces = [
    BeginnerMistake(
      "comma-in-braces", "name: Tea", "name: {en: Yes, of course}", finds: "unquoted-comma-in-braces", line: 7),
    BeginnerMistake(
      "comma-in-number-in-braces", "name: Tea", "name: {en: 1,000 teas}", finds: "unquoted-comma-in-braces", line: 7),
    BeginnerMistake(
      "no-comma-in-braces", "outcome: coffee", "points: {coffee: 2 tea: 1}", finds: "invalid-yaml", line: 17),
    BeginnerMistake("brace-never-closed", "name: Tea", "name: {en: Tea", finds: "invalid-yaml", line: 8),
    BeginnerMistake("bracket-never-closed", "language: en", "languages: [en", finds: "invalid-yaml", line: 2),
    BeginnerMistake("comma-behind-bracket", "language: en", "languages: [en],", finds: "text-after-value", line: 1),
    BeginnerMistake("brace-twice", "name: Tea", "name: {en: Tea}}", finds: "text-after-value", line: 7),
  ]

  /// Commas, colons and braces within braces.
  private static let flowCommas = [
    BeginnerMistake("two-commas", "name: Tea", "name: {en: Tea,, ru: Чай}", finds: "invalid-yaml", line: 7),
    BeginnerMistake("two-commas-in-brackets", "language: en", "languages: [en,, ru]", finds: "invalid-yaml", line: 1),
    BeginnerMistake("comma-first", "outcome: coffee", "points: {, coffee: 2}", finds: "invalid-yaml", line: 17),
    BeginnerMistake(
      "outcome-in-braces", "\"You are {outcome}!\"", "{en: You are {outcome}!, ru: Вы — {outcome}!}",
      finds: "invalid-yaml",
      line: 4),
    BeginnerMistake(
      "outcome-first-in-braces", "\"You are {outcome}!\"", "{en: {outcome} it is}", finds: "invalid-yaml", line: 4),
    BeginnerMistake(
      "outcome-and-mark-in-braces", "\"You are {outcome}!\"", "{en: {outcome}!}", finds: "invalid-yaml", line: 4),
    BeginnerMistake(
      "outcome-last-in-braces", "\"You are {outcome}!\"", "{en: You are {outcome}}", finds: "invalid-yaml", line: 4),
    BeginnerMistake("bracket-in-braces", "name: Tea", "name: {en: Tea [hot]}", finds: "invalid-yaml", line: 7),
    BeginnerMistake(
      "full-width-comma-in-braces", "name: Tea", "name: {en: Tea， ru: Чай}", finds: "look-alike-character", line: 7),
    BeginnerMistake(
      "full-width-comma-in-points", "outcome: coffee", "points: {coffee: 2，tea: 1}", finds: "look-alike-character",
      line: 17),
    BeginnerMistake(
      "ideographic-comma-in-braces", "name: Tea", "name: {en: Tea、 ru: Чай}", finds: "look-alike-character", line: 7),
    BeginnerMistake(
      "full-width-colon-in-braces", "outcome: coffee", "points: {coffee：2}", finds: "look-alike-character", line: 17),
    BeginnerMistake(
      "equals-sign-in-braces", "outcome: coffee", "points: {coffee = 2}", finds: "invalid-yaml", line: 17),
    BeginnerMistake("full-width-braces", "name: Tea", "name: ｛en: Tea｝", finds: "look-alike-character", line: 7),
    BeginnerMistake("full-width-brace-closes", "name: Tea", "name: {en: Tea｝", finds: "look-alike-character", line: 7),
    BeginnerMistake(
      "comma-in-points", "outcome: coffee", "points: {coffee: 1,5}", finds: "unquoted-comma-in-braces", line: 17),
  ]

  /// Points, outcomes and ties.
  private static let points = [
    BeginnerMistake(
      "points-as-outcome", "outcome: coffee", "outcome: coffee: 2", finds: "points-as-outcome", line: 17),
    BeginnerMistake(
      "outcome-with-several-points", "outcome: coffee", "outcome: coffee: 2, tea: 1", finds: "points-as-outcome",
      line: 17),
    BeginnerMistake(
      "outcome-with-points-in-braces", "outcome: coffee", "outcome: {coffee: 2}", finds: "points-as-outcome", line: 17),
    BeginnerMistake(
      "outcome-with-points-below", "outcome: coffee", "outcome:\n          coffee: 2", finds: "points-as-outcome",
      line: 18),
    BeginnerMistake(
      "outcome-with-a-list", "outcome: coffee", "outcome: [coffee, tea]", finds: "points-as-outcome", line: 17),
    BeginnerMistake("two-outcomes", "outcome: coffee", "outcome: coffee, tea", finds: "points-as-outcome", line: 17),
    BeginnerMistake("points-without-braces", "outcome: coffee", "points: coffee: 2", finds: "invalid-yaml", line: 17),
    BeginnerMistake("points-without-number", "outcome: coffee", "points: coffee", finds: "wrong-type", line: 17),
    BeginnerMistake(
      "points-not-indented", "        outcome: coffee", "        points:\n        coffee: 2\n        tea: 1",
      finds: "items-not-indented",
      line: 18),
    BeginnerMistake(
      "points-as-list", "outcome: coffee", "points:\n          - coffee: 2\n          - tea: 1", finds: "wrong-type",
      line: 18),
    BeginnerMistake(
      "points-in-quotes", "outcome: coffee", "points: {coffee: \"2\"}", finds: "wrong-type", line: 17),
    BeginnerMistake("ties-by-question", "outcomes:", "ties: q2\noutcomes:", finds: "unknown-choice", line: 5),
    BeginnerMistake(
      "ties-without-braces", "outcomes:", "ties: question: q2\noutcomes:", finds: "invalid-yaml", line: 5),
    BeginnerMistake(
      "text-without-braces", "language: en\ntitle: Tea", "languages: [en]\ntitle: en: Tea", finds: "invalid-yaml",
      line: 2),
  ]

  /// Markup that players see as it is written.
  private static let markup = [
    BeginnerMistake("html-in-text", "Once", "<b>Once</b>", finds: "html-in-text", line: 16),
    BeginnerMistake("html-line-break", "A short quiz", "A short<br/>quiz", finds: "html-in-text", line: 3),
    BeginnerMistake("html-link", "A short quiz", "A <a href=x>short</a> quiz", finds: "html-in-text", line: 3),
    BeginnerMistake("html-character", "Once", "Tea &amp; cake", finds: "html-in-text", line: 16),
    BeginnerMistake("html-character-number", "Once", "It&#39;s once", finds: "html-in-text", line: 16),
    BeginnerMistake("html-space", "Once", "10&nbsp;cups", finds: "html-in-text", line: 16),
    BeginnerMistake("markdown-bold", "Once", "Only **once**", finds: "markdown-in-text", line: 16),
    BeginnerMistake(
      "markdown-link", "A short quiz", "A [short](https://example.org) quiz", finds: "markdown-in-text", line: 3),
    BeginnerMistake("emoji-short-code", "Once", "\"Back to :bed: again\"", finds: "emoji-short-code", line: 16),
    BeginnerMistake("emoji-short-code-of-outcome", "🍵", "\":tea:\"", finds: "emoji-short-code", line: 8),
    BeginnerMistake("emoji-short-code-without-quotes", "Once", "Back to :bed: again", finds: "invalid-yaml", line: 16),
    BeginnerMistake("emoji-short-code-at-the-end", "Once", "Back to :bed:", finds: "invalid-yaml", line: 16),
    BeginnerMistake(
      "invisible-character-in-text", "Once", "On\u{200B}ce", finds: "invisible-character-in-text", line: 16),
    BeginnerMistake(
      "zero-width-joiner-at-the-end", "Once", "Once\u{200D}", finds: "invisible-character-in-text", line: 16),
    BeginnerMistake("word-joiner-in-title", "Tea or", "\u{2060}Tea or", finds: "invisible-character-in-text", line: 2),
    BeginnerMistake("same-answer-twice", "Five times", "Once", finds: "same-answer-twice", line: 18),
    BeginnerMistake("same-answer-and-blank", "Five times", "\"Once \"", finds: "same-answer-twice", line: 18),
    BeginnerMistake(
      "same-answer-in-braces", "- text: Once\n        outcome: coffee\n      - text: Five times",
      "- text: {en: Once}\n        outcome: coffee\n      - text: {en: Once}", finds: "same-answer-twice", line: 18),
  ]

  /// Words of other languages and programs.
  private static let words = [
    BeginnerMistake("languages-as-text", "language: en", "languages: en, ru", finds: "wrong-type", line: 1),
    BeginnerMistake("capital-language", "language: en", "Language: en", finds: "unknown-key", line: 1),
    BeginnerMistake("key-as-heading", "questions:", "## Questions:", finds: "missing-key", line: 13),
    BeginnerMistake("markdown-bold-key-and-colon", "title: Tea", "**title:** Tea", finds: "invalid-yaml", line: 2),
    BeginnerMistake(
      "answers-with-colons", answers, "      - Once: coffee\n      - Five times: tea\n", finds: "wrong-type", line: 16),
    BeginnerMistake(
      "answers-with-arrows", answers, "      - Once -> coffee\n      - Five times -> tea\n", finds: "wrong-type",
      line: 16),
    BeginnerMistake(
      "outcomes-as-texts", "  - id: coffee\n    name: Coffee\n    description: Quick and loud.\n", "  - coffee\n",
      finds: "wrong-type", line: 10),
    BeginnerMistake(
      "full-width-brackets", "language: en", "languages: ［en, ru］", finds: "look-alike-character", line: 1),
    BeginnerMistake(
      "points-in-quotes-with-braces", "outcome: coffee", "points: \"{coffee: 2}\"", finds: "wrong-type", line: 17),
    BeginnerMistake("results-for-outcomes", "outcomes:", "results:", finds: "unknown-key", line: 5),
    BeginnerMistake("options-for-answers", "answers:", "options:", finds: "unknown-key", line: 15),
    BeginnerMistake("question-for-text", "- text: The", "- question: The", finds: "unknown-key", line: 14),
    BeginnerMistake(
      "language-by-name", "language: en", "language: english", finds: "nonstandard-language-tag", line: 1),
    BeginnerMistake(
      "language-by-its-own-name", "language: en", "language: deutsch", finds: "nonstandard-language-tag", line: 1),
    BeginnerMistake("language-by-country", "language: en", "language: ua", finds: "nonstandard-language-tag", line: 1),
    BeginnerMistake(
      "chinese-by-country-code", "language: en", "language: cn", finds: "nonstandard-language-tag", line: 1),
    BeginnerMistake(
      "chinese-by-country", "language: en", "language: zh-TW", finds: "nonstandard-language-tag", line: 1),
    BeginnerMistake(
      "language-by-three-letters", "language: en", "language: eng", finds: "nonstandard-language-tag", line: 1),
    BeginnerMistake("japanese-by-country", "language: en", "language: jp", finds: "nonstandard-language-tag", line: 1),
    BeginnerMistake("capital-key", "title: Tea", "Title: Tea", finds: "unknown-key", line: 2),
    BeginnerMistake("outcome-by-its-name", "outcome: coffee", "outcome: Coffee", finds: "unknown-outcome", line: 17),
    BeginnerMistake("emoji-beside-the-quiz", "reveal:", "emoji: 🍵\nreveal:", finds: "unknown-key", line: 4),
  ]

  /// Pictures.
  private static let pictures = [
    BeginnerMistake(
      "picture-address", "reveal:", "picture: https://example.org/cup.png\nreveal:", finds: "picture-is-url", line: 4),
    BeginnerMistake(
      "picture-backslash", "reveal:", "picture: pictures\\cup.svg\nreveal:", finds: "backslash-in-picture-path", line: 4
    ),
    BeginnerMistake(
      "picture-drive", "reveal:", "picture: C:\\Users\\Ada\\cup.svg\nreveal:", finds: "backslash-in-picture-path",
      line: 4),
    BeginnerMistake(
      "picture-drive-in-quotes", "reveal:", "picture: \"C:\\Users\\Ada\\cup.svg\"\nreveal:", finds: "invalid-yaml",
      line: 4),
  ]
}

@Suite struct BeginnerMistakeTests {
  @Test func `the correct quiz has no findings`() {
    #expect(BrokenQuizzes.diagnostics(of: QuizFile.read(Array(BeginnerMistake.quiz.utf8), name: "tea.yaml")).isEmpty)
  }

  @Test(arguments: BeginnerMistake.all) func `a typing error is reported with its cause, its line and its fix`(
    mistake: BeginnerMistake
  )
    throws
  {
    #expect(mistake.text != "", "“\(mistake.from)” doesn't occur in the quiz")
    let reading = QuizFile.read(
      Array(mistake.text.utf8), name: "tea.yaml", pictures: .folder(BrokenQuizzes.folder.path))
    let diagnostics = BrokenQuizzes.diagnostics(of: reading)
    #expect(diagnostics.first?.ruleID == mistake.rule)
    #expect(diagnostics.first?.line == mistake.line)
    #expect((reading.quiz == nil) == diagnostics.contains(where: \.isError))
    try expectGolden(diagnostics.report(), at: BeginnerMistake.folder.appending(path: mistake.name + ".txt"))
  }

  @Test func `each typing error has its own name`() {
    #expect(Set(BeginnerMistake.all.map(\.name)).count == BeginnerMistake.all.count)
    #expect(BeginnerMistake.all.count >= 60)
  }

  @Test(arguments: [
    "title: Tea  # my title", "title: Tea   # of 3", "title: \"Rock #1 hits\"", "title: C#", "title: 'Rock #1'",
    "title: >-\n  Rock #1 hits",
  ])
  func `comments and hashes in quotation marks give no warning`(title: String) {
    let text = BeginnerMistake.quiz.replacing("title: Tea or coffee?", with: title)
    #expect(BrokenQuizzes.diagnostics(of: QuizFile.read(Array(text.utf8), name: "tea.yaml")).isEmpty)
  }

  @Test(arguments: [
    "3 < 5 > 2", "a <3", "AT&T", "R&B; soul", "C#", "F#", "12:30:45", "At 12:30: tea?", "☕ 👩‍🚀 🏳️‍🌈 👨‍👩‍👧", "¡Hola!", "¿Qué?",
    "re:do:it",
    "std::vector::size", "می‌خواهم", "क्‍ष", "a ** b ** c", "2**3", "*", "[sic] (http)", "if a <b and c> d", "<3 & <4;",
    "::name::", "a:b:c", "ภาษา\u{200B}ไทย", "x < y", "<<tea>>", "<tea>", "&tea;", "\u{200F}שלום\u{200E}",
    "auf\u{AD}wachen",
    "5 * 3 * 2", "10:00:00:", ":)", ":-)", ":D :P", "☕︎", "1️⃣",
  ])
  func `a text that only looks like markup gives no warning`(text: String) {
    let quoted = "\"" + text.replacing("\"", with: "\\\"") + "\""
    let quiz = BeginnerMistake.quiz.replacing("title: Tea or coffee?", with: "title: \(quoted)")
      .replacing("text: Once", with: "text: \(quoted)")
    let diagnostics = BrokenQuizzes.diagnostics(of: QuizFile.read(Array(quiz.utf8), name: "tea.yaml"))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
  }

  @Test func `answers with other pictures or emojis aren't the same`() {
    let pictures = BeginnerMistake.quiz.replacing("text: Once\n", with: "text: This\n        picture: a.png\n")
      .replacing("text: Five times\n", with: "text: This\n        picture: b.png\n")
    let emojis = BeginnerMistake.quiz.replacing("text: Once", with: "text: ☕ This")
      .replacing("text: Five times", with: "text: 🍵 This")
    for text in [pictures, emojis] {
      #expect(BrokenQuizzes.diagnostics(of: QuizFile.read(Array(text.utf8), name: "tea.yaml")).isEmpty)
    }
  }

  @Test(arguments: [
    "html-in-text", "markdown-in-text", "emoji-short-code", "invisible-character-in-text", "same-answer-twice",
  ])
  func `what may be meant can be accepted`(rule: String) throws {
    let mistake = try #require(BeginnerMistake.all.first { $0.rule == rule })
    let text = "accept: {\(rule): It is meant so.}\n" + mistake.text
    let reading = QuizFile.read(Array(text.utf8), name: "tea.yaml")
    #expect(BrokenQuizzes.diagnostics(of: reading).isEmpty && reading.acceptedCount == 1)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["<a ", "<!-", "[", "**", "&a", ":a", "\u{200B}", "，", "{", "'"])
  func `a long text of signs is read fast`(sign: String) {
    let long = String(repeating: sign, count: 19_000 / sign.count)
    for text in ["\"\(long)\"", "{en: \(long)}"] {
      let quiz = BeginnerMistake.quiz.replacing(
        "description: A short quiz about mornings.", with: "description: \(text)")
      _ = QuizFile.read(Array(quiz.utf8), name: "tea.yaml").diagnostics
    }
  }

  @Test func `many missing hyphens are reported one by one`() {
    let answers = (1...20).map { "        text: Answer \($0)\n        outcome: tea\n" }.joined()
    let text = BeginnerMistake.quiz.replacing("      - text: A phone\n", with: "      - text: A phone\n" + answers)
    let diagnostics = QuizFile.read(Array(text.utf8), name: "tea.yaml").diagnostics
    #expect(diagnostics.count { $0.ruleID == "missing-hyphen" } == 20, "\(diagnostics.report())")
  }

  private func expectGolden(_ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(text == expected, "\(file.lastPathComponent) differs", sourceLocation: sourceLocation)
  }

  /// The first bytes of other programs' files.
  static let documents: [(name: String, bytes: [UInt8])] = [
    ("word", Array("PK\u{3}\u{4}".utf8) + [0x14, 0, 6, 0] + Array("[Content_Types].xml…word/document.xml".utf8)),
    ("workbook", Array("PK\u{3}\u{4}".utf8) + [0x14, 0, 6, 0] + Array("[Content_Types].xml…xl/workbook.xml".utf8)),
    (
      "open-document",
      Array("PK\u{3}\u{4}".utf8) + [0x14, 0] + Array("mimetypeapplication/vnd.oasis.opendocument.text".utf8)
    ),
    ("archive", Array("PK\u{3}\u{4}".utf8) + [0x14, 0] + Array("quiz.yaml".utf8)),
    ("old-word", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]),
    ("rtf", Array("{\\rtf1\\ansi title: Tea}".utf8)),
    ("pdf", Array("%PDF-1.7\n%".utf8)),
    ("html", Array("\n<!DOCTYPE html>\n<html><body>title: Tea".utf8)),
    ("picture", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
  ]

  @Test(arguments: documents) func `a document of another program is recognized`(name: String, bytes: [UInt8]) throws {
    let diagnostics = QuizFile.read(bytes, name: "tea.yaml").diagnostics
    #expect(diagnostics.map(\.ruleID) == ["not-a-plain-text-file"])
    try expectGolden(
      diagnostics.report(), at: BeginnerMistake.folder.appending(path: "not-a-plain-text-file-\(name).txt"))
  }
}
