import QuizEngine

extension Texts.Boards {
  static let traditionalChinese = Texts.Boards(
    title: "排行榜",
    whose: "誰的排行榜",
    everyone: "所有人",
    which: "哪一張排行榜",
    week: "整週",
    dayBefore: "前一天",
    dayAfter: "後一天",
    weekBefore: "前一週",
    weekAfter: "後一週",
    rank: "名次",
    player: "玩家",
    correct: "答對題數",
    elapsed: "開始到作答",
    you: "你",
    dayRule: "只列答對的人。名次看從開始到作答的時間，暫停也算在內。",
    weekRule: "答對越多越前面；一樣多時，比從開始到作答的時間總和，越短越前面。",
    count: { "榜上有 \($0) 位玩家。" },
    standing: { "你的名次：第 \($0) 名，共 \($1) 位" },
    noPlace: "你還沒有名次，答對就會上榜。",
    withheld: "你的作答不列入這裡的名次：那一天，這個瀏覽器曾刪除過帳號，而帳號的主人可能已經看過題目。在你自己的統計裡，它照常計算。",
    language: { "使用這個語言的玩家：\($0)" },
    empty: Texts.Message(title: "還沒有人上榜", text: "答對的人都會上榜，最快的在最上面。"),
    void: Texts.Message(title: "這題已經撤下", text: "題目有問題，所以不列入任何人的成績。"),
    guest: Texts.Message(
      title: "訪客不會上榜",
      text: "建立帳號後，之後玩的題目就會列入排行榜。以訪客身分玩過的，仍會留在你的統計裡。"),
    personal: Texts.Message(
      title: "這裡沒有排行榜", text: "在這裡，每個人的題目都不一樣，時間無法比較。你的統計照常記錄。"),
    signUp: "建立帳號")
}

extension Texts.Groups {
  static let traditionalChinese = Texts.Groups(
    title: "群組",
    lead: "和認識的人一起玩。群組有自己的排行榜，拿到連結的人都能加入。",
    none: "你還沒有加入任何群組。",
    members: { "\($0) 位成員" },
    found: "建立群組",
    name: "群組叫什麼名字？",
    nameHint: "\(TextLimit.groupName.lowerBound) 到 \(TextLimit.groupName.upperBound) 個字",
    foundButton: "建立",
    nameWrong: "群組名稱要有 \(TextLimit.groupName.lowerBound) 到 \(TextLimit.groupName.upperBound) 個字，而且要看得見。組合而成的表情符號算好幾個字。",
    tooMany: Texts.Message(
      title: "你加入的群組已達上限", text: "最多 20 個。先退出其中一個，就能再加入或建立新的。"),
    full: Texts.Message(title: "這個群組滿了", text: "它已有 200 位成員，這是群組的上限。"),
    noSuchGroup: Texts.Message(
      title: "找不到這個邀請", text: "群組可能已經解散，或連結不完整。請向傳給你的人要一個新的。"),
    guest: Texts.Message(
      title: "群組裡要有名字", text: "你現在是訪客。請先建立帳號或登入，再回到這一頁。"),
    signIn: "登入",
    invite: "邀請別人",
    inviteText: "打開這個連結的人都能加入，所以只傳給你想邀請的人。",
    link: "邀請連結",
    boards: "今天的排行榜",
    weekBoard: "本週的排行榜",
    leave: "退出群組",
    leaveText: "成績還是你的，只是不再出現在群組的排行榜上。最後一位成員退出時，群組就會解散。",
    leaveButton: "退出",
    allGroups: "所有群組",
    invited: { "要加入「\($0)」嗎？" },
    invitedText: "其他成員會在群組的排行榜上看到你的名字和成績，包括以前的。",
    invitedStranger: "請先建立帳號或登入，再打開這個邀請。",
    join: "加入",
    notNow: "先不要")
}
