internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Makes another option of an item the correct one. Its question retires, because its stored answer is wrong. Does
/// nothing if the option is correct already.
struct ItemRekey: Sendable {
  /// Locked by this transaction.
  let item: ItemRow
  /// The correct option from now on, as an index into the item's options.
  let option: Int
  let correction: Correction

  func run(in db: Transaction) throws -> CorrectionEffect {
    guard item.record.content.options.indices.contains(option) else {
      throw StoreError.refused(detail: "an option that the item doesn't have")
    }
    let former = item.record.content.correctIndex
    guard option != former else { return CorrectionEffect(rounds: 0, isRedrawn: false) }
    let (items, weekScores) = (ItemRows(db: db), WeekScoreRows(db: db))
    let id = item.record.id
    try CorrectionRows(db: db).add(.rekey, on: id, to: option, correction)
    try ReportRows(db: db).settle(on: id)
    try items.rekey(id, to: option)
    try QuestionRows(db: db).retire(item.record.questionID.number, at: correction.madeAt)
    try items.rewrite(.answers, of: items.all(onDateOf: item))
    try weekScores.subtract(answersOf: item, choosing: former)
    try weekScores.add(answersOf: item, choosing: option)
    let changed = try RoundRows(db: db).rekey(on: id, to: option, from: former)
    try DayResultRows(db: db).recount(item)
    return CorrectionEffect(rounds: changed, isRedrawn: false)
  }
}
