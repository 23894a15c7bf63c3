internal import QuizDatabase
internal import QuizEngine

/// Voids an item: it counts in no result any more. Its question retires. If no round was started on it, another
/// question is drawn for its date, unless that date has ended everywhere. Does nothing if the item is void.
struct ItemVoid: Sendable {
  /// Locked by this transaction.
  let item: ItemRow
  let correction: Correction

  func run(in db: Transaction) throws -> CorrectionEffect {
    guard !item.record.isVoid else { return CorrectionEffect(rounds: 0, isRedrawn: false) }
    let (items, rounds) = (ItemRows(db: db), RoundRows(db: db))
    let id = item.record.id
    try CorrectionRows(db: db).add(.void, on: id, correction)
    try ReportRows(db: db).settle(on: id)
    try items.void(id)
    try QuestionRows(db: db).retire(item.record.questionID.number, at: correction.madeAt)
    try items.rewrite(.starts, of: [id])
    try items.rewrite(.answers, of: items.all(onDateOf: item))
    try WeekScoreRows(db: db).subtract(answersOf: item, choosing: item.record.content.correctIndex)
    let finished = try rounds.voidFinished(on: id)
    try DayResultRows(db: db).recount(item)
    // Last, because heartbeats on other nodes write unfinished rounds all the time.
    let open = try rounds.voidUnfinished(on: id)
    return CorrectionEffect(rounds: finished + open, isRedrawn: try !item.isStarted && drawAnew(in: db))
  }

  private func drawAnew(in db: Transaction) throws -> Bool {
    guard let date = item.date, correction.madeAt < date.endEverywhere else { return false }
    let draw = ItemDraw(
      game: item.record.game, difficulty: item.record.content.question.difficulty, date: date, seed: correction.seed)
    return try draw.findOrSchedule(in: db) != nil
  }
}
