extension Texts.Welcome {
  static let traditionalChinese = Texts.Welcome(
    title: "每天三道題",
    lead: "一題簡單、一題中等、一題困難，和時間賽跑。",
    promises: "遊戲特色",
    sameForAll: "每個人的題目都一樣，午夜換新題。",
    streaks: "天天玩，累積連續紀錄；一週漏玩一天可以寬限。",
    friends: "有全站排行榜，也有好友專屬排行榜。",
    create: "建立帳號",
    signIn: "登入",
    guest: "以訪客身分玩",
    noMail: "不用電子郵件。也可以先以訪客身分玩，註冊後紀錄會保留。",
    teaser: "每天一題簡單、一題中等、一題困難，和時間賽跑，題目人人相同。",
    facts: "3 道題 · 午夜換新題",
    noGuests: Texts.Message(
      title: "目前不開放訪客",
      text: "在這個網站要有帳號才能玩。建立帳號只要一分鐘。"))
}
