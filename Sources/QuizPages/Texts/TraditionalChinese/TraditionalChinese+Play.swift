extension Texts.Introduction {
  static let traditionalChinese = Texts.Introduction(
    questions: { "共 \($0) 題" },
    minutes: { "約 \($0) 分鐘" },
    outcomes: "可能的結果",
    begin: "開始",
    continuePlay: { "從第 \($0) 題繼續，共 \($1) 題" },
    startOver: "重新開始",
    lastTime: { "上次：\($0)" },
    allQuizzes: "所有測驗",
    notInYourLanguage: "這個測驗沒有你的語言版本，目前顯示的語言：",
    embed: "把這個測驗放到你的網站",
    embedText: "把這段程式碼貼進你的網頁。最後一行可以省略；有了它，外框會自動調整高度。",
    embedCode: "要貼上的程式碼")
}

extension Texts.Question {
  static let traditionalChinese = Texts.Question(
    heading: { "第 \($0) 題，共 \($1) 題" },
    progress: { "已完成 \($0) 題，共 \($1) 題" },
    submit: "下一題",
    submitLast: "看我的結果",
    navigation: "這個測驗",
    back: "上一題",
    leave: "離開",
    chosen: "你的答案",
    goOn: { "回到第 \($0) 題" },
    jump: "先前的答案",
    question: { "第 \($0) 題" },
    multipleHint: "可複選，也可以都不選。",
    slider: "用滑桿作答",
    sliderPrompt: "滑動作答",
    sliderEnds: { "從「\($0)」到「\($1)」" },
    typed: "或輸入 0 到 100 的數字")
}

extension Texts.Result {
  static let traditionalChinese = Texts.Result(
    reveal: "你的結果：{outcome}",
    undecidedTitle: "很難說",
    undecidedText: "你的答案滴水不漏，這也是一種才華。要不要再試一次？",
    decidedByOrder: { .spaced("難分高下：", chinese($0), "也同分。") },
    decidedByTieBreaker: { .spaced("難分高下：", chinese($0), "也同分，最後一題才分出勝負。") },
    decidedByChance: { .spaced("難分高下：", chinese($0), "也同分，最後由運氣決定。") },
    runnersUp: { .spaced("其次是", chinese($0), "。") },
    shares: "你的成分",
    others: "其他",
    percent: { "\($0)%" },
    everyone: "大家的結果",
    rarity: { "\($0)% 的人結果和你一樣。" },
    rarest: "不到 1% 的人結果和你一樣。",
    rarityCount: { "累計 \($0.withCommas) 人次" },
    undecided: "很難說（沒有結果）",
    why: "為什麼是這個結果？",
    noneChosen: "都沒選",
    counted: { "\($0) +\($1)" },
    countedNothing: "沒有加分",
    countedInTie: "同分時才算",
    done: "看所有測驗",
    doneInFrame: "回到測驗開頭",
    again: "再做一次",
    more: "接著玩",
    both: "你們兩個",
    alike: { "你們的相似度是 \($0)%。" },
    same: "結果一樣，真是心有靈犀。",
    different: { "你：\($0) · 朋友：\($1)" },
    you: "你",
    friend: "朋友",
    together: "和朋友一起玩",
    togetherText: "朋友從你的連結開始玩，最後會看到兩人的結果並排在一起，但看不到你的答案。",
    togetherGiven:
      "現在，朋友只要從你的連結開始玩，就會看到兩人的結果並排。之前分享的連結沒有這個功能，請再分享一次。",
    allowTogether: "讓朋友和我比較",
    stopTogether: "不再讓朋友比較")

  private static func chinese(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return .spaced(ListFormat.joined(Array(names.dropLast()), comma: "、", and: "、"), "和", last)
  }
}
