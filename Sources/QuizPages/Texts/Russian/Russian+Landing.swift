extension Texts.Landing {
  static let russian = Texts.Landing(
    title: "Три вопроса в день",
    lead: "Лёгкий, средний и трудный\u{A0}— на время. Одни и те же для всех.",
    leadPersonal: "Лёгкий, средний и трудный\u{A0}— на время.",
    play: "Играть",
    noSignUp: "Без регистрации.",
    midnight: "Новые вопросы\u{A0}— в полночь.",
    noQuestions: "Вопросов пока нет",
    pickQuiz: "Выбрать тест",
    create: "Создать аккаунт",
    signIn: "Войти",
    noGuests: Texts.Message(
      title: "Чтобы играть, нужен аккаунт",
      text: "Без регистрации на этом сайте не играют. Создать аккаунт\u{A0}— дело минуты."))
}
