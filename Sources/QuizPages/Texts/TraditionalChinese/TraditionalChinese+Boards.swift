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
    standing: { "你的名次：第 \($0) 名，共 \($1) 位" },
    noRank: "你還沒上榜：答對了才會列入。",
    withheld: "你的作答不列入這裡的名次：那一天，這個瀏覽器刪除過帳號，而帳號的主人可能看過題目。你自己的統計照常計算。",
    language: { "題目語言：\($0)。" },
    empty: Texts.Message(title: "還沒有人上榜", text: "答對就能上榜，最快的排在最前面。"),
    void: Texts.Message(title: "這題已經撤下", text: "題目有問題，所以不列入任何人的成績。"),
    guest: Texts.Message(
      title: "訪客不列入排名",
      text: "建立帳號後，之後玩的題目就會列入排行榜。以訪客身分玩過的，仍會留在你的統計裡。"),
    personal: Texts.Message(
      title: "這裡沒有排行榜", text: "在這個網站，每個人的題目都不一樣，時間無法比較。你的統計照常記錄。"),
    signUp: "建立帳號")
}
