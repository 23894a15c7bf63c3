extension Texts.Front {
  static let traditionalChinese = Texts.Front(
    title: "挑一個測驗",
    lead: "只要答幾題，答案沒有對錯，做完會更認識自己一點。",
    emptyTitle: "還沒有測驗",
    emptyText: "第一個測驗就快來了，過一會兒再來看看吧。",
    played: "你的結果",
    allPlayed: "所有測驗你都做過了。新的測驗會出現在這裡。",
    searchLabel: "找測驗",
    search: "搜尋",
    found: { "找到 \($0.withCommas) 個和「\($1)」有關的測驗" },
    foundNothing: { "找不到和「\($0)」有關的測驗" },
    searchAnew: "試試少打幾個字，或只輸入開頭。",
    pages: "測驗列表換頁",
    page: { "第 \($0) 頁，共 \($1) 頁" },
    earlier: "上一頁",
    later: "下一頁")
}
