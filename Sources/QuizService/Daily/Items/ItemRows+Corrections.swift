internal import QuizDatabase
internal import QuizEngine

extension ItemRows where Connection == Transaction {
  func void(_ id: ItemID) throws { try db.run(ItemStatement.void, [id]) }

  /// Makes another option the correct one.
  func rekey(_ id: ItemID, to option: Int) throws { try db.run(ItemStatement.rekey, [option, id]) }

  /// The items of the same date and language, this one included.
  func all(onDateOf item: ItemRow) throws -> [ItemID] {
    guard let date = item.date else { return [item.record.id] }
    return try db.all(ItemStatement.itemsOfDate, [item.record.game, date]) { try $0["id"] }
  }

  /// Makes this transaction conflict with every other one that counts a start or an answer of these items, so that none
  /// is committed between the first row that is read after this and the end of this transaction. A lock on the item
  /// does that on this node only, and for that item only.
  ///
  /// - A void needs the starts of its item, because a round takes `is_void` from it when it is started.
  /// - Both corrections need the answers to all items of the date, because the last answer of a date stores the day's
  ///   result. A round that ends without an answer counts as one.
  ///
  /// Open rounds aren't written for this: heartbeats write them so often that a correction would rarely be committed on
  /// a busy cluster. For the same reason it is called as late as possible: from here on, an answer on this node waits,
  /// and one on another node undoes the correction or is undone.
  func rewrite(_ counter: ItemCounter, of items: [ItemID]) throws {
    for statement in db.dialect.rewriteAllShards(of: counter) {
      for item in items { try db.run(statement, [item]) }
    }
  }
}
