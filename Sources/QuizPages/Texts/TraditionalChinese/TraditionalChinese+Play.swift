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
    embedText: "把這兩行貼進你的網頁。第二行可以省略，有了它，外框會隨內容伸縮。",
    embedCode: "要貼上的程式碼")
}

extension Texts.Question {
  static let traditionalChinese = Texts.Question(
    heading: { "第 \($0) 題，共 \($1) 題" },
    progress: { "已走過 \($0) 題，共 \($1) 題" },
    submit: "送出",
    back: "上一題",
    leave: "離開",
    chosen: "你的答案",
    goOn: { "繼續第 \($0) 題" },
    answered: "前往某一題",
    question: { "第 \($0) 題" },
    multipleHint: "可以選好幾個，也可以都不選。",
    slider: "你在量尺上的答案",
    sliderEnds: { "從「\($0)」到「\($1)」" },
    typed: "或輸入 0 到 100 的數字")
}

extension Texts.Result {
  static let traditionalChinese = Texts.Result(
    reveal: "你的結果：{outcome}",
    undecidedTitle: "很難說",
    undecidedText: "你的答案沒有偏向任何結果。這很正常，再試一次也許會更清楚。",
    decidedByOrder: { "\(chinese($0))同分，由排在最前面的勝出。" },
    decidedByTieBreaker: { "\(chinese($0))同分，由你的最後一個答案決定。" },
    decidedByChance: { "\(chinese($0))同分，由運氣決定。" },
    runnersUp: { "其次是\(chinese($0))。" },
    shares: "你的答案偏向哪裡",
    outcome: "結果",
    share: "比例",
    percent: { "\($0)%" },
    everyone: "大家的結果",
    everyoneCount: { "根據 \($0) 次完成的測驗。" },
    byChance: "隨機作答",
    undecided: "無法判定",
    why: "為什麼是這個結果",
    noneChosen: "都不選",
    counted: { "\($0) +\($1)" },
    countedNothing: "不計分",
    countedInTie: "只在同分時有用",
    done: "完成",
    again: "再測一次",
    otherQuizzes: "其他測驗")

  private static func chinese(_ names: [String]) -> String { ListFormat.joined(names, comma: "、", and: "和") }
}
