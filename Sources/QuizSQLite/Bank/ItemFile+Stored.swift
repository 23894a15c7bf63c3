internal import GRDB
internal import QuizEngine
internal import QuizService

extension ItemFile {
  /// - Returns: nil where there is no such item.
  init?(on item: ItemID, in db: Database) throws {
    guard let found = try ItemRows(db: db).find(item) else { return nil }
    let tally = try db.all(OperatorQuery.tally, [item.number]) { (option: $0[0] as Int, rounds: $0[1] as Int) }
    func rounds(choosing option: Int) -> Int { tally.first { $0.option == option }?.rounds ?? 0 }
    self.init(
      item: found.item, date: found.date, starts: found.starts,
      answers: found.item.item.options.indices.map(rounds), unanswered: rounds(choosing: -1),
      reports: try db.all(OperatorQuery.reportTexts, [item.number]) { $0[0] as String },
      reportCount: try db.first(OperatorQuery.reportCount, [item.number]) { $0[0] as Int } ?? 0)
  }
}
