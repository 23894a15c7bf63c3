import QuizEngine

extension Texts.Day {
  static let russian = Texts.Day(
    number: { "№\u{A0}\($0)" },
    pitch: "Три вопроса на время. Одни и те же для всех, новые\u{A0}— в полночь.",
    personalPitch: "Три вопроса на время. Новые\u{A0}— в полночь.",
    onlyIn: {
      switch $0 {
      case "English": "Вопросы пока только на английском."
      case "繁體中文": "Вопросы пока только на китайском."
      default: "Вопросы пока только на этом языке: \($0)."
      }
    },
    questionOnlyIn: {
      switch $0 {
      case "English": "Этот вопрос пока только на английском."
      case "繁體中文": "Этот вопрос пока только на китайском."
      default: "Этот вопрос пока только на этом языке: \($0)."
      }
    },
    facts: "Лёгкий, средний и трудный",
    play: "Играть",
    progress: { correct, remaining in
      "\(correct == 0 ? "Верных пока нет" : "Верно \(correct)"), осталось \(remaining)"
    },
    paused: { "\(Texts.Game.russian.difficulties[$0]) вопрос на\u{A0}паузе" },
    score: { correct, count, time in
      let score = "Верно \(correct) из \(count)"
      return time.map { "\(score) за \($0)" } ?? score
    },
    see: "Итоги дня",
    nextQuestions: "Новые вопросы через {time}",
    timeLeft: "До конца дня {time}",
    hoursAndMinutes: { "\($0)\u{A0}ч \($1)\u{A0}мин" },
    remaining: { "На сегодня ещё \(Plural.russian($0, one: "вопрос", few: "вопроса", many: "вопросов"))" },
    done: "На сегодня всё")
}
