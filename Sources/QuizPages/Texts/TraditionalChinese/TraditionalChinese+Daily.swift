import QuizEngine

extension Texts.Daily {
  static let traditionalChinese = Texts.Daily(
    home: Home(
      fresh: "今天的三題",
      result: { result($0, of: $1) },
      noneRightNote: "今天的題目真難，不過連續紀錄保住了。",
      rightTime: "答對所花時間",
      rank: { "第\u{A0}\($0.withCommas)\u{A0}名" },
      rankLabel: { "共\u{A0}\($0.withCommas)\u{A0}人" },
      streakDays: { _ in "連續天數" },
      streak: { "連續 \($0.withCommas) 天" },
      firstDay: "連續紀錄第 1 天",
      firstWeek: "連續整整一週",
      streakWeeks: { "連續 \($0.withCommas) 週" },
      first: Texts.Game.Difficulties(easy: "從簡單題開始", medium: "從中等題開始", hard: "從困難題開始"),
      next: Texts.Game.Difficulties(easy: "下一題：簡單", medium: "下一題：中等", hard: "下一題：困難"),
      resume: Texts.Game.Difficulties(easy: "繼續作答：簡單", medium: "繼續作答：中等", hard: "繼續作答：困難"),
      withheld: "今天有人在這個瀏覽器刪除過帳號，所以你今天在這裡的成績不列入排行榜。連續紀錄和統計照常計算，明天起恢復排名。",
      drawnAtStart: "類別保密",
      allDrawnAtStart: "類別先保密，開始後揭曉。",
      missing: "還沒有題目",
      noQuestion: "你選的語言還沒有題目。",
      earlierRound: Texts.Game.Difficulties(easy: "你的簡單題還沒作答", medium: "你的中等題還沒作答", hard: "你的困難題還沒作答"),
      earlierRoundNote: { "\($0)的題目" },
      askName: Texts.Message(title: "換裝置也能保住連續紀錄", text: "目前紀錄只存在這個瀏覽器裡。取個暱稱、設個密碼就好。"),
      chooseName: "建立你的帳號",
      readAgain: "再看一次今天的三題",
      board: "今天的排行榜",
      yesterday: "昨天的答案",
      practice: "練習",
      practiceNote: "過去的題目，純屬娛樂",
      help: "遊戲規則"),
    results: Results(correct: "答對", wrong: "答錯", timedOut: "時間到", expired: "未完成", void: "已撤下"),
    sharing: Sharing(
      preview: "朋友會看到這些，不會爆雷。",
      title: { "每日問答 \($0)" }),
    onboarding: Onboarding(
      questions: Onboarding.Slide(title: "每天三題", text: "一題簡單、一題中等、一題困難。想先答哪一題、什麼時候答都可以。明天又有三題新的。"),
      watch: Onboarding.Slide(title: "和時間賽跑", text: "按下「開始作答」，題目就會出現。暫停或離開頁面，題目會收起來，但時間照走。"),
      streak: Onboarding.Slide(title: "漏一天也不中斷", text: "每天至少答一題，不論對錯，連續紀錄就會延長。七天內漏掉一天，不算中斷。"),
      boards: Onboarding.Slide(title: "也可以跟朋友比", text: "排行榜先比答對題數，再比時間。建立群組，把連結傳給朋友，就能一起玩。"),
      back: "上一步",
      next: "下一步",
      skip: "略過",
      begin: "開始玩",
      position: { "第 \($0) 步，共 \($1) 步" }),
    help: Help(
      title: "遊戲規則",
      questions: Help.Topic(title: "每天的題目", text: "每天三題：一題簡單、一題中等、一題困難。開始前通常看得到類別，開始後才看得到題目。每題只能作答一次。"),
      personalQuestions: Help.Topic(title: "你的題目", text: "每天為你出三題，和別人的不一樣：一題簡單、一題中等、一題困難。開始之後，才看得到類別和題目。每題只能作答一次。"),
      watch: Help.Topic(
        title: "碼錶",
        text: "碼錶由伺服器來計，對每個人都公平。按下「開始作答」就開始走，作答後停下；走滿 60 分鐘還沒作答，這一題就會結束。你可以在設定裡隱藏碼錶，但它照樣在走。"),
      leaving: Help.Topic(
        title: "暫停與離開",
        text: """
          按下「暫停」，題目和選項會收起來，顯示思考時間的碼錶也會停住，但計入成績的時間照算；離開頁面也一樣。\
          如果手機突然沒電，碼錶會停在最後一次連線的時間。之後換任何裝置都能繼續。\
          瀏覽器停用 JavaScript 時，只能按「暫停」鈕來暫停。
          """
      ),
      day: Help.Topic(title: "一天怎麼算", text: "每一題都算在你開始作答的那一天。一天從你所在時區的午夜開始。"),
      midnight: Help.Topic(title: "午夜", text: "到了午夜，還在計時的題目可以繼續作答，但不能再暫停；還在暫停的題目則會直接結束。"),
      zone: Help.Topic(title: "旅行時", text: "時區可以在設定裡更改。等新的時區過了午夜才會生效，而且同一天不能玩兩次。"),
      streak: Help.Topic(
        title: "連續紀錄怎麼算",
        text: "只要當天有作答，不論對錯，連續紀錄就加一天。七天內漏掉一天，不算中斷，日曆上會標示出來。因為換時區而跳過的日子，或題目被撤下，也都不會中斷紀錄。另外還有一項紀錄，只算三題全對的日子。"),
      times: Help.Topic(
        title: "時間與思考時間",
        text: """
          「時間」從開始作答算到送出答案，暫停也算在內。排行榜、統計、最佳紀錄和分享出去的成績都用這個時間，所以暫停去查答案佔不到便宜。「思考時間」不含暫停，也就是碼錶上的時間；如果你暫停過，答題結果也會顯示，只有你自己看得到。
          """),
      personalTimes: Help.Topic(
        title: "時間與思考時間",
        text: """
          「時間」從開始作答算到送出答案，暫停也算在內。你的統計、最佳紀錄和分享出去的成績都用這個時間，所以暫停去查答案佔不到便宜。「思考時間」不含暫停，也就是碼錶上的時間；如果你暫停過，答題結果也會顯示，只有你自己看得到。
          """),
      boards: Help.Topic(
        title: "排行榜怎麼排",
        text: """
          先比答對題數，再比答對所花的總時間。以訪客身分玩的成績不列入。
          """),
      guests: Help.Topic(title: "訪客", text: "在同一個瀏覽器建立帳號，以訪客身分玩的紀錄就會保留。"),
      mistakes: Help.Topic(
        title: "題目有錯的時候",
        text: """
          看過答案後可以回報。如果確實有錯，我們會撤下題目或改正答案，相關的成績和連續紀錄也會一併更正。
          """),
      practice: Help.Topic(title: "關於練習", text: "過去的題目，加上一些專供練習的題目。想玩多少都可以，一律不計分。"),
      onboarding: "再看一次介紹"),
    errors: Errors(
      anotherDate: Texts.Message(title: "新的一天開始了", text: "剛才的頁面是之前某一天的，所以沒有開始計時。今天的題目正等著你。"),
      dateIsOver: Texts.Message(title: "這一天已經結束了", text: "網站的時鐘往回調過；照調整前的時間，這一天已經結束了，所以沒有開始計時。隔天會照常開放。"),
      clockIsOff: Texts.Message(title: "網站的時鐘不準", text: "伺服器的時鐘校正之前，不能開始答題。請稍後再試。"),
      noSuchRound: Texts.Message(title: "找不到這一題", text: "網址不完整，或這是別的玩家的題目。"),
      noQuestion: Texts.Message(title: "沒有題目可出", text: "你選的語言還沒有這個難度的題目。"),
      unfinished: Texts.Message(title: "這一題還沒結束", text: "看過答案之後才能回報錯誤。"),
      over: Texts.Message(title: "這一題已經結束", text: "結果不會再變動。"),
      paused: Texts.Message(title: "碼錶暫停中", text: "請先按「繼續作答」。"),
      pastMidnight: Texts.Message(title: "來不及暫停了", text: "這一天已經結束。還在計時的題目可以作答，但不能再暫停。"),
      noPractice: Texts.Message(title: "這一題不能練習", text: "出這題的那一天可能還沒結束，或是網址打錯了。"),
      toRound: "回到這一題"),
    licences: chineseLicences)

  private static func result(_ correct: Int, of count: Int) -> String {
    if correct == 0 { return "今天一題都沒對" }
    if correct == count { return count == 3 ? "三題全對！" : count == 1 ? "答對了！" : "\(count) 題全對！" }
    return "\(count) 題答對 \(correct) 題"
  }
}
