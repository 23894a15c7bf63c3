extension Texts.Admin {
  static let chineseAnalytics = Analytics(
    title: "數據分析",
    text: "玩家作答的情形。數據最多延遲十分鐘；一題滿 20 人作答才有數據。",
    labels: "答對率的 95% 區間若完全落在該難度的範圍之外，難度便值得懷疑：簡單為 65% 以上，中等為 37.5% 以上，困難則更低。",
    discriminates: "鑑別度看的是：在其他日子答得好的人，這題是否也答得好。0.2 以上算好；低於 0 時，請檢查正解。",
    sortOrder: "排序",
    sortOrders: Analytics.SortOrders(
      doubtful: "優先檢查", latest: "最新", facility: "最難", players: "最多人", time: "最費時", discrimination: "鑑別度最低"),
    players: "人數",
    facility: "答對率",
    interval: { "\($0)–\($1)%" },
    median: "時間中位數",
    discrimination: "鑑別度",
    wrong: "選錯的分布：",
    tooFew: { "\($0.withCommas) 題，作答人數不到 \($1.withCommas) 人" },
    looks: { "看來屬於「\($0)」" },
    suspicious: "高手反而較常答錯，請檢查正解",
    pages: "換頁",
    nothing: Texts.Message(title: "還沒有數據", text: "有人答題之後，這裡才會有數據。"))
}
