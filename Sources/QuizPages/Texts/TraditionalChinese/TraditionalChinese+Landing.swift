extension Texts.Landing {
  static let traditionalChinese = Texts.Landing(
    title: "每天三題",
    lead: "簡單、中等、困難各一題，和時間賽跑。大家的題目都一樣。",
    leadPersonal: "簡單、中等、困難各一題，和時間賽跑。",
    play: "開始玩",
    noSignUp: "不用註冊。",
    midnight: "每天午夜換新題。",
    noQuestions: "還沒有題目",
    pickQuiz: "改玩測驗",
    create: "建立帳號",
    signIn: "登入",
    noGuests: Texts.Message(title: "要有帳號才能玩", text: "這個網站不開放訪客。建立帳號只要一分鐘。"))
}
