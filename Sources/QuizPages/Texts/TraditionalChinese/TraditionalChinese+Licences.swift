extension Texts.Daily {
  static let chineseLicences = Licences(
    title: "授權與出處",
    text: "我們以什麼條件公開題目，以及可以在哪裡查證內容。每一題的出處都和答案寫在一起。",
    nothing: "還沒有題目。",
    unnamed: "未註明授權",
    questions: { "題數：\($0)" },
    work: { "\($0)：\($1) 題" },
    others: { "其他出處（與各題答案寫在一起）：\($0) 題" },
    terms: "授權條款全文")
}
