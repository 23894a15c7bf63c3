import QuizEngine

extension Texts.Day {
  static let russian = Texts.Day(
    number: { "№\u{A0}\($0)" },
    pitch: "Три вопроса на время. Одни и те же для всех, новые\u{A0}— в полночь.",
    personalPitch: "Три вопроса на время. Новые\u{A0}— в полночь.",
    facts: "Лёгкий, средний и трудный",
    play: "Играть",
    waiting: { "Пройдено \($0) из 3. Вас ждёт \(name($1)) вопрос." },
    paused: { "Вас ждёт \(name($0)) вопрос." },
    score: { correct, count, time in
      let score = "Верно \(correct) из \(count)"
      return time.map { "\(score) за \($0)" } ?? score
    },
    see: "Итоги дня",
    nextQuestions: "Новые вопросы через {time}",
    hoursAndMinutes: { "\($0)\u{A0}ч \($1)\u{A0}мин" },
    left: { "На сегодня ещё \(Plural.russian($0, one: "вопрос", few: "вопроса", many: "вопросов"))" },
    done: "На сегодня всё")

  private static func name(_ difficulty: Difficulty) -> String {
    switch difficulty {
    case .easy: "лёгкий"
    case .medium: "средний"
    case .hard: "трудный"
    }
  }
}
