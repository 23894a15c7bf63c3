// Braces, keys, values and markup.
extension BeginnerMistake {
  /// Braces and brackets.
  static let braces = [
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
  static let flowCommas = [
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
  static let points = [
    BeginnerMistake("points-as-outcome", "outcome: coffee", "outcome: coffee: 2", finds: "points-as-outcome", line: 17),
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
      finds: "items-not-indented", line: 18),
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
  static let markup = [
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
  static let words = [
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
  static let pictures = [
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
