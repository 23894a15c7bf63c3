extension Texts.Welcome {
  static let traditionalChinese = Texts.Welcome(
    game: "每日遊戲",
    title: "每天三道題",
    lead: "一題簡單、一題中等、一題困難，和時間賽跑。",
    promises: "有什麼等著你",
    sameForAll: "每個人的題目都一樣，午夜換新題。",
    streaks: "每天玩就能累積連續紀錄，一週可以漏掉一天。",
    friends: "有大家的排行榜，也有你和朋友專屬的。",
    create: "建立新帳號",
    signIn: "登入帳號",
    guest: "以訪客身分試玩",
    noMail: "只要名字和密碼。訪客連這些都不用，玩過的以後也能帶走。",
    teaser: "每天一題簡單、一題中等、一題困難，和時間賽跑，題目人人相同。",
    facts: "3 道題 · 午夜換新題",
    noGuests: Texts.Message(
      title: "目前不開放訪客",
      text: "經營這個網站的人暫時不開放訪客。建立帳號只要一分鐘。"))
}
