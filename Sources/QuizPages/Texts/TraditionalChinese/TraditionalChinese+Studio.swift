extension Texts.Studio {
  static let traditionalChinese = Texts.Studio(
    home: Home(
      title: "工作室",
      own: "你的測驗",
      all: "所有測驗",
      empty: Texts.Message(
        title: "你的測驗會出現在這裡",
        text: "從範例開始吧：看看測驗是怎麼組成的，裡面每個字都可以改成你自己的。"),
      nothing: Texts.Message(title: "還沒有測驗", text: "作者建立的測驗會出現在這裡。"),
      playsThisWeek: { "最近 7 天玩了 \($0.withCommas) 次" },
      newQuiz: "新測驗"),
    newQuiz: NewQuiz(
      title: "新測驗",
      empty: Texts.Message(title: "空白測驗", text: "從第一個字開始，全部自己寫。"),
      examples: Examples(
        buttons: Texts.Message(title: "按鈕", text: "按一下就作答，最經典的玩法。"),
        sliders: Texts.Message(title: "滑桿和開關", text: "可以問程度，也可以選好幾項。"),
        pool: Texts.Message(title: "每次都不一樣", text: "準備很多題，每次只抽幾題。"),
        languages: Texts.Message(title: "兩種語言", text: "每段文字的兩種語言並排顯示。")),
      fromFile: "從檔案建立",
      file: "測驗檔案",
      fileHint: "不含圖片的 Parlour 測驗：YAML 或 JSON，最大 1 MB。",
      makeFromFile: "從檔案建立測驗",
      fileErrors: FileErrors(
        noFile: "請先選擇檔案。",
        tooLarge: "檔案超過 1 MB。測驗檔案只有文字和數字，你可能選錯檔案了。",
        hasMistakes: { "檔案裡有 \($0.withCommas) 個錯誤。請修正後再選一次；尚未儲存任何內容。" },
        hasPictures: "檔案裡用了圖片，但目前還不能上傳圖片。請先把圖片從檔案中移除，再選一次檔案。",
        outdated: "這段時間有人改了測驗，這一頁顯示的是現在的內容。如果檔案仍然正確，請再選一次。"),
      location: { line, column in "第 \(line) 行第 \(column) 個字元" },
      moreMistakes: { "還有 \($0.withCommas) 個錯誤。" },
      folder: "本站的測驗",
      folderText: "原本的測驗不會改變，複製一份就能自由修改。",
      copy: "複製一份",
      copyOf: { "複製「\($0)」" },
      tooMany: { "你已經有 \($0.withCommas) 個測驗，達到上限了，請先刪除一個。" }),
    draft: DraftContent(
      nothingWrong: "沒有發現問題。",
      errors: { "有 \($0.withCommas) 個錯誤，修正後才能發布。" },
      onlyWarnings: "不影響發布。",
      nothingYet: "這裡還沒有內容。",
      replace: "用檔案取代測驗",
      replaceText: "下載測驗、修改檔案，再上傳到這裡。",
      replaceButton: "取代測驗",
      replaced: "測驗已改成檔案的內容。",
      download: { "下載 \($0)" }),
    states: States(
      draft: "草稿",
      published: "已發布",
      unlisted: "只有拿到連結的人能玩",
      changed: "已發布，有尚未發布的修改",
      unpublished: "已下架",
      reason: "原因"),
    editor: .traditionalChinese, odds: .traditionalChinese, publishing: .traditionalChinese,
    errors: Errors(
      notAllowed: Texts.Message(title: "你無法對這個測驗這麼做", text: "這是別人的測驗，或你已經不是作者了。"),
      changed: Texts.Message(title: "測驗剛才有變動", text: "請重新打開，看看現在的內容。")),
    toStudio: "前往工作室",
    untitled: "未命名的測驗")
}
