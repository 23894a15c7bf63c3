package import QuizEngine

/// Random quizzes full of texts that are difficult for notations.
package struct RandomQuiz {
  private var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed, stream: .simulation) }

  package static let hostile = [
    "yes", "No", "on", "null", "~", "true", "1.0", "0x1F", "1_000", "1984", ".5", "2026-11-21", "12:30", "- x", "-",
    "--- a",
    "...", "a: b", ": ", "a:", "#", "a #b", "# a", " leading", "trailing ", "\ttab", "a\tb", "\nfirst", "last\n",
    "two\n\n", "a\nb",
    "a\n  indented\nb", "a\n\n\nb\n", "a \nb", "\r\n", "a\r\nb", "\u{85}", "a\u{2028}b\u{2029}c", "“quotes”",
    "\"double\"", "'single'", "it's", "back\\slash\\n", "*star", "&and", "!bang", "%percent", "@at", "`tick", "|", ">",
    ">-", "[a]",
    "{a: b}", "a, b", "?", "? a", "<<", "=", "🐶", "👨‍👩‍👧‍👦", "\u{202E}right to left", "עברית", "你是哪種動物？", "e\u{301}",
    "\u{301}<",
    "{outcome}", "<script>", "\u{10FFFF}", "\u{FFFE}", "\u{E000}", "\u{F0000}*\u{F0001}", "a\u{200B}b", "\u{A0}x",
  ]

  package mutating func quiz() -> Quiz {
    let languages = Array(["en", "ru", "zh-Hant", "no"].map { Language($0) }.prefix(1 + generator.next(upperBound: 4)))
    let outcomes = (0..<2 + generator.next(upperBound: 4)).map { index in
      Outcome(
        id: OutcomeID(["yes", "1", "null", "dog", "0-0", "-"][index]), name: text(languages), emoji: maybe { _ in "🐢" },
        picture: picture(languages), description: text(languages))
    }
    let questions = (0..<1 + generator.next(upperBound: 6)).map {
      question($0, languages: languages, outcomeCount: outcomes.count)
    }
    let ties: TieRule = [.random, .first, .question(question(99, languages: languages, outcomeCount: outcomes.count))][
      generator.next(upperBound: 3)]
    return Quiz(
      id: QuizID(["true", "12", "a-quiz"][generator.next(upperBound: 3)]), languages: languages, title: text(languages),
      description: text(languages), picture: picture(languages),
      accent: maybe { RGBColor(red: UInt8($0.next(upperBound: 256)), green: 0, blue: 9) },
      reveal: generator.next(upperBound: 2) == 0 ? text(languages) : nil,
      outcomes: outcomes, questions: questions, selection: selection(questions),
      shuffle: ShuffleOptions(
        questions: generator.next(upperBound: 2) == 0, answers: generator.next(upperBound: 2) == 0),
      ties: ties,
      undecided: generator.next(upperBound: 2) == 0
        ? UndecidedText(title: text(languages), description: text(languages)) : nil,
      isUnlisted: generator.next(upperBound: 4) == 0)
  }

  private mutating func question(_ index: Int, languages: [Language], outcomeCount: Int) -> Question {
    let kinds: [Question.Kind] = [.single(.press), .single(.submit), .multiple, .ranged(.rounded), .ranged(.equal)]
    let answers = (0..<2 + generator.next(upperBound: 4)).map { _ in
      Answer(
        text: text(languages), picture: picture(languages),
        outcomePoints: (0..<outcomeCount).filter { _ in generator.next(upperBound: 2) == 0 }.map {
          OutcomePoints(outcome: $0, points: 1 + generator.next(upperBound: 100))
        })
    }
    return Question(
      id: QuestionID("q\(index * 7)"), text: text(languages), picture: picture(languages),
      kind: kinds[generator.next(upperBound: 5)],
      tag: [nil, "home", "12", "a: b", " "][generator.next(upperBound: 5)], answers: answers)
  }

  private mutating func selection(_ questions: [Question]) -> QuestionSelection {
    guard generator.next(upperBound: 2) == 0 else { return QuestionSelection() }
    let tag = questions.compactMap(\.tag).first
    let tagged = questions.count { $0.tag != nil && $0.tag == tag }
    let quota = tag.map { [QuestionSelection.Quota(tag: $0, count: 1 + generator.next(upperBound: tagged))] } ?? []
    let minDraw = max(1, quota.reduce(0) { $0 + $1.count })
    let maxDraw = quota.isEmpty ? questions.count : minDraw + questions.count - tagged
    return QuestionSelection(draw: minDraw + generator.next(upperBound: maxDraw - minDraw + 1), quotas: quota)
  }

  private mutating func picture(_ languages: [Language]) -> Picture? {
    guard generator.next(upperBound: 4) == 0 else { return nil }
    let names = ["dog.svg", "a folder/dog #1.svg", "yes", "1.png", "ein: bild.png"]
    return Picture(
      file: names[generator.next(upperBound: 5)], alt: generator.next(upperBound: 2) == 0 ? text(languages) : nil)
  }

  private mutating func text(_ languages: [Language]) -> LocalizedText {
    let chosen = languages.filter { _ in generator.next(upperBound: 2) == 0 }
    return LocalizedText(
      (chosen.isEmpty ? [languages[0]] : chosen).map { LocalizedText.Translation(language: $0, text: string()) })
  }

  /// One to six hostile pieces, joined by blanks, line breaks or nothing. The whole is never blank.
  mutating func string() -> String {
    var text = ""
    for _ in 0...generator.next(upperBound: 6) {
      text +=
        Self.hostile[generator.next(upperBound: Self.hostile.count)]
        + ["", " ", "\n", " long words in between "][generator.next(upperBound: 4)]
    }
    return text.allSatisfy(\.isWhitespace) ? text + "x" : text
  }

  private mutating func maybe<Value>(_ value: (inout SeededGenerator) -> Value) -> Value? {
    generator.next(upperBound: 2) == 0 ? value(&generator) : nil
  }
}
