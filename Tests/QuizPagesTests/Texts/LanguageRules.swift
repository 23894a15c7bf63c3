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
      ("day", "days"), ("time", "times"), ("week", "weeks"), ("missed day", "missed days"), ("player", "players"),
      ("member", "members"),
      ("result", "results"), ("answer", "answers"), ("note", "notes"), ("mistake", "mistakes"),
      ("more mistake", "more mistakes"), ("link", "links"),
    ].map { one, other in
      Noun(form: { $0 == 1 ? 0 : 1 }, forms: [one, other])
    },
    afterNumbers: ["of", "to", "with", "for", "h", "s", "min", "today", "so", "right", "done", "more"])

  private static let russian = LanguageRules(
    tag: "ru", letters: [.cyrillic],
    foreign: [
      "Parlour", "parlour", "new", "Enter", "b", "n", "w", "q", "seed", "ru", "RU", "JavaScript",
      "YAML", "JSON", "ZIP", "H5P", "H", "P", "Personality", "Quiz", "a", "z", "en", "Hant", "pt", "BR", "zh", "ru",
      "b", "b4532a", "MB", "id",
    ],
    wrongPunctuation: typewriter + ["“", "”", "„", "’", "「", "」", "，", "。", "：", " — —"],
    fullStops: [".", "?"], names: ["кот", "пёс", "кролик"],
    nouns: [
      ("вопрос", "вопроса", "вопросов"), ("прохождение", "прохождения", "прохождений"), ("минуты", "минут", "минут"),
      ("тест", "теста", "тестов"), ("знака", "знаков", "знаков"), ("секунду", "секунды", "секунд"),
      ("минуту", "минуты", "минут"), ("час", "часа", "часов"),
      ("день", "дня", "дней"), ("неделя", "недели", "недель"),
      ("пропуск прощён", "пропуска прощены", "пропусков прощено"),
      ("игрок", "игрока", "игроков"), ("участник", "участника", "участников"),
      ("результат", "результата", "результатов"), ("ответ", "ответа", "ответов"),
      ("замечание", "замечания", "замечаний"), ("ошибка", "ошибки", "ошибок"),
      ("ссылка", "ссылки", "ссылок"),
    ].map { one, few, many in
      Noun(form: slavic, forms: [one, few, many])
    },
    afterNumbers: ["до", "из", "через", "за", "ч", "с", "мин", "верно"],
    sameOnPurpose: [
      ["account.settings.signOut", "groups.leaveButton", "question.leave"], ["boards.day", "boards.today"],
      ["daily.help.title", "daily.home.help", "studio.editor.rules"],
      ["admin.analytics.sortOrder", "studio.editor.fields.order"],
      ["daily.help.questions.title", "studio.editor.questions"],
      ["past.result", "studio.publishing.changes.outcome"],
    ])

  private static let traditionalChinese = LanguageRules(
    tag: "zh-Hant", letters: [.han],
    foreign: [
      "Parlour", "parlour", "new", "Enter", "b", "n", "w", "q", "seed", "zh", "TW", "JavaScript",
      "YAML", "JSON", "ZIP", "H5P", "H", "P", "Personality", "Quiz", "a", "z", "en", "Hant", "pt", "BR", "zh", "ru",
      "b", "b4532a", "MB", "id",
    ],
    wrongPunctuation: typewriter + ["“", "”", "’", "«", "»", ",", ";", ":", "?", "!"],
    fullStops: ["。", "？"], names: ["貓", "狗", "兔子"],
    sameOnPurpose: [
      ["boards.title", "game.navigation.boards"], ["admin.question", "studio.editor.questions"],
      ["site.languages", "studio.editor.fields.languages", "studio.publishing.changes.languages"],
      ["past.result", "studio.editor.outcomes", "studio.publishing.changes.outcome"],
      ["studio.editor.rules", "studio.publishing.changes.rules"],
      ["studio.editor.fields.order", "studio.publishing.changes.order"],
      ["game.name", "site.navigation.daily"], ["daily.help.guests.title", "site.navigation.guest"],
      ["boards.you", "result.you"], ["admin.explanation", "round.verdict.why"],
      ["admin.today", "boards.today", "game.navigation.today", "groups.today", "round.verdict.today"],
      ["admin.actionNames.void", "admin.voiding.title"], ["account.signUp.haveOne", "groups.haveAccount"],
      ["admin.analytics.facility", "statistics.accuracy"],
      ["boards.elapsed", "statistics.time"], ["admin.actionNames.rekey", "admin.rekeying.title"],
      ["daily.home.missing", "landing.noQuestions"],
      ["admin.unanswered", "past.unanswered", "statistics.calendarLabels.unanswered"],
    ])

  /// The plural rule of Unicode CLDR for Russian: 0 for one, 1 for few, 2 for many.
  @Sendable private static func slavic(_ count: Int) -> Int {
    if (11...14).contains(count % 100) { return 2 }
    return [1: 0, 2: 1, 3: 1, 4: 1][count % 10] ?? 2
  }
}
