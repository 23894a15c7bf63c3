extension Texts.Daily {
  static let chineseLicences = Licences(
    title: "授權與出處",
    text: "這裡列出題目的授權條款，以及可以查證內容的出處。每一題的出處都會和答案一起顯示。",
    nothing: "還沒有題目。",
    unnamed: "未註明授權",
    questions: { "題數：\($0.withCommas)" },
    work: { "\($0)：\($1.withCommas) 題" },
    others: { "其他出處（見各題答案）：\($0.withCommas) 題" },
    terms: "授權條款全文")
}
