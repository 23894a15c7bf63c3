extension Texts.Share {
  static let russian = Texts.Share(
    locale: "ru_RU",
    note: "Друзья увидят результат, но не ответы.",
    address: "Ссылка для друзей",
    share: "Поделиться",
    copied: "Скопировано. Вставьте куда захотите.",
    copyYourself: "Браузер не дал скопировать. Скопируйте сами: всё уже выделено.",
    text: { "«\($1)» \($0)" },
    claim: { reveal, name in inFirstPerson(reveal).map { $0.replacing("{outcome}", by: name) } ?? "У\u{A0}меня \(name)"
    },
    fullStop: ".",
    saidAndAsked: { claim in
      let question = changes.first { claim.hasPrefix($0.first) }?.question ?? "А\u{A0}у\u{A0}вас?"
      return "\(claim). \(question)"
    },
    card: { "Карточка с надписью «\($0)»\u{A0}— результат теста «\($1)»" },
    quizCard: { "Обложка теста «\($0)»" },
    frontCard: "Тесты, в\u{A0}которых узнаёшь себя",
    dailyCard: "Три вопроса в\u{A0}день. На сколько ответите вы?",
    dayCard: { "У\u{A0}меня сегодня верно \($0) из 3. А\u{A0}у\u{A0}вас?" },
    you: "А\u{A0}вы?",
    descriptionHeading: "Что тест сказал вашему другу",
    bothAtTheEnd: "В конце увидите свой результат рядом с\u{A0}результатом друга.",
    aboutQuiz: "О тесте")

  /// How a sentence to the player begins, how the player says it, and what the player then asks.
  private static let changes: [(second: [String], first: String, question: String)] = [
    (["Вы — ", "Вы – ", "Вы - ", "Ты — ", "Ты – ", "Ты - "], "Я\u{A0}— ", "А\u{A0}вы?"),
    (["У вас ", "У тебя "], "У\u{A0}меня ", "А\u{A0}у\u{A0}вас?"),
    (["Ваш ", "Твой "], "Мой ", "А\u{A0}ваш?"), (["Ваша ", "Твоя "], "Моя ", "А\u{A0}ваша?"),
    (["Ваше ", "Твоё "], "Моё ", "А\u{A0}ваше?"), (["В вашем ", "В твоём "], "В\u{A0}моём ", "А\u{A0}в\u{A0}вашем?"),
    (["В вашей ", "В твоей "], "В\u{A0}моей ", "А\u{A0}в\u{A0}вашей?"),
  ]

  /// "Вы — {outcome}" as "Я — {outcome}"; nil if the sentence begins otherwise, or speaks to the player once more.
  private static func inFirstPerson(_ sentence: String) -> String? {
    for change in changes {
      for second in change.second where sentence.hasPrefix(second) {
        let rest = sentence.dropFirst(second.count)
        let speaksAgain = rest.lowercased().split(separator: " ").contains { word in
          ["вы", "вас", "вам", "ты", "теб", "тво"].contains { word == $0 } || word.hasPrefix("ваш")
            || word.hasPrefix("тво")
        }
        return speaksAgain ? nil : change.first + rest
      }
    }
    return nil
  }
}
