@testable import QuizPages

extension TextEntry {
  /// The functions of statistics, boards and groups.
  static func boards(of texts: Texts) -> [TextEntry] {
    let (statistics, boards, groups, desk) = (texts.statistics, texts.boards, texts.groups, texts.admin)
    return [
      TextEntry("statistics.days", statistics.days),
      TextEntry("statistics.forgave", statistics.forgave),
      TextEntry("statistics.ofPlayed", statistics.ofPlayed),
      TextEntry("statistics.seconds", statistics.seconds),
      TextEntry("statistics.minutes", statistics.minutes),
      TextEntry("statistics.under", statistics.under),
      TextEntry("statistics.between", statistics.between),
      TextEntry("statistics.over", statistics.over),
      TextEntry("statistics.unanswered", statistics.unanswered),
      TextEntry("statistics.mark", statistics.roundLabel),
      TextEntry("boards.count", boards.count),
      TextEntry("boards.standing", boards.standing),
      TextEntry("boards.language", boards.language),
      TextEntry("groups.members", groups.members),
      TextEntry("groups.invited", groups.invited),
      TextEntry("desk.reported", desk.reported),
      TextEntry("desk.starts", desk.starts),
      TextEntry("desk.counted", desk.counted),
      TextEntry("desk.lastsDays", desk.lastsDays),
      TextEntry("desk.figures.interval", desk.analytics.interval),
      TextEntry("desk.figures.tooFew", desk.analytics.tooFew),
      TextEntry("desk.figures.looks", desk.analytics.looks),
    ]
  }
}
