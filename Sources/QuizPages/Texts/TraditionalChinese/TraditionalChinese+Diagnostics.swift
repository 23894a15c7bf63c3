import QuizDrafts

extension Texts.Diagnostics {
  static let traditionalChinese = Texts.Diagnostics(
    text: { $0.traditionalChinese },
    error: "發布前要修正",
    warning: "值得看一下")
}

extension DraftDiagnosticKind {
  fileprivate var traditionalChinese: Texts.DiagnosticText {
    switch self {
    case .missingText: Texts.DiagnosticText("這裡還是空的。", "請填寫內容。")
    case .textTooLong(let characters, let limit):
      Texts.DiagnosticText("這段文字有 \(characters.withCommas) 個字元，最多 \(limit.withCommas) 個。", "請縮短。")
    case .controlCharacter: Texts.DiagnosticText("文字裡有看不見的字元。", "請刪掉重打。")
    case .emojiTooLong: Texts.DiagnosticText("這裡只放得下一個表情符號。", "文字請寫在名稱裡。")
    case .invalidID(let suggestion):
      Texts.DiagnosticText(
        "網址只能用小寫英文字母、數字和連字號，最多 64 個字元。",
        suggestion.map { "可以用「\($0)」。" } ?? "請用這些字元取個短名稱。")
    case .duplicateID(let name): Texts.DiagnosticText("這份測驗裡已經有「\(name)」了。", "請換一個名稱。")
    case .invalidColour: Texts.DiagnosticText("這不是顏色。", "請選一個顏色，或照 #b4532a 這樣的格式輸入。")
    case .numberOutOfRange(let range):
      Texts.DiagnosticText(
        "這個數字超出範圍。", "請輸入 \(range.lowerBound.withCommas) 到 \(range.upperBound.withCommas) 的整數。")
    case .tooFewItems(let kind, _): DraftDiagnosticKind.tooFew(kind)
    case .tooManyItems(_, let maximum): Texts.DiagnosticText("太多了。", "最多只能有 \(maximum.withCommas) 個。")
    case .unknownLanguage(let suggestion):
      Texts.DiagnosticText(
        "沒有這個語言代碼。", suggestion.map { "你要的是 \($0) 嗎？" } ?? "請輸入 en、ru、zh-Hant、pt-BR 這類代碼。")
    case .missingTranslations(_, let count):
      Texts.DiagnosticText("還有 \(count.withCommas) 段文字沒翻譯。", "翻完之前，玩家看不到這個語言的版本。")
    case .undeclaredLanguage(let tag):
      Texts.DiagnosticText("這段文字是 \(tag)，但測驗沒有這個語言。", "請加上這個語言，或刪掉這段文字。")
    case .drawTooLarge(let draw, let pool):
      Texts.DiagnosticText(
        "每次要問 \(draw.withCommas) 題，但總共只有 \(pool.withCommas) 題。",
        "請改成 \(pool.withCommas) 題以內，或多寫幾題。決勝題不算在內。")
    case .quotaTooLarge(let tag, let count, let pool):
      Texts.DiagnosticText(
        "標籤「\(tag)」要問 \(count.withCommas) 題，但只有 \(pool.withCommas) 題。", "請調低題數，或替更多題目加上這個標籤。")
    case .quotasExceedDraw(let sum, let draw):
      Texts.DiagnosticText(
        "各標籤合計 \(sum.withCommas) 題，但每次只問 \(draw.withCommas) 題。", "請增加每次的題數，或調低標籤的題數。")
    case .quotasWithoutDraw: Texts.DiagnosticText("設了標籤的題數，卻沒設每次問幾題。", "請設定每次問幾題。")
    case .tooFewQuestionsOutsideQuotas(let remaining, let available):
      Texts.DiagnosticText(
        "標籤之外還要 \(remaining.withCommas) 題，但\(available == 0 ? "一題也沒有" : "只有 \(available.withCommas) 題")。",
        "請調高標籤的題數、減少每次的題數，或多寫幾題。")
    case .unknownQuotaTag(let tag): Texts.DiagnosticText("沒有題目有「\(tag)」這個標籤。", "請替題目加上標籤，或刪掉這個數字。")
    case .onlyTieBreakQuestion: Texts.DiagnosticText("唯一的題目是決勝題。", "請再寫一題，或平手時隨機決定。")
    case .unknownTieBreakQuestion: Texts.DiagnosticText("決勝題已經不在了。", "請另選一題，或平手時隨機決定。")
    case .revealWithoutOutcome:
      Texts.DiagnosticText("少了 {outcome}，每個人看到的都會一樣。", "請在要顯示結果的地方寫 {outcome}，例如「原來你是{outcome}！」")
    case .mixedAdvance(let waiting, let total):
      Texts.DiagnosticText(
        "\(total.withCommas) 個單選題裡，有 \(waiting.withCommas) 題要再按「下一題」，其他的一按就到下一題。", "請全部設成一樣，玩家才知道按下去會怎樣。")
    case .quotedTitle: Texts.DiagnosticText("標題的引號也會顯示給玩家看。", "不需要的話請刪掉。")
    case .markup(let markup):
      Texts.DiagnosticText("玩家會直接看到「\(markup)」。", "請刪掉；文字沒有格式。")
    case .emojiShortCode(let code):
      Texts.DiagnosticText("玩家看到的會是「\(code)」，不是表情符號。", "請直接貼上表情符號。")
    case .sameAnswerTwice: Texts.DiagnosticText("另一個選項的文字一樣。", "請改掉其中一個，或刪掉。")
    case .pictureNotFound: Texts.DiagnosticText("這張圖片已經不在了。", "請重新選擇，或移除。")
    case .pictureNeverShown: Texts.DiagnosticText("滑桿只顯示兩端，玩家看不到這張圖片。", "請移除，或改成讓玩家從選項中選擇。")
    case .unusablePicture: Texts.DiagnosticText("這張圖片無法顯示。", "請換一張。")
    case .answerWithoutEffect(isSwitch: true): Texts.DiagnosticText("勾這個選項不會有任何影響。", "請給它分數。")
    case .answerWithoutEffect(isSwitch: false):
      Texts.DiagnosticText("這個選項沒有給任何結果加分。", "請給它分數；如果是故意的，就不用改。")
    case .questionWithoutEffect: Texts.DiagnosticText("這一題不影響結果。", "請讓選項給不同的結果加分，或刪掉這一題。")
    case .frequentTies(let share):
      Texts.DiagnosticText("有 \(share.percent("."))% 的玩家會平手。", "請多問幾題、給不同的分數，或加一道決勝題。")
    case .outcomeNotObserved(let plays):
      Texts.DiagnosticText("模擬了 \(plays.withCommas) 次，這個結果一次也沒出現。", DraftDiagnosticKind.raise)
    case .outcomeOnlyThroughTie(let isProved):
      Texts.DiagnosticText(isProved ? "這個結果只有平手時才會出現。" : "在模擬中，這個結果只在平手時出現。", DraftDiagnosticKind.raise)
    case .unevenShare(let share, let fair):
      Texts.DiagnosticText(
        "會有 \(share.percent("."))% 的玩家得到這個結果；平均是 \(fair.percent("."))%。",
        share < fair ? DraftDiagnosticKind.raise : "請讓少一點選項給它加分，或給其他結果多一點分數。")
    case .unreachableOutcome(let hasPoints):
      Texts.DiagnosticText(hasPoints ? "不可能出現這個結果：總有別的結果分數更高。" : "不可能出現這個結果：沒有選項給它加分。", "請多給它一點分數、讓更多選項給它加分，或刪掉它。")
    case .other(let message): Texts.DiagnosticText(message, "")
    }
  }

  private static let raise = "請讓更多選項給它加分，或給它多一點分數。"

  private static func tooFew(_ kind: DraftItem.Kind) -> Texts.DiagnosticText {
    switch kind {
    case .outcome: Texts.DiagnosticText("測驗至少要有兩個結果。", "請加上玩家可能得到的結果。")
    case .question: Texts.DiagnosticText("還沒有題目。", "請加上第一題。")
    case .answer: Texts.DiagnosticText("每題至少要有兩個選項。", "請再加一個選項。")
    case .quiz, .language: Texts.DiagnosticText("測驗還沒有語言。", "請加上你書寫的語言。")
    }
  }
}
