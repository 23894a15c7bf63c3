extension Texts.Studio {
  static let traditionalChinese = Texts.Studio(
    home: Home(
      title: "工作室",
      own: "你的測驗",
      empty: Texts.Message(
        title: "你的測驗會出現在這裡",
        text: "從範例開始吧：看看測驗是怎麼組成的，裡面每個字都可以改成你的。"),
      playsThisWeek: { "本週玩了 \($0.withCommas) 次" },
      newQuiz: "新測驗",
      startEmpty: "從空白開始",
      fromExample: "或從範例開始",
      examples: Examples(
        buttons: Texts.Message(title: "按鈕", text: "按一下就作答，最經典的玩法。"),
        sliders: Texts.Message(title: "滑桿和開關", text: "問程度多少，或勾選哪幾項。"),
        pool: Texts.Message(title: "每次都不一樣", text: "準備很多題，每次只抽幾題。"),
        languages: Texts.Message(title: "兩種語言", text: "每段文字的兩種語言並排顯示。")),
      file: "或從檔案開始",
      fileHint: "Parlour 測驗（YAML、JSON，或連同圖片的 ZIP），或 H5P Personality Quiz。",
      makeFromFile: "用檔案建立測驗",
      folder: "本站的測驗",
      folderText: "這些測驗不會變動，複製一份就能自由修改。",
      copy: "複製一份",
      copyOf: { "複製「\($0)」" }),
    states: States(
      draft: "草稿",
      published: "已發布",
      unlisted: "只有拿到連結的人能玩",
      changed: "已發布，之後又修改過",
      unpublished: "已下架",
      reason: "原因"),
    editor: .traditionalChinese, odds: .traditionalChinese, publishing: .traditionalChinese,
    untitled: "未命名的測驗")
}
