import QuizEngine

@testable import QuizPages

/// What a language's sentences must keep to. A language that the site speaks and that has no rules here fails the tests.
struct LanguageRules: Sendable {
  let tag: String
  /// Which letters its words are made of.
  let letters: Set<WritingScript>
  /// Words in foreign letters that belong in it all the same: names, keys, commands.
  var foreign: Set<String> = []
  /// Marks of other languages, or of typewriters, that have no place in it.
  let wrongMarks: [String]
  /// What ends a whole sentence.
  let fullStops: Set<Character>
  /// Names as they may come out of a quiz.
  let names: [String]
  /// What is counted, where that has plural forms. Without any, a sentence reads the same for every number.
  var nouns: [Noun] = []
  /// Words behind a number that don't belong to it: "3 of 7".
  var afterNumbers: Set<String> = []
  /// Sentences that read the same although English has two.
  var sameOnPurpose: Set<Set<String>> = []

  /// A word that is counted, in each of the language's plural forms.
  struct Noun: Sendable {
    /// Which of the forms goes with a number.
    let form: @Sendable (Int) -> Int
    let forms: [String]
  }

  static let all = [english, russian, traditionalChinese]

  static func of(_ texts: Texts) -> LanguageRules? { all.first { $0.tag == texts.language.tag } }

  private static let typewriter = ["\"", "'", "...", "  ", "!!", " - ", "--"]

  private static let english = LanguageRules(
    tag: "en", letters: [.latin], wrongMarks: typewriter + ["«", "»", "„", "「", "」", "，", "。", "：", "—"],
    fullStops: [".", "?"], names: ["cat", "dog", "rabbit"],
    nouns: [
      ("question", "questions"), ("finished play", "finished plays"), ("minute", "minutes"), ("quiz", "quizzes"),
      ("character", "characters"), ("byte", "bytes"), ("second", "seconds"), ("hour", "hours"),
      ("day", "days"), ("missed day", "missed days"), ("round", "rounds"), ("player", "players"), ("member", "members"),
      ("player has", "players have"), ("round counts", "rounds count"),
    ].map { one, other in
      Noun(form: { $0 == 1 ? 0 : 1 }, forms: [one, other])
    },
    afterNumbers: ["of", "to", "with", "for", "h", "s", "min"])

  private static let russian = LanguageRules(
    tag: "ru", letters: [.cyrillic],
    foreign: ["Parlour", "parlour", "new", "Enter", "b", "n", "w", "q", "seed", "ru", "RU", "JavaScript"],
    wrongMarks: typewriter + ["“", "”", "„", "’", "「", "」", "，", "。", "：", " — —"],
    fullStops: [".", "?"], names: ["кот", "пёс", "кролик"],
    nouns: [
      ("вопрос", "вопроса", "вопросов"), ("прохождения", "прохождений", "прохождений"), ("минуты", "минут", "минут"),
      ("тест", "теста", "тестов"), ("знака", "знаков", "знаков"), ("байта", "байт", "байт"),
      ("секунду", "секунды", "секунд"), ("минуту", "минуты", "минут"), ("час", "часа", "часов"),
      ("день", "дня", "дней"), ("пропущенный день", "пропущенных дня", "пропущенных дней"),
      ("игрок", "игрока", "игроков"), ("участник", "участника", "участников"), ("игра", "игры", "игр"),
    ].map { one, few, many in
      Noun(form: slavic, forms: [one, few, many])
    },
    afterNumbers: ["до", "из", "через", "ч", "с", "мин"],
    sameOnPurpose: [
      ["front.pages", "result.otherQuizzes"], ["account.signUp.create", "welcome.create", "daily.home.guestSignUp"],
      ["boards.elapsed", "round.verdict.fromStart"], ["groups.leaveButton", "question.leave"],
    ])

  private static let traditionalChinese = LanguageRules(
    tag: "zh-Hant", letters: [.han],
    foreign: ["Parlour", "parlour", "new", "Enter", "b", "n", "w", "q", "seed", "zh", "TW", "JavaScript"],
    wrongMarks: typewriter + ["“", "”", "’", "«", "»", ",", ";", ":", "?", "!"],
    fullStops: ["。", "？"], names: ["貓", "狗", "兔子"],
    sameOnPurpose: [
      ["round.verdict.right", "statistics.calendarLabels.right"], ["daily.home.streakTitle", "statistics.streaks"],
      ["account.settings.account", "game.navigation.account"], ["boards.title", "game.navigation.boards"],
    ])

  /// Unicode CLDR, cardinal numbers of Russian: 0 for one, 1 for few, 2 for many.
  @Sendable private static func slavic(_ count: Int) -> Int {
    if (11...14).contains(count % 100) { return 2 }
    return [1: 0, 2: 1, 3: 1, 4: 1][count % 10] ?? 2
  }
}
