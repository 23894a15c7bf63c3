extension Texts.Introduction {
  static let traditionalChinese = Texts.Introduction(
    questions: { "共 \($0) 題" },
    minutes: { "約 \($0) 分鐘" },
    outcomes: "可能的結果",
    begin: "開始",
    continuePlay: { "繼續（第 \($0) 題，共 \($1) 題）" },
    startOver: "重新開始",
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
    back: "上一題",
    leave: "離開",
    chosen: "你的答案",
    goOn: { "回到第 \($0) 題" },
    answered: "跳到其他題",
    question: { "第 \($0) 題" },
    multipleHint: "可以選好幾個，也可以都不選。",
    slider: "用滑桿作答",
    sliderEnds: { "從「\($0)」到「\($1)」" },
    typed: "或輸入 0 到 100 的數字")
}

extension Texts.Result {
  static let traditionalChinese = Texts.Result(
    reveal: "你的結果：{outcome}",
    undecidedTitle: "很難說",
    undecidedText: "你的答案滴水不漏，這也是一種才華。要不要再試一次？",
    decidedByOrder: { "難分高下：\(chinese($0))也同分。" },
    decidedByTieBreaker: { "難分高下：\(chinese($0))也同分，最後一個答案決定勝負。" },
    decidedByChance: { "難分高下：\(chinese($0))也同分，由運氣決定。" },
    runnersUp: { "其次是\(chinese($0))。" },
    shares: "你的成分比例",
    outcome: "結果",
    share: "比例",
    percent: { "\($0)%" },
    everyone: "大家的結果",
    everyoneCount: { "目前共完成 \($0) 次。" },
    byChance: "隨機作答",
    undecided: "無法判定",
    why: "為什麼是這個結果？",
    noneChosen: "都不選",
    counted: { "\($0) +\($1)" },
    countedNothing: "不計分",
    countedInTie: "同分時才算",
    done: "完成",
    again: "再測一次",
    otherQuizzes: "其他測驗")

  private static func chinese(_ names: [String]) -> String { ListFormat.joined(names, comma: "、", and: "和") }
}
