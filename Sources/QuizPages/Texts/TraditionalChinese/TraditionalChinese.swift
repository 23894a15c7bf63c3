import QuizEngine

extension Texts {
  public static let traditionalChinese = Texts(
    language: Language("zh-Hant"),
    languageName: "繁體中文",
    house: House(
      name: "Parlour",
      skipToContent: "跳到主要內容",
      home: "Parlour，所有測驗",
      languages: "語言",
      newTab: "在新分頁開啟"),
    front: Front(
      title: "挑一個測驗",
      lead: "幾道題目，沒有錯的答案，最後多認識自己一點。",
      emptyTitle: "還沒有測驗",
      emptyText: "把測驗檔放進測驗資料夾，就會出現在這裡。要開始寫一個：parlour new 名稱",
      searchLabel: "找測驗",
      search: "搜尋",
      found: { "找到 \($0) 個和「\($1)」有關的測驗" },
      foundNothing: { "沒有和「\($0)」有關的測驗" },
      searchAnew: "少打幾個字，或只打開頭，會找到更多。",
      pages: "更多測驗",
      page: { "第 \($0) 頁，共 \($1) 頁" },
      earlier: "上一頁",
      later: "下一頁"),
    introduction: Introduction(
      questions: { "共 \($0) 題" },
      minutes: { "約 \($0) 分鐘" },
      outcomes: "可能的結果",
      begin: "開始",
      continuePlay: { "繼續（第 \($0) 題，共 \($1) 題）" },
      startOver: "重新開始",
      allQuizzes: "所有測驗",
      embed: "把這個測驗放到你的網站",
      embedText: "把這兩行貼進你的網頁。第二行可以省略，有了它，外框會隨內容伸縮。",
      embedCode: "要貼上的程式碼"),
    question: Question(
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
      typed: "或輸入 0 到 100 的數字"),
    result: Result(
      reveal: "你的結果：{outcome}",
      undecidedTitle: "很難說",
      undecidedText: "你的答案沒有偏向任何結果。這很正常，再試一次也許會更清楚。",
      decidedByOrder: { "\(chinese($0))同分，由排在最前面的勝出。" },
      decidedByTieBreaker: { "\(chinese($0))同分，由你的最後一個答案決定。" },
      decidedByChance: { "\(chinese($0))同分，由運氣決定。" },
      runnersUp: { "緊追在後的是\(chinese($0))。" },
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
      otherQuizzes: "其他測驗"),
    share: Share(
      locale: "zh_TW",
      title: "分享你的結果",
      note: "打開的人只看得到結果，看不到你的答案。",
      address: "分享用的網址",
      share: "分享",
      copied: "已複製，想貼到哪裡都可以。",
      copyYourself: "瀏覽器不讓我們複製，網址在這裡：",
      text: { "「\($1)」我的結果是\($0)。你呢？" },
      card: { "寫著「\($0)」的卡片，測驗「\($1)」的結果" },
      quizCard: { "測驗「\($0)」的封面" },
      andYou: "那你呢？",
      toQuiz: "前往測驗"),
    terminal: Terminal(
      keys: Terminal.Keys(
        begin: "Enter 開始", move: "↑ ↓ 移動", slide: "← → 移動", choose: "Enter 作答", select: "空白鍵 選取",
        toggle: "空白鍵 切換", submit: "Enter 送出", back: "b 上一題", goOn: "n 繼續", scroll: "↑ ↓ 捲動",
        why: "w 為什麼", leave: "q 離開", done: "Enter 結束"),
      askOne: { "請輸入 1 到 \($0) 的數字。" },
      askSeveral: { "請輸入 1 到 \($0) 的數字，用空格隔開；都不選就直接按 Enter。" },
      askScale: "請輸入 0（最靠前者）到 100（最靠後者）的數字。",
      askBack: "輸入 b 回上一題。",
      before: { "目前的答案：\($0)。" },
      notOne: { "沒有這個答案。請給一個 1 到 \($0) 的數字。" },
      notSeveral: { "沒有這個答案。請給 1 到 \($0) 的數字，每個只能一次，或留空一行。" },
      notOnScale: "不在量尺上。請給 0 到 100 的整數。",
      noWayBack: "這是第一題，前面沒有題目了。",
      tooManyAnswers: { "多了一個答案：總共只有 \($0) 題。" },
      atLine: { "第 \($0) 行：\($1)" },
      endedEarly: { "答案只到第 \($0) 題，共 \($1) 題，所以沒有結果。補齊後再試一次。" },
      seed: { "再玩一次同樣的題目：--seed \($0)" }),
    messages: Messages(
      pageNotFound: Message(
        title: "找不到這個頁面",
        text: "網址可能打錯了，或頁面已經搬走。測驗都還在原處。"),
      quizNotFound: Message(
        title: "找不到這個測驗",
        text: "它可能已經下架，或網址打錯了。要不要試試別的？"),
      playNotFound: Message(
        title: "找不到這次作答",
        text: "網址不完整，或是在別的網站開始的。重新開始只要一分鐘。"),
      notYours: Message(
        title: "這是別人的作答",
        text: "它是在另一個瀏覽器開始的，只有那裡看得到。你可以開始自己的。"),
      finished: Message(
        title: "這次作答已經結束",
        text: "結果已定，不會再改變。隨時可以再玩一次。"),
      notAnAnswer: Message(
        title: "沒有這個答案",
        text: "什麼都沒有改變。請回到題目，從列出的答案中選擇。"),
      notAsked: Message(
        title: "這次作答沒有這一題",
        text: "什麼都沒有改變。請從剛才的地方繼續。"),
      notReached: Message(
        title: "一題一題來",
        text: "前面還有題目沒有回答，請從那裡繼續。"),
      otherSite: Message(
        title: "這是從別的網站送來的",
        text: "為了你的安全，我們只接受在自己頁面上作答。什麼都沒有改變。"),
      otherHost: Message(
        title: "這個網站用的是別的網址",
        text: "伺服器不回應瀏覽器所用的名稱。"),
      badRequest: Message(
        title: "我們讀不懂送來的內容",
        text: "表單送達時已損壞。什麼都沒有改變。請返回、重新整理頁面後再試一次。"),
      tooLarge: Message(
        title: "送來的內容太大了",
        text: "超過任何答案可能的大小。什麼都沒有改變。"),
      tooMany: Message(
        title: "請稍等一下",
        text: "你的網路一次送來太多要求。什麼都沒有改變。請等一會兒再試。"),
      wrongMethod: Message(
        title: "這個網址不是這樣用的",
        text: "請使用我們頁面上的按鈕。"),
      storeFull: Message(
        title: "我們的磁碟滿了",
        text: "無法保存你的答案，所以什麼都沒有改變。之前的答案都還在，請稍後再試。"),
      storeAway: Message(
        title: "暫時讀不到資料",
        text: "什麼都沒有改變。之前的答案都還在，請稍後再試。"),
      broken: Message(
        title: "我們這邊出了問題",
        text: "之前的答案都還在，請稍後再試。"),
      toQuizzes: "所有測驗",
      toQuiz: "回到測驗",
      toPlay: "繼續測驗",
      toResult: "看結果",
      tryAgain: "再試一次"),
    welcome: .traditionalChinese,
    account: .traditionalChinese,
    dates: .traditionalChinese)

  private static func chinese(_ names: [String]) -> String { Listing.of(names, comma: "、", and: "和") }
}
