extension Texts.Share {
  static let traditionalChinese = Texts.Share(
    locale: "zh_TW",
    title: "分享你的結果",
    note: "打開連結的人只看得到結果，看不到你的答案。",
    address: "分享用的連結",
    share: "分享",
    copied: "已複製，想貼到哪裡都可以。",
    copyYourself: "瀏覽器不讓我們複製，連結在這裡：",
    text: { "「\($1)」我的結果是\($0)。你呢？" },
    card: { "寫著「\($0)」的卡片，測驗「\($1)」的結果" },
    quizCard: { "測驗「\($0)」的封面" },
    andYou: "那你呢？",
    toQuiz: "開始測驗")
}
