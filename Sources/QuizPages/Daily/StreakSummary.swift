import HTML
public import QuizEngine

/// A player's current streaks.
public struct StreakSummary: Hashable, Sendable {
  /// The number of dates with an answer.
  public let length: Int
  let longest: Int
  /// The missed dates within the current streak that were forgiven.
  let forgiven: Int
  /// The number of dates with all three answers correct.
  let perfectLength: Int

  public init(length: Int, longest: Int, forgiven: Int, perfectLength: Int) {
    self.length = length
    self.longest = longest
    self.forgiven = forgiven
    self.perfectLength = perfectLength
  }

  /// A streak that the player doesn't have counts 0.
  public init(of statistics: PlayerStatistics) {
    self.init(
      length: statistics.streaks.current?.length ?? 0, longest: statistics.streaks.longest?.length ?? 0,
      forgiven: statistics.streaks.current?.forgiven.count ?? 0,
      perfectLength: statistics.perfectStreaks.current?.length ?? 0)
  }

  func html(_ texts: Texts.Daily.Home) -> HTML {
    guard length > 0 else {
      return "<section class=\"streak\" aria-label=\"\(texts.streakTitle)\"><p>\(texts.noStreak)</p></section>"
    }
    let more = [
      longest > length ? texts.longest(longest) : nil, forgiven > 0 ? texts.forgiven(forgiven) : nil,
      perfectLength > 1 ? texts.perfect(perfectLength) : nil,
    ].compactMap { $0 }
    return """
      <section class="streak" aria-label="\(texts.streakTitle)"><p class="title">\(texts.streak(length))</p>\
      \(more.map { "<p class=\"facts\">\($0)</p>" })</section>
      """
  }
}
