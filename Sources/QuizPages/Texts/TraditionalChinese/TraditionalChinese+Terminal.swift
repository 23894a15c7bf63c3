extension Texts.Terminal {
  static let traditionalChinese = Texts.Terminal(
    keys: Keys(
      begin: "Enter 開始", pick: "Enter 選取", move: "↑ ↓ 移動", slide: "← → 移動", choose: "Enter 作答", select: "空白鍵 選取",
      toggle: "空白鍵 切換", submit: "Enter 送出", back: "b 上一題", goOn: "n 繼續", scroll: "↑ ↓ 捲動",
      why: "w 為什麼", leave: "q 離開", done: "Enter 結束"),
    askOne: { "請輸入 1 到 \($0) 的數字。" },
    askSeveral: { "請輸入 1 到 \($0) 的數字，用空格隔開；都不選就直接按 Enter。" },
    askScale: "請輸入 0（第一個答案）到 100（最後一個答案）的數字。",
    askBack: "輸入 b 回上一題。",
    before: { "你先前的答案：\($0)。" },
    notOne: { "沒有這個選項。請輸入一個 1 到 \($0) 的數字。" },
    notSeveral: { "沒有這個選項。請輸入 1 到 \($0) 的數字，每個數字只能輸入一次；都不選就直接按 Enter。" },
    notOnScale: "超出滑桿的範圍。請輸入 0 到 100 的整數。",
    noWayBack: "這是第一題，前面沒有題目了。",
    notAQuiz: { "沒有這個測驗。請輸入一個 1 到 \($0) 的數字。" },
    noQuizChosen: "沒有選任何測驗。",
    omittedQuizzes: { "有 \($0) 個測驗因為檔案有錯，沒有列出。用這個指令看原因：" },
    tooManyAnswers: { "多了一個答案：總共只有 \($0) 題。" },
    atLine: { "第 \($0) 行：\($1)" },
    endedEarly: { "答案只到第 \($0) 題，共 \($1) 題，所以沒有結果。補齊後再試一次。" },
    seed: { "再玩一次同樣的題目：--seed \($0)" })
}
