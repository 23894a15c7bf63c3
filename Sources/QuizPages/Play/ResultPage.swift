public import HTML
public import QuizEngine

/// The reveal: what the player turned out to be.
public struct ResultPage: Sendable {
  public let shown: QuizFrame
  /// A finished one.
  public let play: Play
  public let result: PlayResult
  /// What all players came to; nil where that isn't told.
  public let everyone: Everyone?
  /// Whether anybody can be shown the outcome: the revision on offer may not have it any more.
  public let isShareable: Bool

  /// How many finished plays came to what, and how many would by chance.
  public struct Everyone: Sendable {
    /// By outcome, in the quiz's order.
    public let plays: [Int]
    public let undecided: Int
    public let odds: Odds?

    public init(plays: [Int], undecided: Int, odds: Odds?) {
      self.plays = plays
      self.undecided = undecided
      self.odds = odds
    }

    var total: Int { plays.reduce(undecided, +) }
  }

  public init(shown: QuizFrame, play: Play, result: PlayResult, everyone: Everyone? = nil, isShareable: Bool = true) {
    self.everyone = everyone
    self.isShareable = isShareable
    self.shown = shown
    self.play = play
    self.result = result
  }

  public var html: HTML {
    shown.frame.document(
      title: words.title, kind: "revealing", accent: shown.quiz.accent, isForRobots: false,
      main: """
        \(reveal)
        \(words.tie.map { "<p class=\"tie\">\($0)</p>" })
        <div class="actions">\
        <a class="button primary" href="\(shown.door.quiz(shown.quiz.id))">\(shown.texts.result.done)</a>\
        \(shown.beginForm(label: shown.texts.result.again, look: "plain"))</div>
        \(shown.frame.elsewhere(shown.texts.result.otherQuizzes))
        \(shown.door.isEmbedded || !isShareable ? nil : words.outcome.map(share))
        \(shares)
        \(everyone.map(distribution))
        \(reasons)
        """)
  }

  /// The sentences that this page shares with the terminal.
  var words: ResultWords {
    ResultWords(quiz: shown.quiz, play: play, result: result, language: shown.language, texts: shown.texts)
  }

  private var reveal: HTML {
    let (words, outcome) = (words, words.outcome)
    let attributes: HTML = outcome == nil && shown.quiz.undecided == nil ? "" : shown.authored
    return """
      \(outcome.map(shown.face))
      <h1\(" class=\"long\"", if: words.title.isLonger(than: 60))\(attributes)>\(words.title)</h1>
      <div class="story">\(story)</div>
      """
  }

  private var story: [HTML] {
    if let outcome = words.outcome { return shown.paragraphs(outcome.description) }
    if let undecided = shown.quiz.undecided { return shown.paragraphs(undecided.description) }
    return ["<p>\(words.story)</p>"]
  }
}

extension String {
  /// The text with every occurrence of a placeholder replaced, byte by byte. The replacement isn't searched again.
  func replacing(_ placeholder: StaticString, by replacement: String) -> String {
    let sought = placeholder.withUTF8Buffer { [UInt8]($0) }
    let source = [UInt8](utf8)
    var bytes: [UInt8] = []
    var place = 0
    while place < source.count {
      if source[place...].starts(with: sought) {
        bytes += replacement.utf8
        place += sought.count
      } else {
        bytes.append(source[place])
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
