import QuizEngine
import QuizFormats
import Testing

@Suite struct ReadingTests {
  private let full = """
    # A quiz with every feature.
    id: full
    languages: [en, ru, zh-hant]
    title: {en: Which animal are you?, ru: Какое вы животное?, zh-Hant: 你是哪種動物？}
    description: 1984
    accent: "#b4532a"
    reveal: You are a {outcome}!
    outcomes:
      - {id: dog, emoji: 🐶, name: dog, description: Loyal.}
      - id: cat
        name: {ru: кошка, en: cat}
        picture: {file: cat.svg, alt: A cat}
        description: |
          Free.

          And proud.
    questions:
      - text: Where?
        tag: home
        answers:
          - {text: No, outcome: dog}
          - text: Out
            points: {cat: 2, dog: 1}
      - id: much
        kind: ranged
        bands: equal
        tag: school
        text: How much?
        answers: [{text: little, outcome: cat}, {text: much, points: {dog: 0}}]
      - id: last
        text: Last?
        advance: submit
        answers: [{text: a, outcome: cat}, {text: b, outcome: dog}]
      - text: What?
        kind: multiple
        tag: school
        answers: [{text: a, outcome: cat}, {text: b, outcome: dog}]
    draw: 2
    quotas: {school: 1, home: 1}
    shuffle: {answers: true}
    ties: {question: last}
    undecided: {title: Nothing, description: Nothing at all}
    unlisted: true
    """

  private func picture(_ name: String, _ text: String) -> [String: [UInt8]] { [name: Array(text.utf8)] }

  @Test func `a file with every feature is read correctly`() throws {
    let pictures = PictureSource.memory(["cat.svg": Array("<svg width='10' height='20'></svg>".utf8)])
    let reading = QuizFile.read(Array(full.utf8), name: "dir/file.yaml", pictures: pictures)
    #expect(reading.errors == [])
    let quiz = try #require(reading.quiz)
    #expect(quiz.id.name == "full")
    #expect(quiz.languages.map(\.tag) == ["en", "ru", "zh-Hant"])
    #expect(quiz.title[Language("zh-Hant")] == "你是哪種動物？")
    #expect(quiz.description == LocalizedText("1984", Language("en")))
    #expect(quiz.accent == RGBColor(red: 0xB4, green: 0x53, blue: 0x2A))
    #expect(quiz.outcomes.map(\.id.name) == ["dog", "cat"])
    #expect(quiz.outcomes[1].name.translations.map(\.language.tag) == ["en", "ru"])
    #expect(quiz.outcomes[1].description[Language("en")] == "Free.\n\nAnd proud.\n")
    #expect(quiz.questions.map(\.id.name) == ["q1", "much", "q4"])
    #expect(quiz.questions.map(\.kind) == [.single(.press), .ranged(.equal), .multiple])
    #expect(quiz.questions[0].answers[0].text[Language("en")] == "No")
    #expect(
      quiz.questions[0].answers[1].outcomePoints == [OutcomePoints(outcome: 0), OutcomePoints(outcome: 1, points: 2)])
    #expect(quiz.questions[1].answers[1].outcomePoints == [])
    #expect(
      quiz.selection
        == QuestionSelection(draw: 2, quotas: [.init(tag: "school", count: 1), .init(tag: "home", count: 1)]))
    #expect(quiz.shuffle == ShuffleOptions(questions: false, answers: true))
    #expect(quiz.tieBreaker?.id.name == "last")
    #expect(quiz.tieBreaker?.kind == .single(.submit))
    #expect(quiz.undecided?.title[Language("ru")] == "Nothing")
    #expect(quiz.isUnlisted)
    #expect(reading.pictures.map(\.width) == [10])
  }

  @Test func `a quiz survives a round trip through YAML and JSON`() throws {
    let quiz = try #require(QuizFile.read(Array(full.utf8), name: "file.yaml").quiz)
    let yaml = QuizYAML.encode(quiz)
    #expect(QuizFile.read(Array(yaml.utf8), name: "other.yaml").quiz == quiz, "\(yaml)")
    #expect(QuizFile.read(Array(QuizJSON.encode(quiz).utf8), name: "other.json").quiz == quiz)
    #expect(QuizYAML.encode(quiz) == yaml)
  }
}
