import QuizEngine

extension Texts.Account {
  static let traditionalChinese = Texts.Account(
    fields: Fields(
      name: "名字",
      nameHint: "\(TextLimit.accountName.lowerBound) 到 \(TextLimit.accountName.upperBound) 個字母、漢字或數字。其他玩家看得到。",
      password: "密碼",
      passwordHint: "至少 8 個字元，15 個更好。連寫幾個詞就很不錯。",
      presentPassword: "目前的密碼",
      newPassword: "新密碼",
      show: "顯示",
      hide: "隱藏",
      code: "救援碼",
      codeHint: "共 25 個字元。大小寫、空格和連字號都沒關係。",
      zone: "時區",
      zoneHint: "新題目在當地午夜出現。",
      chooseZone: "選一個離你近的地方",
      regions: Regions(
        africa: "非洲", america: "美洲", antarctica: "南極洲", arctic: "北極", asia: "亞洲", atlantic: "大西洋", australia: "澳洲",
        europe: "歐洲", indian: "印度洋", pacific: "太平洋", other: "其他地方")),
    faults: Faults(
      title: "請再看一下這裡",
      name: """
        名字要有 \(TextLimit.accountName.lowerBound) 到 \(TextLimit.accountName.upperBound) 個字母、漢字或數字，開頭不能是數字。中間可以用句點、連字號和空格。\
        附加的母音符號也各算一個。
        """,
      nameTaken: "這個名字有人用了。換一個試試？",
      tooShort: { "至少要 \($0) 個字元。" },
      tooLong: { "太長了，最多 \($0) 個位元組。" },
      common: "想闖進來的人會先試這個密碼。用幾個自己的詞連起來比較好。",
      wrong: "這個名字和密碼對不上。",
      wrongCode: "這個名字和救援碼對不上。是不是打錯了一個字？",
      wrongPassword: "這不是你的密碼。",
      zone: "請選擇所在地，我們才知道你的一天從什麼時候開始。",
      language: "請從清單中選一種語言。",
      waitSeconds: { "嘗試的次數太多了。請 \($0) 秒後再試。" },
      waitMinutes: { "嘗試的次數太多了。請 \($0) 分鐘後再試。" },
      waitHours: { "嘗試的次數太多了。請 \($0) 小時後再試，或使用救援碼。" },
      busy: "現在門口人很多，請稍等一下再試。"),
    signUp: SignUp(
      title: "建立帳號",
      guestTitle: "給自己取個名字",
      guestText: "以訪客身分玩過的都會留著。",
      create: "建立這個帳號",
      haveOne: "我已經有帳號"),
    signIn: SignIn(
      title: "登入",
      text: "很高興又見到你。",
      submit: "登入",
      forgotten: "忘記密碼了？",
      haveNone: "我還沒有帳號"),
    recover: Recover(
      title: "設定新密碼",
      text: "用你抄下來的救援碼就能進來，之後會拿到一組新的。",
      submit: "設定密碼",
      noCode: "連救援碼也沒有？請找經營這個網站的人，他們可以給你一組新的。"),
    code: Code(
      title: "請抄下這組救援碼",
      text: "萬一忘記密碼，可以用它進來。我們只在這裡顯示一次，以後也查不到。",
      copy: "複製救援碼",
      copied: "已複製。",
      goOn: "抄好了，繼續",
      renewTitle: "新的救援碼",
      renewText: "舊的會失效，其他瀏覽器也會登出。",
      renew: "產生新的救援碼"),
    guest: Guest(
      title: "你在哪裡？",
      text: "每天午夜都有新題目。告訴我們是哪裡的午夜。",
      play: "以訪客身分玩"),
    settings: Settings(
      title: "設定",
      guest: "你正以訪客身分玩",
      guestText: "只有這個瀏覽器認得你。有了名字，就能在任何裝置上玩，也能上排行榜。",
      game: "遊戲",
      language: "題目的語言",
      languageHint: "適用於還沒開始的題目。",
      hideWatch: "隱藏碼錶",
      hideWatchHint: "碼錶照樣在走，只是看不到。",
      zoneHint: "更改後從當地下一個午夜起生效。",
      moving: { "從當地下一個午夜起：\($0)。" },
      save: "儲存",
      saved: "已儲存。",
      account: "帳號",
      signUp: "建立自己的帳號",
      password: "更改密碼",
      code: "換一組救援碼",
      sessions: "看看在哪裡登入",
      data: "下載我們保存的所有資料",
      delete: "刪除帳號",
      signOut: "登出",
      guestSignOut: "訪客登出後，就再也回不到這場遊戲了。",
      today: "今天"),
    password: Password(
      title: "更改你的密碼",
      text: "所有其他瀏覽器都會登出。",
      submit: "更改",
      changed: "密碼已更改。"),
    sessions: Sessions(
      title: "你在哪裡登入",
      text: "90 天沒有使用的瀏覽器會自動登出。",
      here: "這個瀏覽器",
      elsewhere: "另一個瀏覽器",
      since: { "登入日期：\($0)" },
      used: { "最後使用：\($0)" },
      endOthers: "登出其他所有瀏覽器",
      endAll: "全部登出",
      ended: "其他瀏覽器都已登出。"),
    deletion: Deletion(
      title: "刪除你的帳號",
      text: "名字、回合、群組和回報，還有在這個瀏覽器做過的測驗，都會立刻消失，誰也找不回來。",
      dataFirst: "先下載我們保存的資料",
      submit: "永久刪除",
      keep: "保留帳號",
      doneTitle: "你的帳號已經刪除",
      doneText: "謝謝你來玩，大門一直開著。"))
}

extension Texts.Welcome {
  static let traditionalChinese = Texts.Welcome(
    game: "每日遊戲",
    title: "每天三道題",
    lead: "一題簡單、一題中等、一題困難，和時間賽跑。",
    promises: "有什麼等著你",
    sameForAll: "每個人的題目都一樣，午夜換新題。",
    streaks: "每天玩就能累積連續紀錄，一週可以漏掉一天。",
    friends: "有大家的排行榜，也有你和朋友專屬的。",
    create: "建立新帳號",
    signIn: "登入帳號",
    guest: "以訪客身分試玩",
    noMail: "只要名字和密碼。訪客連這些都不用，玩過的以後也能帶走。",
    teaser: "每天一題簡單、一題中等、一題困難，和時間賽跑，題目人人相同。",
    facts: "3 道題 · 午夜換新題",
    noGuests: Texts.Message(
      title: "目前不開放訪客",
      text: "經營這個網站的人暫時不開放訪客。建立帳號只要一分鐘。"))
}
