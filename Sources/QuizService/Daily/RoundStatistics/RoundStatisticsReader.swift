internal import QuizDatabase
internal import QuizEngine

/// Reads what a player is told about other players' answers.
struct RoundStatisticsReader<Connection: SQLReader> {
  let db: Connection

  func statistics(of record: RoundRecord) throws -> RoundStatistics {
    guard record.round.isFinished, !record.item.isVoid else { return .none }
    let publication = try PublishedAnswerRows(db: db).find(record.item.id)
    return RoundStatistics(
      correctPercent: publication.percent(of: record.item.content.correctIndex),
      standing: try standing(of: record, asOf: publication))
  }

  func correctPercent(of item: ItemRecord) throws -> Int? {
    item.isVoid ? nil : try PublishedAnswerRows(db: db).find(item.id).percent(of: item.content.correctIndex)
  }

  private func standing(of record: RoundRecord, asOf publication: PublishedAnswers) throws -> Standing? {
    guard !publication.counts.isEmpty, record.countedVerdict == .correct, record.ranking == .ranked,
      let elapsed = record.round.elapsed, try ItemRows(db: db).isOnSchedule(record.item.id)
    else { return nil }
    func count(quickerThan limit: TimeSpan) throws -> Int {
      try db.first(RoundStatisticsStatement.quickerRounds, [record.item.id, limit, publication.publishedAt]) {
        try $0[0] as Int
      } ?? 0
    }
    let isPublished = record.round.startedAt + elapsed <= publication.publishedAt
    return Standing(
      rank: try count(quickerThan: elapsed.inTenths) + 1,
      playerCount: try count(quickerThan: TimeSpan(milliseconds: .max)) + (isPublished ? 0 : 1))
  }
}
