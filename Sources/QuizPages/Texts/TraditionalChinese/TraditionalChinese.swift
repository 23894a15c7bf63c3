extension Texts.Site {
  static let traditionalChinese = Texts.Site(
    name: "Parlour",
    skipToContent: "跳到主要內容",
    navigation: Texts.Site.Navigation(
      quizzes: "測驗", daily: "每日問答", studio: "工作室", admin: "管理", signIn: "登入", guest: "訪客", account: "帳號"),
    home: "Parlour 首頁",
    languages: "語言",
    newTab: "在新分頁開啟",
    colon: "：")
}
