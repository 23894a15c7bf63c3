import QuizEngine

extension Texts.Groups {
  static let traditionalChinese = Texts.Groups(
    title: "群組",
    lead: "和認識的人一起玩。每個群組有自己的排行榜，拿到連結的人都能加入。",
    none: "你還沒有加入任何群組。",
    members: { "\($0.withCommas) 位成員" },
    found: "建立群組",
    name: "群組名稱",
    nameHint: "\(TextLimit.groupName.lowerBound) 到 \(TextLimit.groupName.upperBound) 個字",
    foundButton: "建立",
    nameWrong:
      "群組名稱要有 \(TextLimit.groupName.lowerBound) 到 \(TextLimit.groupName.upperBound) 個字，不能只有空白或看不見的字元。有些表情符號算好幾個字。",
    tooMany: Texts.Message(
      title: "你已經加入 20 個群組，不能再多了", text: "先退出其中一個，就能再加入或建立新的。"),
    full: Texts.Message(title: "這個群組滿了", text: "這個群組已有 200 位成員，達到人數上限。"),
    noSuchGroup: Texts.Message(
      title: "這個邀請無效", text: "群組可能已經解散，或連結不完整。請朋友再傳一個新的給你。"),
    guest: Texts.Message(
      title: "加入群組需要帳號", text: "你目前是訪客。請先建立帳號或登入，再回到這一頁。"),
    signIn: "登入",
    invite: "邀請",
    inviteText: "拿到連結的人都能加入。",
    link: "邀請連結",
    joined: { "加入成功！現在有 \($0.withCommas) 位成員。" },
    message: { "每天三題，一起來「\($0)」比一比：" },
    foundedBy: { "建立者：\($0)" },
    today: "今天",
    week: "本週",
    wholeBoard: "完整排行榜",
    nobodyToday: "今天還沒有人答完三題。",
    nobodyThisWeek: "本週還沒有人答對。",
    stillToPlay: "還沒答完的人",
    others: { "還有 \($0) 人" },
    leave: "退出群組",
    leaveText: "你的成績會保留，只是不再出現在群組的排行榜上。最後一位成員退出時，群組就會解散。",
    leaveButton: "退出",
    allGroups: "所有群組",
    invited: { "邀請你加入「\($0)」" },
    invitation: "邀請你加入群組",
    pitch: "每天三題，和時間賽跑，每個人的題目都一樣。看看誰最厲害。",
    invitedText: "其他成員會在群組的排行榜上看到你的暱稱和成績，包括以前的。",
    playFirst: "不用註冊就能先玩，之後建立帳號就能加入群組。",
    chooseName: "建立帳號並加入",
    createAccount: "建立帳號並加入",
    haveAccount: "我已經有帳號",
    join: "加入",
    notNow: "先不要")
}
