import QuizEngine

@testable import QuizPages

/// The rules for the sentences of a language. The tests fail for a language of the site that has no rules here.
struct LanguageRules: Sendable {
  let tag: String
  /// The scripts that the language's words are written in.
  let letters: Set<WritingScript>
  /// Words in other scripts that are allowed: names, keys, commands.
  var foreign: Set<String> = []
  /// Punctuation of other languages, or of typewriters, that is wrong in this language.
  let wrongPunctuation: [String]
  /// The characters that end a sentence.
  let fullStops: Set<Character>
  /// Names that a quiz may contain.
  let names: [String]
  /// The counted nouns, if the language has plural forms. Without any, a sentence is the same for every number.
  var nouns: [Noun] = []
  /// Words after a number that the number doesn't count: "3 of 7".
  var afterNumbers: Set<String> = []
  /// Sentences that may be equal although English has two different ones.
  var sameOnPurpose: Set<Set<String>> = []

  /// A noun in all plural forms of the language.
  struct Noun: Sendable {
    /// The index of the form for a number.
    let form: @Sendable (Int) -> Int
    let forms: [String]
  }

  static let all = [english, russian, traditionalChinese]

  static func of(_ texts: Texts) -> LanguageRules? { all.first { $0.tag == texts.language.tag } }

  private static let typewriter = ["\"", "'", "...", "  ", "!!", " - ", "--"]

  private static let english = LanguageRules(
    tag: "en", letters: [.latin], wrongPunctuation: typewriter + ["«", "»", "„", "「", "」", "，", "。", "：", "—"],
    fullStops: [".", "?"], names: ["cat", "dog", "rabbit"],
    nouns: [
      ("question", "questions"), ("play", "plays"), ("minute", "minutes"), ("quiz", "quizzes"),
      ("character", "characters"), ("second", "seconds"), ("hour", "hours"),
      ("day", "days"), ("missed day", "missed days"), ("player", "players"), ("member", "members"),
      ("result", "results"),
    ].map { one, other in
      Noun(form: { $0 == 1 ? 0 : 1 }, forms: [one, other])
    },
    afterNumbers: ["of", "to", "with", "for", "h", "s", "min", "today", "so", "right", "done"])

  private static let russian = LanguageRules(
    tag: "ru", letters: [.cyrillic],
    foreign: ["Parlour", "parlour", "new", "Enter", "b", "n", "w", "q", "seed", "ru", "RU", "JavaScript"],
    wrongPunctuation: typewriter + ["“", "”", "„", "’", "「", "」", "，", "。", "：", " — —"],
    fullStops: [".", "?"], names: ["кот", "пёс", "кролик"],
    nouns: [
      ("вопрос", "вопроса", "вопросов"), ("прохождение", "прохождения", "прохождений"), ("минуты", "минут", "минут"),
      ("тест", "теста", "тестов"), ("знака", "знаков", "знаков"), ("секунду", "секунды", "секунд"),
      ("минуту", "минуты", "минут"), ("час", "часа", "часов"),
      ("день", "дня", "дней"), ("пропуск прощён", "пропуска прощены", "пропусков прощено"),
      ("игрок", "игрока", "игроков"), ("участник", "участника", "участников"),
      ("результат", "результата", "результатов"), ("раунд", "раунда", "раундов"),
    ].map { one, few, many in
      Noun(form: slavic, forms: [one, few, many])
    },
    afterNumbers: ["до", "из", "через", "за", "ч", "с", "мин", "верно"],
    sameOnPurpose: [
      ["account.settings.signOut", "groups.leaveButton", "question.leave"],
      ["daily.home.standing", "past.standing"],
    ])

  private static let traditionalChinese = LanguageRules(
    tag: "zh-Hant", letters: [.han],
    foreign: ["Parlour", "parlour", "new", "Enter", "b", "n", "w", "q", "seed", "zh", "TW", "JavaScript"],
    wrongPunctuation: typewriter + ["“", "”", "’", "«", "»", ",", ";", ":", "?", "!"],
    fullStops: ["。", "？"], names: ["貓", "狗", "兔子"],
    sameOnPurpose: [
      ["boards.title", "game.navigation.boards"],
      ["game.name", "house.navigation.daily"], ["daily.help.guests.title", "house.navigation.guest"],
      ["boards.you", "result.you"],
    ])

  /// The plural rule of Unicode CLDR for Russian: 0 for one, 1 for few, 2 for many.
  @Sendable private static func slavic(_ count: Int) -> Int {
    if (11...14).contains(count % 100) { return 2 }
    return [1: 0, 2: 1, 3: 1, 4: 1][count % 10] ?? 2
  }
}
