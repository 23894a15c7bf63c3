extension Texts.Studio {
  /// The texts of the odds panel.
  struct OddsWords: Sendable {
    let title: String
    /// Stands in place of the odds of a draft that isn't a quiz yet.
    let none: String
    /// How the figures were computed.
    let exact: String
    let about: String
    /// Explains the mark on each bar, an equal share from 0 to 1.
    let mark: @Sendable (_ share: Double) -> String
    /// A share from 0 to 1.
    let share: @Sendable (_ share: Double) -> String
    let aboutShare: @Sendable (_ share: String) -> String
    let tie: String
    let undecided: String
    /// Heads the influences if the outcomes are far from equally likely.
    let why: String
    /// Heads them if they aren't.
    let influences: String
    let whyText: String
    let question: String
    let influence: String
    /// For a question that changes nothing.
    let idle: String
  }
}

extension Texts.Studio.OddsWords {
  static let english = Texts.Studio.OddsWords(
    title: "Who would get what", none: "As soon as the quiz can be played, the odds of each outcome will be here.",
    exact: "For players who answer at random, counted exactly.", about: "For players who answer at random, estimated.",
    mark: { "The mark is an equal share, \($0.percent("."))%." }, share: { "\($0.percent("."))%" },
    aboutShare: { "about \($0)" },
    tie: "Plays with a tie", undecided: "Plays without any points", why: "Why is it unbalanced?",
    influences: "How much each question matters",
    whyText: "How often another answer to the question alone would change the result.",
    question: "Question", influence: "Influence", idle: "none")
  static let russian = Texts.Studio.OddsWords(
    title: "Кому что достанется", none: "Здесь будут шансы каждого результата, когда тест можно будет пройти.",
    exact: "Если отвечать наугад; посчитано точно.", about: "Если отвечать наугад; это приблизительная оценка.",
    mark: { "Чёрточка\u{A0}— равная доля, \($0.percent(","))\u{A0}%." }, share: { "\($0.percent(","))\u{A0}%" },
    aboutShare: { "около \($0)" },
    tie: "Прохождения с ничьей", undecided: "Прохождения совсем без очков", why: "Почему так неровно?",
    influences: "Насколько важен каждый вопрос",
    whyText: "Как часто другой ответ на один только этот вопрос изменил бы результат.",
    question: "Вопрос", influence: "Влияние", idle: "нет")
  static let traditionalChinese = Texts.Studio.OddsWords(
    title: "每種結果的機率", none: "測驗可以玩了之後，這裡會顯示每種結果的機率。",
    exact: "假設玩家隨意作答，精確計算。", about: "假設玩家隨意作答，這是估計值。",
    mark: { "刻度是平均分配時的比例，\($0.percent("."))%。" }, share: { "\($0.percent("."))%" }, aboutShare: { "約 \($0)" },
    tie: "同分的次數比例", undecided: "完全沒有得分的比例", why: "為什麼不平均？",
    influences: "每一題有多重要",
    whyText: "只改這一題的答案，結果會跟著改變的機率。",
    question: "哪一題", influence: "影響", idle: "沒有影響")
}
