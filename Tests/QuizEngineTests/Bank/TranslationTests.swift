import QuizEngine
import Testing

@Suite("A question in several languages")
struct TranslationTests {
  private let english = Language("en")
  private let russian = Language("ru")
  private let chinese = Language("zh-Hant")

  private func russianTexts(distractors: [String] = ["Марс", "Юпитер", "Сатурн", "Нептун"]) -> TriviaTexts {
    TriviaTexts(
      language: russian, text: "Какая планета ближе всех к Солнцу?", correctAnswer: "Меркурий",
      distractors: distractors, explanation: "Год на ней длится 88 суток.")
  }

  private func question(_ translations: [TriviaTexts]) -> TriviaQuestion {
    TriviaQuestion(
      language: english, category: .science, difficulty: .easy, text: "Which planet is closest to the Sun?",
      correctAnswer: "Mercury", distractors: ["Mars", "Jupiter", "Saturn", "Neptune"],
      explanation: "Its year lasts 88 days.", source: "NASA", translations: translations)
  }

  @Test("shows the texts of a language, or the primary ones")
  func texts() {
    let translated = question([russianTexts()])
    #expect(translated.languages == [english, russian])
    #expect(translated.texts(in: russian).text == "Какая планета ближе всех к Солнцу?")
    #expect(translated.texts(in: russian).source == "NASA")
    #expect(translated.texts(in: chinese) == translated.primaryTexts)
    #expect(translated.texts(in: english) == translated.primaryTexts)
    #expect(translated.answer("Saturn", in: russian) == "Сатурн")
    #expect(translated.answer("Pluto", in: russian) == "Pluto")
  }

  @Test("has the same option at an index in every language")
  func options() throws {
    for seed in UInt64(0)..<200 {
      let item = try #require(TriviaItem(drawing: question([russianTexts()]), seed: seed))
      let answers = item.question.primaryTexts.answers
      let shown = item.options(in: russian)
      #expect(shown[item.correctIndex] == "Меркурий")
      for (index, option) in item.options.enumerated() {
        let position = try #require(answers.firstIndex(of: option))
        #expect(shown[index] == russianTexts().answers[position])
      }
      #expect(item.options(in: chinese) == item.options)
    }
  }

  @Test("draws the same options with and without translations")
  func translationsDontChangeTheDraw() throws {
    let plain = try #require(TriviaItem(drawing: question([]), seed: 7))
    let translated = try #require(TriviaItem(drawing: question([russianTexts()]), seed: 7))
    #expect(plain.options == translated.options && plain.correctIndex == translated.correctIndex)
  }

  @Test("shows the stored options if the question has other answers by now")
  func formerOption() throws {
    let item = try #require(
      TriviaItem(question: question([russianTexts()]), options: ["Mercury", "Pluto"], correctIndex: 0))
    #expect(item.options(in: russian) == ["Mercury", "Pluto"])
  }

  @Test("leaves out translations that don't fit, and orders the others")
  func unusable() {
    let other = TriviaTexts(language: russian, text: "?", correctAnswer: "а", distractors: ["б", "в", "г", "д"])
    let primary = TriviaTexts(language: english, text: "?", correctAnswer: "a", distractors: ["b", "c", "d", "e"])
    let chineseTexts = TriviaTexts(language: chinese, text: "?", correctAnswer: "甲", distractors: ["乙", "丙", "丁", "戊"])
    #expect(question([russianTexts(distractors: ["Марс"])]).translations.isEmpty)
    #expect(question([primary]).translations.isEmpty)
    #expect(question([chineseTexts, russianTexts(), other]).translations == [russianTexts(), chineseTexts])
    #expect(question([]).with(translations: [russianTexts()]) == question([russianTexts()]))
  }

  @Test("orders the translations' distractors with its own")
  func order() throws {
    let question = question([russianTexts()])
    let ordered = try #require(question.ordered(like: ["Saturn", "Mars", "Neptune", "Jupiter"]))
    #expect(ordered.translations[0].distractors == ["Сатурн", "Марс", "Нептун", "Юпитер"])
    #expect(ordered.ordered(like: question.distractors) == question)
    #expect(question.ordered(like: ["Saturn", "Mars", "Neptune"]) == nil)
    #expect(question.ordered(like: ["Saturn", "Mars", "Neptune", "Neptune"]) == nil)
  }
}
