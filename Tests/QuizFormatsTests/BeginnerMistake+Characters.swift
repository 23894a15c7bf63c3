// Characters that mean something in YAML.
extension BeginnerMistake {
  /// Texts that begin with a special character.
  static let signs = [
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
  static let apostrophes = [
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
  static let quotes = [
    BeginnerMistake(
      "text-behind-quote-mark", "Tea or coffee?", "\"Tea\" or coffee?", finds: "text-after-value", line: 2),
    BeginnerMistake("quotes-in-quotes", "Tea or coffee?", "\"The \"best\" drink\"", finds: "text-after-value", line: 2),
    BeginnerMistake(
      "apostrophe-in-single-quotes", "Tea or coffee?", "'What's yours?'", finds: "text-after-value", line: 2),
    BeginnerMistake("comma-behind-quote", "Tea or coffee?", "\"Tea or coffee?\",", finds: "text-after-value", line: 2),
    BeginnerMistake(
      "semicolon-behind-quote", "Tea or coffee?", "\"Tea or coffee?\";", finds: "text-after-value", line: 2),
    BeginnerMistake("quote-never-closed", "Tea or coffee?", "\"Tea or coffee?", finds: "text-after-value", line: 2),
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
      finds: "invalid-yaml", line: 4),
    BeginnerMistake("two-keys-in-a-line", "Once\n", "Once outcome: tea\n", finds: "invalid-yaml", line: 16),
  ]

  /// A `#` in a text.
  static let hashes = [
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
  static let blanks = [
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
}
