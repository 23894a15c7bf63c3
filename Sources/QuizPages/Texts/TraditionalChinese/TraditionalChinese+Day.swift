import QuizEngine

extension Texts.Day {
  static let traditionalChinese = Texts.Day(
    number: { "第 \($0) 回" },
    pitch: "每天三題，和時間賽跑。大家的題目都一樣，每天午夜換新。",
    personalPitch: "每天三題，和時間賽跑。午夜換新題。",
    onlyIn: { "題目目前只有\(name(ofLanguage: $0))。" },
    questionOnlyIn: { "這一題目前只有\(name(ofLanguage: $0))。" },
    facts: "簡單、中等、困難各一題",
    play: "挑戰今天的題目",
    progress: { correct, remaining in
      "\(correct == 0 ? "一題都還沒對" : "答對 \(correct) 題")，還剩 \(remaining) 題"
    },
    paused: { "\(name($0))題暫停中" },
    score: { correct, count, time in
      let score = "\(count) 題答對 \(correct) 題"
      return time.map { "\(score)，答對的共花 \($0)" } ?? score
    },
    see: "看今天的成績",
    nextQuestions: "再過 {time} 換新題",
    timeLeft: "今天還剩 {time}",
    hoursAndMinutes: { "\($0) 小時 \($1) 分鐘" },
    remaining: { "今天還有 \($0) 題" },
    done: "今天的題目都答完了")

  private static func name(ofLanguage ownName: String) -> String {
    ownName == "English" ? "英文" : ownName == "Русский" ? "俄文" : " \(ownName)"
  }

  private static func name(_ difficulty: Difficulty) -> String {
    Texts.Game.traditionalChinese.difficulties[difficulty]
  }
}
