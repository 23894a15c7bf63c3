extension Texts.Share {
  static let traditionalChinese = Texts.Share(
    locale: "zh_TW",
    note: "朋友只看得到結果，看不到你的答案。",
    address: "分享用的連結",
    share: "分享",
    copied: "已複製，想貼到哪裡都可以。",
    copyYourself: "無法自動複製，請自行複製這個連結：",
    text: { "「\($1)」\($0)" },
    claim: { reveal, name in
      // Chinese verbs don't change with the person.
      let said = String(reveal.map { "你您".contains($0) ? "我" : $0 })
      return said == reveal ? .spaced("我測出來是", name) : said.replacing("{outcome}", by: name)
    },
    fullStop: "。",
    saidAndAsked: { "\($0)，你呢？" },
    card: { "測驗「\($1)」的結果卡片，上面寫著「\($0)」" },
    quizCard: { "測驗「\($0)」的封面" },
    frontCard: "挑一個測驗，看看你是哪一種人",
    dailyCard: "每天三題，你能答對幾題？",
    dayCard: { "我今天 3 題答對 \($0) 題，你呢？" },
    you: "你呢？",
    descriptionHeading: "測驗這樣形容你的朋友",
    bothAtTheEnd: "做完後，你和朋友的結果會並排在一起。",
    aboutQuiz: "關於這個測驗")
}
