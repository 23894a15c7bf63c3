extension Texts.Daily {
  static let traditionalChinese = Texts.Daily(
    home: Home(
      guest: "你正以訪客身分遊玩，紀錄只存在這個瀏覽器。",
      guestSignUp: "建立帳號",
      withheld: "今天有帳號在這個瀏覽器裡刪除，所以你今天在這裡玩的不列入排行榜。連續紀錄和統計照常計算，明天起恢復排名。",
      start: "開始作答",
      goOn: "回到題目",
      look: "再看一次",
      locked: "今天已完成。",
      opensIn: { "\($0) 小時 \($1) 分鐘後換新題" },
      opensSoon: { "\($0) 分鐘後換新題" },
      opensOn: { "新題目將在 \($0) \($1) 開放。" },
      drawnAtStart: "開始時才抽題",
      noQuestion: "這個語言還沒有題目。",
      carriedTitle: "還在計時",
      carried: { "這是 \($0)的題目，還可以作答，但不能再暫停。" },
      streakTitle: "連續紀錄",
      streak: { "連續 \($0) 天" },
      noStreak: "答一題，就開始累積連續紀錄。",
      longest: { "最長 \($0) 天" },
      forgiven: { "已寬限 \($0) 天" },
      perfect: { "三題全對：連續 \($0) 天" },
      practice: "練習",
      help: "遊戲規則"),
    results: Results(correct: "答對", wrong: "答錯", timedOut: "時間到", expired: "未完成", void: "已撤題"),
    sharing: Sharing(
      title: "分享今天的成績",
      note: "不會爆雷。",
      line: { "Parlour 每日問答，\($0)：\($1)" }),
    slides: Slides(
      questions: Slides.Slide(
        title: "每天三題",
        text: "一題簡單、一題中等、一題困難。想先答哪一題、什麼時候答都可以。明天又有三題新的。"),
      watch: Slides.Slide(
        title: "跟碼錶賽跑",
        text: "按下「開始作答」，題目出現，碼錶也開始走。暫停會停住碼錶並收起題目，離開頁面也一樣。"),
      streak: Slides.Slide(
        title: "漏一天也不中斷",
        text: "每天至少答一題，不論對錯，連續紀錄就會延長。任何七天裡可以寬限一天。"),
      boards: Slides.Slide(
        title: "也可以跟朋友比",
        text: "排行榜比的是答對所花的總時間，暫停也算在內。想跟朋友一起玩，建立群組、把連結傳給他們就行。"),
      next: "下一步",
      skip: "略過",
      begin: "開始玩",
      position: { "第 \($0) 步，共 \($1) 步" }),
    help: Help(
      title: "遊戲規則",
      questions: Help.Topic(
        title: "每天的題目",
        text: "每天三題：一題簡單、一題中等、一題困難。開始前看得到類別，開始後才看得到題目。每題只能玩一次。"),
      watch: Help.Topic(
        title: "碼錶怎麼算",
        text: "碼錶在我們的伺服器上，所以對每個人都一樣。它從你按下「開始作答」走到你作答為止。走滿六十分鐘，這一題就以未作答結束。你可以在設定裡把它隱藏，它照樣會走。"),
      leaving: Help.Topic(
        title: "暫停與離開",
        text: "暫停會停住碼錶，並收起題目和答案。離開頁面也一樣。如果手機突然沒電，碼錶會停在我們最後一次收到回應的時候。之後可以在任何裝置上繼續。沒有 JavaScript 時，只有按鈕能暫停。"),
      day: Help.Topic(
        title: "你的一天",
        text: "一題算在你開始作答的那一天，而你的一天從當地午夜開始。"),
      midnight: Help.Topic(
        title: "午夜",
        text: "午夜時還在計時的題目可以繼續作答，但不能再暫停。午夜時暫停中的題目就結束了。"),
      zone: Help.Topic(
        title: "旅行時",
        text: "時區在設定裡。新的時區從當地的下一個午夜開始生效，同一天不能玩兩次。"),
      streak: Help.Topic(
        title: "連續紀錄怎麼算",
        text: "連續紀錄計算的是連續有作答的日子，不論對錯。任何七天裡漏玩一天可以寬限，日曆上會標示出來。因為換時區而跳過的日子和被撤下的題目，都不會中斷紀錄。另一項連續紀錄只算三題全對的日子。"),
      boards: Help.Topic(
        title: "兩種時間",
        text: "排行榜和你分享的成績用的是從開始到作答的總時間，暫停也算在內，所以暫停去查答案佔不到便宜。你自己的頁面上還有不含暫停的時間，只有你看得到。"),
      guests: Help.Topic(
        title: "訪客",
        text: "在同一個瀏覽器建立帳號，以訪客身分玩的紀錄就會保留，但不會列入排行榜。"),
      mistakes: Help.Topic(
        title: "題目有錯的時候",
        text: "看過答案後可以回報。如果你說得對，我們會撤下題目或改正答案，相關的成績、連續紀錄和排行榜也會一併更正。"),
      practice: Help.Topic(
        title: "關於練習",
        text: "過去的題目，加上一些專供練習的題目。想玩多少都可以，一律不計分。"),
      slides: "再看一次介紹"),
    errors: Errors(
      anotherDate: Texts.Message(
        title: "新的一天開始了",
        text: "那個頁面是另一天的，所以還沒有開始計時。今天的題目正等著你。"),
      dateIsOver: Texts.Message(
        title: "這一天已經結束過了",
        text: "網站的時鐘被調回去了，而照先前的時間，你的這一天已經結束，所以沒有開始計時。下一天會照常開放。"),
      clockIsOff: Texts.Message(
        title: "我們的時鐘不準",
        text: "伺服器的時鐘校正之前，不能開始答題。請稍後再試。"),
      noSuchRound: Texts.Message(
        title: "找不到這一題",
        text: "網址不完整，或者這一題不是你的。"),
      noQuestion: Texts.Message(
        title: "沒有題目可出",
        text: "你的語言還沒有這個難度的題目。"),
      stillOpen: Texts.Message(
        title: "這一題還沒結束",
        text: "看過答案之後才能回報錯誤。"),
      over: Texts.Message(
        title: "這一題已經結束",
        text: "結果已定。"),
      paused: Texts.Message(
        title: "碼錶暫停中",
        text: "請先繼續，再作答。"),
      pastMidnight: Texts.Message(
        title: "來不及暫停了",
        text: "你的一天已經結束。還在計時的題目可以作答，但不能再暫停。"),
      noPractice: Texts.Message(
        title: "這一題不能練習",
        text: "這題可能還沒出過，或是網址打錯了。"),
      toRound: "回到這一題"),
    licences: chineseLicences)
}
