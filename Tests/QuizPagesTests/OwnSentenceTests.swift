import QuizEngine
import Testing

@testable import QuizPages

/// What a player tells friends, which the author's sentence can't say.
struct OwnSentenceTests {
  @Test(arguments: [
    ("en", "You are a {outcome}!", "dog", "I’m a dog.", "I’m a dog. And\u{A0}you?"),
    (
      "en", "You’re {outcome}", "six in the morning", "I’m six in the morning.", "I’m six in the morning. And\u{A0}you?"
    ),
    ("en", "You are an {outcome}.", "owl", "I’m an owl.", "I’m an owl. And\u{A0}you?"),
    (
      "en", "You belong to the {outcome}!", "crumbs", "I belong to the crumbs.", "I belong to the crumbs. And\u{A0}you?"
    ),
    ("en", "A {outcome} sees you!", "dog", "I got dog.", "I got dog. And\u{A0}you?"),
    (
      "en", "There’s a {outcome} under your bed!", "Humfluff", "There’s a Humfluff under my bed.",
      "There’s a Humfluff under my bed. And\u{A0}yours?"
    ),
    (
      "en", "In your window: the {outcome}!", "Last Slice", "In my window: the Last Slice.",
      "In my window: the Last Slice. And\u{A0}yours?"
    ),
    ("en", "Your result: {outcome}", "tea", "My result: tea.", "My result: tea. And\u{A0}yours?"),
    ("en", "You are a {outcome}, and you know it!", "dog", "I got dog.", "I got dog. And\u{A0}you?"),
    ("en", "Next stop, {outcome}!", "Mexico", "I got Mexico.", "I got Mexico. And\u{A0}you?"),
    ("en", "Welcome to {outcome}!", "Oz!", "I got Oz!", "I got Oz! And you?"),
    ("ru", "Вы — {outcome}!", "собака", "Я\u{A0}— собака.", "Я\u{A0}— собака. А\u{A0}вы?"),
    ("ru", "Ты\u{A0}— {outcome}!", "кот", "Я\u{A0}— кот.", "Я\u{A0}— кот. А\u{A0}вы?"),
    (
      "ru", "Следующая станция — {outcome}!", "Мексика", "У\u{A0}меня Мексика.",
      "У\u{A0}меня Мексика. А\u{A0}у\u{A0}вас?"
    ),
    ("zh-Hant", "原來你是{outcome}！", "狗狗", "原來我是狗狗。", "原來我是狗狗，你呢？"),
    ("zh-Hant", "你是一隻{outcome}", "貓", "我是一隻貓。", "我是一隻貓，你呢？"),
    (
      "ru", "У тебя под кроватью живёт {outcome}!", "носкоед", "У\u{A0}меня под кроватью живёт носкоед.",
      "У\u{A0}меня под кроватью живёт носкоед. А\u{A0}у\u{A0}вас?"
    ),
    (
      "ru", "В вашем окне — {outcome}!", "лупа", "В\u{A0}моём окне — лупа.",
      "В\u{A0}моём окне — лупа. А\u{A0}в\u{A0}вашем?"
    ),
    ("ru", "Ваш девиз: {outcome}!", "сразу", "Мой девиз: сразу.", "Мой девиз: сразу. А\u{A0}ваш?"),
    ("ru", "Вы — {outcome}, и вы это знаете!", "кот", "У\u{A0}меня кот.", "У\u{A0}меня кот. А\u{A0}у\u{A0}вас?"),
    ("zh-Hant", "你的床底下住著一隻{outcome}！", "啃襪怪", "我的床底下住著一隻啃襪怪。", "我的床底下住著一隻啃襪怪，你呢？"),
    ("zh-Hant", "下一站，{outcome}！", "冰島", "我測出來是冰島。", "我測出來是冰島，你呢？"),
    ("de", "Du bist {outcome}!", "Igel", "I got Igel.", "I got Igel. And\u{A0}you?"),
  ])
  func `a player speaks in the first person where the author's sentence is known`(
    tag: String, reveal: String, name: String, sentence: String, question: String
  ) throws {
    let language = Language(tag)
    var quiz = PageSamples.quiz
    let outcome = Outcome(
      id: OutcomeID("one"), name: LocalizedText(name, language), emoji: nil, description: LocalizedText("x", language))
    quiz.reveal = LocalizedText(reveal, language)
    #expect(quiz.ownSentence(outcome, in: language, .english) == sentence)
    #expect(quiz.ownSentenceAndQuestion(outcome, in: language, .english) == question)
  }
}
