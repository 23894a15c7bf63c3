extension Texts.Daily {
  static let traditionalChinese = Texts.Daily(
    home: Home(
      title: "今天的題目",
      guest: "你正以訪客身分遊玩，只有這個瀏覽器認得你。",
      guestSignUp: "建立帳號",
      withheld: "今天有帳號在這個瀏覽器裡刪除，所以你今天在這裡玩的不會上排行榜。連續紀錄和統計照常計算，明天起又會列入排名。",
      start: "開始作答",
      goOn: "回到題目",
      look: "再看一次答案",
      locked: "今天已完成。",
      opensIn: { "下一題在 \($0) 小時 \($1) 分鐘後開放" },
      opensSoon: { "下一題在 \($0) 分鐘後開放" },
      opensOn: { "新題目在 \($0) \($1) 開放。" },
      drawnAtStart: "開始時為你抽題",
      noQuestion: "你的語言還沒有這類題目。",
      carriedTitle: "還在計時",
      carried: { "\($0)的題目跨過了午夜，還可以作答，但不能再暫停。" },
      streakTitle: "連續紀錄",
      streak: { "連續 \($0) 天" },
      noStreak: "答一題，就開始累積連續紀錄。",
      longest: { "最長 \($0) 天" },
      forgiven: { "原諒了 \($0) 天缺席" },
      perfect: { "三題全對：連續 \($0) 天" },
      practice: "練習",
      help: "遊戲說明"),
    results: Results(correct: "答對", wrong: "答錯", timedOut: "時間到", expired: "未完成", void: "已撤題"),
    sharing: Sharing(
      title: "分享今天的成績",
      note: "給朋友看的一行字，不會洩漏答案。",
      line: { "Parlour，\($0)：\($1)" }),
    slides: Slides(
      questions: Slides.Slide(
        title: "每天三題",
        text: "一題簡單、一題中等、一題困難。想先答哪一題、什麼時候答都可以。明天又有三題新的。"),
      watch: Slides.Slide(
        title: "跟碼錶賽跑",
        text: "按下開始，題目出現，碼錶也開始走。暫停會停住碼錶並收起題目，離開頁面也一樣。"),
      streak: Slides.Slide(
        title: "懂得原諒的連續紀錄",
        text: "只要當天有作答，不論對錯，連續紀錄就會延長。任何七天裡可以缺席一天。"),
      boards: Slides.Slide(
        title: "也可以跟朋友比",
        text: "排行榜比的是答對的題目從開始到作答的時間，暫停也算在內。一個連結就能組成自己的群組。"),
      next: "下一張",
      skip: "略過",
      begin: "去看題目",
      position: { "第 \($0) 張，共 \($1) 張" }),
    help: Help(
      title: "遊戲怎麼玩",
      questions: Help.Topic(
        title: "每天的題目",
        text: "每個日期、每種難度各有一題。開始前看得到類別，開始後才看得到題目。每題只能玩一次。"),
      watch: Help.Topic(
        title: "碼錶怎麼算",
        text: "碼錶在我們這裡，不在瀏覽器裡，所以對每個人都一樣。從開始走到你作答為止。碼錶走滿六十分鐘，這一題就以未作答結束。可以在帳號設定裡把它藏起來，它照樣會走。"),
      leaving: Help.Topic(
        title: "暫停與離開",
        text: "暫停會停住碼錶，並收起題目和答案。離開頁面也一樣；如果裝置突然中斷，就從最後一次有回應的時候算起暫停。之後可以在任何裝置上繼續。沒有 JavaScript 時，只有按鈕能暫停。"),
      day: Help.Topic(
        title: "你的一天",
        text: "一題屬於你開始作答的那個日期，而日期從你當地的午夜開始。"),
      midnight: Help.Topic(
        title: "午夜",
        text: "午夜時還在計時的題目可以繼續作答，但不能再暫停。午夜時暫停中的題目就結束了。"),
      zone: Help.Topic(
        title: "旅行時",
        text: "你的時區記在帳號裡。新的時區從當地的下一個午夜開始生效，你的日期絕不會倒退。"),
      streak: Help.Topic(
        title: "連續紀錄怎麼算",
        text: "連續紀錄是連續有作答的日期，不論對錯。任何七天裡缺席一天會被原諒，並且標示出來。你的日曆裡沒有的日期和被撤的題目，不計入也不會中斷紀錄。另一項連續紀錄只算三題全對的日期。"),
      boards: Help.Topic(
        title: "兩種時間",
        text: "排行榜算的是從開始到作答的時間，暫停也算在內，所以暫停去查答案佔不到便宜；你分享出去的那行字也是這個時間。你自己的頁面上還有碼錶的時間，只有你看得到。"),
      guests: Help.Topic(
        title: "訪客",
        text: "在同一個瀏覽器建立帳號後，訪客時玩的紀錄仍然是你的，但永遠不會進排行榜。"),
      mistakes: Help.Topic(
        title: "題目有錯的時候",
        text: "看過結果後可以回報。有問題的題目會被撤掉或改正答案，受影響的成績、連續紀錄和排行榜也會跟著更正。"),
      practice: Help.Topic(
        title: "關於練習",
        text: "練習題是全世界都已經過完那一天的題目，還有一些等其他題目都出過才會輪到的題目。想玩多少都可以，一律不計分。"),
      slides: "再看一次介紹"),
    errors: Errors(
      anotherDate: Texts.Message(
        title: "新的一天開始了",
        text: "什麼都沒有開始：那個頁面是另一天的。今天的題目正等著你。"),
      dateIsOver: Texts.Message(
        title: "這一天已經結束過了",
        text: "這裡的時鐘被調回去了，而照先前的時間，你的這一天已經結束。什麼都沒有開始，下一天會照常開放。"),
      clockIsOff: Texts.Message(
        title: "時鐘不一致",
        text: "這台伺服器的時鐘不準，暫時不能開始答題。什麼都沒有開始，請稍後再試。"),
      noSuchRound: Texts.Message(
        title: "找不到這一題",
        text: "網址不完整，或者它不是你的。"),
      noQuestion: Texts.Message(
        title: "沒有題目可出",
        text: "題庫裡沒有你的語言、這個難度的題目。什麼都沒有開始。"),
      stillOpen: Texts.Message(
        title: "這一題還沒結束",
        text: "看過結果之後才能回報錯誤。"),
      over: Texts.Message(
        title: "這一題已經結束",
        text: "結果已定，再送什麼都不會改變。"),
      paused: Texts.Message(
        title: "碼錶停著",
        text: "什麼都沒有改變。請先繼續，再作答。"),
      pastMidnight: Texts.Message(
        title: "來不及暫停了",
        text: "你的一天已經結束。還在計時的題目可以作答，但不能再暫停。"),
      noPractice: Texts.Message(
        title: "這一題不能練習",
        text: "它的日子可能還沒到，或是網址打錯了。"),
      toRound: "回到這一題"),
    licences: chineseLicences)
}
