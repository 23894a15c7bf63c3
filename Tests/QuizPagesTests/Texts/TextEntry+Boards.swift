@testable import QuizPages

extension TextEntry {
  /// The functions of statistics, boards and groups.
  static func boards(of texts: Texts) -> [TextEntry] {
    let (statistics, boards, groups, admin) = (texts.statistics, texts.boards, texts.groups, texts.admin)
    return [
      TextEntry("statistics.days", statistics.days),
      TextEntry("statistics.longestStreak", statistics.longestStreak),
      TextEntry("statistics.forgave", statistics.forgave),
      TextEntry("statistics.ofPlayed", statistics.ofPlayed),
      TextEntry("statistics.seconds", statistics.seconds),
      TextEntry("statistics.minutes", statistics.minutes),
      TextEntry("statistics.under", statistics.under),
      TextEntry("statistics.between", statistics.between),
      TextEntry("statistics.over", statistics.over),
      TextEntry("statistics.unanswered", statistics.unanswered),
      TextEntry("statistics.roundLabel", statistics.roundLabel),
      TextEntry("boards.count", boards.count),
      TextEntry("boards.standing", boards.standing),
      TextEntry("boards.result", boards.result),
      TextEntry("boards.language", boards.language),
      TextEntry("past.summary", texts.past.summary),
      TextEntry("past.times", texts.past.times),
      TextEntry("past.soFar", texts.past.soFar),
      TextEntry("past.standing", texts.past.standing),
      TextEntry("groups.members", groups.members),
      TextEntry("groups.message", groups.message),
      TextEntry("groups.foundedBy", groups.foundedBy),
      TextEntry("groups.others", groups.others),
      TextEntry("groups.invited", groups.invited),
      TextEntry("admin.reported", admin.reported),
      TextEntry("admin.starts", admin.starts),
      TextEntry("admin.counted", admin.counted),
      TextEntry("admin.accounts.since", admin.accounts.since),
      TextEntry("admin.accounts.saved", admin.accounts.saved),
      TextEntry("admin.affected", admin.affected),
      TextEntry("admin.rescored", admin.rescored),
      TextEntry("admin.from", admin.from),
      TextEntry("admin.lastsDays", admin.lastsDays),
      TextEntry("admin.analytics.interval", admin.analytics.interval),
      TextEntry("admin.analytics.tooFew", admin.analytics.tooFew),
      TextEntry("admin.analytics.looks", admin.analytics.looks),
    ]
  }
}
