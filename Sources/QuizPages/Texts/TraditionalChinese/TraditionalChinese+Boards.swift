extension Texts.Boards {
  static let traditionalChinese = Texts.Boards(
    title: "排行榜",
    whose: "全站或群組",
    everyone: "所有人",
    which: "難度或週榜",
    week: "週榜",
    dayBefore: "前一天",
    dayAfter: "後一天",
    weekBefore: "前一週",
    weekAfter: "後一週",
    rank: "名次",
    player: "玩家",
    correct: "答對",
    elapsed: "時間",
    you: "你",
    dayRule: "只列答對的人，依總時間排名，暫停也算在內。",
    weekRule: "答對越多排得越前面；答對一樣多時，總時間越短越前面。",
    count: { "榜上有 \($0) 位玩家。" },
    standing: { "你的名次：第 \($0) 名，共 \($1) 人" },
    noRank: "你不在這個榜上：答對了才會列入。",
    withheld: "如果某一天有人在這個瀏覽器刪除過帳號，你那天的成績就不列入排名，因為對方可能看過題目。連續紀錄和統計照常計算。",
    language: { "題目語言：\($0)。" },
    empty: Texts.Message(title: "還沒有人上榜", text: "答對就能搶先上榜。"),
    void: Texts.Message(title: "這題已經撤下", text: "題目有問題，所以不列入任何人的成績。"),
    guest: Texts.Message(
      title: "訪客不列入排名",
      text: "有了帳號，之後答對的題目就會列入排行榜。以訪客身分玩的成績，仍會留在你的統計裡。"),
    personal: Texts.Message(
      title: "這裡沒有排行榜", text: "在這個網站，每個人的題目都不一樣，時間無法比較。你的統計照常記錄。"),
    signUp: "建立帳號")
}
