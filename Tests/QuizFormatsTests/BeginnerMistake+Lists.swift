// Lists, indentation and characters that look like others.
extension BeginnerMistake {
  /// Lines that begin in the wrong column.
  static let indentation = [
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
  static let hyphens = [
    BeginnerMistake(
      "answers-not-indented", answers, "  - text: Once\n    outcome: coffee\n  - text: Five times\n    outcome: tea\n",
      finds: "items-not-indented", line: 16
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
    BeginnerMistake("missing-hyphen", "      - text: Five", "        text: Five", finds: "missing-hyphen", line: 18),
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
    BeginnerMistake("answers-as-texts", answers, "      - Once\n      - Five times\n", finds: "wrong-type", line: 16),
    BeginnerMistake(
      "answers-with-letters", answers, "      A) Once\n      B) Five times\n", finds: "wrong-list-marker", line: 16),
    BeginnerMistake(
      "bullets-with-tabs", answers, "      •\tOnce\n      •\tFive times\n", finds: "wrong-list-marker", line: 16),
    BeginnerMistake("full-width-hyphen", "- id: coffee", "－ id: coffee", finds: "wrong-list-marker", line: 10),
  ]

  static let answers =
    "      - text: Once\n        outcome: coffee\n      - text: Five times\n        outcome: tea\n"

  /// Lists in a wrong notation.
  static let lists = [
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
  static let lookAlikes = [
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
}
