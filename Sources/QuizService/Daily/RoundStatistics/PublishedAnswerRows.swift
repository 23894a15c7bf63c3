internal import QuizDatabase
internal import QuizEngine

/// The answers to an item that are published, and when.
struct PublishedAnswers {
  /// By option.
  var counts: [Int: Int] = [:]
  var publishedAt = Timestamp(milliseconds: 0)

  /// Rounded half up.
  func percent(of option: Int) -> Int? {
    let total = counts.values.reduce(0, +)
    return total == 0 ? nil : (200 * (counts[option] ?? 0) + total) / (2 * total)
  }
}

/// Reads and writes the published answers.
struct PublishedAnswerRows<Connection: SQLReader> {
  let db: Connection

  func find(_ itemID: ItemID) throws -> PublishedAnswers {
    var published = PublishedAnswers()
    let rows = try db.all(RoundStatisticsStatement.published, [itemID]) {
      (
        option: try $0["chosen_option"] as Int, count: try $0["round_count"] as Int,
        at: try $0["published_at"] as Timestamp
      )
    }
    for row in rows {
      published.counts[row.option] = row.count
      published.publishedAt = row.at
    }
    return published
  }

  /// How many answers came in since the last ones were published.
  func unpublishedCount(of itemID: ItemID) throws -> Int {
    try db.first(RoundStatisticsStatement.unpublishedCount, [itemID]) { try $0[0] as Int } ?? 0
  }
}

extension PublishedAnswerRows where Connection == Transaction {
  /// Locks an item against another publication. No answer waits for it.
  func lock(_ itemID: ItemID) throws { try db.lockRows(RoundStatisticsStatement.lockStarts, [itemID]) }

  /// Puts all answers to an item in the place of those that were published before.
  ///
  /// - Parameter answeredAt: when the last of them was given.
  func replace(_ itemID: ItemID, at answeredAt: Timestamp) throws {
    try db.run(RoundStatisticsStatement.deletePublished, [itemID])
    try db.run(RoundStatisticsStatement.publish, [itemID, answeredAt])
  }
}
