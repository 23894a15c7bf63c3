internal import QuizDatabase
internal import QuizEngine

/// Reads and writes what players learn about others.
struct RoundStatisticsRows<Connection: SQLReader> {
  let db: Connection

  /// The answers to an item that are published, and when.
  private struct Publication {
    var counts: [Int: Int] = [:]
    var publishedAt = Timestamp(milliseconds: 0)

    /// Rounded half up.
    func percent(of option: Int) -> Int? {
      let total = counts.values.reduce(0, +)
      return total == 0 ? nil : (200 * (counts[option] ?? 0) + total) / (2 * total)
    }
  }

  func statistics(of record: RoundRecord) throws -> RoundStatistics {
    guard record.round.isOver, !record.item.isVoid else { return .none }
    let publication = try publication(of: record.item.id)
    return RoundStatistics(
      correctPercent: publication.percent(of: record.item.content.correctIndex),
      standing: try standing(of: record, asOf: publication))
  }

  func correctPercent(of item: ItemRecord) throws -> Int? {
    item.isVoid ? nil : try publication(of: item.id).percent(of: item.content.correctIndex)
  }

  private func standing(of record: RoundRecord, asOf publication: Publication) throws -> Standing? {
    guard !publication.counts.isEmpty, record.countedVerdict == .correct, record.isRanked,
      let elapsed = record.round.elapsed, try ItemRows(db: db).isOnSchedule(record.item.id)
    else { return nil }
    func count(quickerThan limit: Int64) throws -> Int {
      try db.first(
        RoundStatisticsQuery.quickerRounds, [record.item.id.number, limit, publication.publishedAt.milliseconds]
      ) { try $0[0] as Int } ?? 0
    }
    let isPublished = record.round.startedAt + elapsed <= publication.publishedAt
    return Standing(
      rank: try count(quickerThan: elapsed.inTenths.milliseconds) + 1,
      playerCount: try count(quickerThan: .max) + (isPublished ? 0 : 1))
  }

  private func publication(of itemID: ItemID) throws -> Publication {
    var publication = Publication()
    let rows = try db.all(RoundStatisticsQuery.published, [itemID.number]) {
      (
        option: try $0["chosen_option"] as Int, count: try $0["round_count"] as Int,
        at: try $0["published_at"] as Int64
      )
    }
    for row in rows {
      publication.counts[row.option] = row.count
      publication.publishedAt = Timestamp(milliseconds: row.at)
    }
    return publication
  }

  private func isBatchFull(of itemID: ItemID) throws -> Bool {
    let unpublished = try db.first(RoundStatisticsQuery.unpublishedCount, [itemID.number]) { try $0[0] as Int } ?? 0
    return unpublished >= RoundStatistics.batchSize
  }
}

extension RoundStatisticsRows where Connection == Transaction {
  /// Adds the result of a player's day, if the round was the last of its date.
  func addDayResult(of record: RoundRecord) throws {
    try db.lockRows(RoundStatisticsQuery.lockRoundsOfDate, [record.accountID.number, record.date.epochDay])
    try db.run(
      RoundStatisticsQuery.addDayResult,
      [record.item.game.tag, record.date.epochDay, record.accountID.number])
  }

  /// Publishes the answers to an item, if there is a full batch of new ones.
  ///
  /// - Parameter answeredAt: when the last of them was given.
  func publishFullBatch(of itemID: ItemID, at answeredAt: Timestamp) throws {
    guard try isBatchFull(of: itemID) else { return }
    try db.lockRows(RoundStatisticsQuery.lockStarts, [itemID.number])
    // Another transaction may have published it in the meantime.
    guard try isBatchFull(of: itemID) else { return }
    try db.run(RoundStatisticsQuery.deletePublished, [itemID.number])
    try db.run(RoundStatisticsQuery.publish, [itemID.number, answeredAt.milliseconds])
  }

  /// Puts the results of an item's date right after a correction of the item.
  func recount(_ item: ItemRow) throws {
    guard let date = item.date else { return }
    try db.run(RoundStatisticsQuery.recountDayResults, [item.record.game.tag, date.epochDay])
  }
}
