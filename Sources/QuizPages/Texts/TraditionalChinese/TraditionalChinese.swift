import QuizEngine

extension Texts {
  static let traditionalChinese = Texts(
    language: Language("zh-Hant"),
    languageName: "繁體中文",
    house: House(
      name: "Parlour",
      skipToContent: "跳到主要內容",
      navigation: House.Navigation(
        quizzes: "測驗", daily: "每日問答", admin: "管理", signIn: "登入", guest: "訪客", account: "帳號"),
      home: "Parlour 首頁",
      languages: "語言",
      newTab: "在新分頁開啟",
      colon: "："),
    front: .traditionalChinese,
    introduction: .traditionalChinese,
    question: .traditionalChinese,
    result: .traditionalChinese,
    share: .traditionalChinese,
    game: .traditionalChinese,
    day: .traditionalChinese,
    dates: .traditionalChinese,
    daily: .traditionalChinese,
    round: .traditionalChinese,
    statistics: .traditionalChinese,
    boards: .traditionalChinese,
    past: .traditionalChinese,
    groups: .traditionalChinese,
    admin: .traditionalChinese,
    terminal: .traditionalChinese,
    messages: .traditionalChinese,
    welcome: .traditionalChinese,
    account: .traditionalChinese)
}
