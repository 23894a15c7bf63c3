extension Texts.Game {
  static let traditionalChinese = Texts.Game(
    name: "每日問答",
    navigation: Navigation(today: "今天", statistics: "統計", boards: "排行榜", groups: "群組"),
    yourDay: "今天的進度",
    states: States(open: "還沒作答", current: "這一題", running: "進行中", paused: "暫停中", missing: "沒有題目"),
    difficulties: Difficulties(easy: "簡單", medium: "中等", hard: "困難"),
    categories: Categories(arts: "藝術", general: "綜合常識", geography: "地理", history: "歷史", science: "科學", sports: "運動與休閒"))
}
