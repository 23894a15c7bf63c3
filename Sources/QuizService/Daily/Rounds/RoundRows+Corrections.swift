internal import QuizDatabase

// Each returns how many rounds it has changed.
extension RoundRows where Connection == Transaction {
  func voidFinished(on itemID: ItemID) throws -> Int { try change(.voidFinishedRounds, [itemID]) }

  func voidUnfinished(on itemID: ItemID) throws -> Int { try change(.voidUnfinishedRounds, [itemID]) }

  /// Gives the rounds that chose one of two options their verdict by the new key.
  ///
  /// - Parameters:
  ///   - option: the correct option now.
  ///   - former: the one that was correct before.
  func rekey(on itemID: ItemID, to option: Int, from former: Int) throws -> Int {
    try change(.rekeyRounds, [itemID, option, former])
  }

  private func change(_ statement: RoundStatement, _ arguments: SQLArguments) throws -> Int {
    try db.run(statement, arguments)
    return db.changesCount
  }
}
