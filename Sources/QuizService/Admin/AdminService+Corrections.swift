internal import QuizDatabase
package import QuizEngine

extension AdminService {
  /// Voids a question: it no longer counts in any result. If nobody has started it, it leaves the schedule instead.
  package func void(_ itemID: ItemID, reason: String) async throws(AdminError) -> CorrectionEffect {
    let correction = try correction(reason: reason)
    let effect = try await store.write(.once) { db in
      let item = try Self.lock(itemID, in: db)
      guard !item.record.isVoid else { throw AdminError.isVoid }
      return try ItemVoid(item: item, correction: correction).run(in: db)
    }
    await analytics.invalidate()
    logCorrection("void", of: itemID)
    return effect
  }

  /// Checks a removal without making it.
  ///
  /// - Returns: the item as it is now.
  package func checkVoid(_ itemID: ItemID, reason: String) async throws(AdminError) -> ItemDetails {
    _ = try correction(reason: reason)
    let details = try await itemDetails(of: itemID)
    guard !details.item.isVoid else { throw .isVoid }
    return details
  }

  /// Makes another option the correct answer, and corrects all results that depend on it.
  ///
  /// - Parameter option: an index into the item's options.
  package func rekey(_ itemID: ItemID, to option: Int?, reason: String) async throws(AdminError) -> CorrectionEffect {
    let correction = try correction(reason: reason)
    let effect = try await store.write(.once) { db in
      let item = try Self.lock(itemID, in: db)
      let option = try Self.check(option, of: item.record)
      return try ItemRekey(item: item, option: option, correction: correction).run(in: db)
    }
    await analytics.invalidate()
    logCorrection("rekey", of: itemID)
    return effect
  }

  /// Checks a change of the correct answer without making it.
  ///
  /// - Parameter option: an index into the item's options; nil if none was chosen.
  /// - Returns: the item as it is now, and the option.
  package func checkRekey(
    _ itemID: ItemID, to option: Int?, reason: String
  ) async throws(AdminError) -> (details: ItemDetails, option: Int) {
    _ = try correction(reason: reason)
    let details = try await itemDetails(of: itemID)
    return (details, try Self.check(option, of: details.item))
  }

  /// - Returns: the option, which can become the correct one.
  private static func check(_ option: Int?, of item: ItemRecord) throws(AdminError) -> Int {
    guard !item.isVoid else { throw .isVoid }
    guard let option, item.content.options.indices.contains(option), option != item.content.correctIndex else {
      throw .noSuchOption
    }
    return option
  }

  private static func lock(_ itemID: ItemID, in db: Transaction) throws -> ItemRow {
    guard let found = try ItemRows(db: db).find(itemID, locking: .exclusive) else { throw AdminError.noSuchItem }
    return found
  }

  /// Marks the reports on a question as dealt with.
  package func dismissReports(on itemID: ItemID, reason: String) async throws(AdminError) {
    let dismissal = ReportDismissal(itemID: itemID, correction: try correction(reason: reason))
    try await store.write(.once) { db in try dismissal.run(in: db) }
    logCorrection("dismiss", of: itemID)
  }

  /// Puts other texts in the place of a question's texts in one of its languages. Its correct answer, its statistics
  /// and the schedule stay.
  ///
  /// - Parameter texts: the answers in the order of the question's own.
  package func correctTexts(of itemID: ItemID, to texts: TriviaTexts, reason: String) async throws(AdminError) {
    let correction = try correction(reason: reason)
    let isChanged = try await store.write(.once) { db in
      guard let shown = try ItemDetails(on: itemID, in: db)?.item else { throw AdminError.noSuchItem }
      let question = shown.content.question
      let present = [question.primaryTexts] + question.translations
      guard let earlier = present.first(where: { $0.language == texts.language }),
        texts.distractors.count == earlier.distractors.count
      else { throw AdminError.noSuchTexts }
      let faults = TextsFault.all(in: texts)
      guard faults.isEmpty else { throw AdminError.invalidTexts(faults) }
      guard texts != earlier else { return false }
      guard try TranslationRows(db: db).correct(shown.questionID, to: texts, correction) else {
        throw AdminError.invalidTexts([.duplicateQuestion])
      }
      return true
    }
    if isChanged { logCorrection("translate", of: itemID) }
  }

  private func logCorrection(_ action: String, of itemID: ItemID) {
    security.log(.correction(action, on: itemID, by: operatorID.map(SecurityEvent.Author.account) ?? .commandLine))
  }

  func correction(reason: String) throws(AdminError) -> Correction {
    let words = reason.split { $0.isWhitespace }.joined(separator: " ")
    guard !words.isEmpty, TextLimit.reason.contains(words.unicodeScalars.count) else { throw .noReason }
    return Correction(
      operatorID: operatorID, reason: words, madeAt: dependencies.now(), seed: dependencies.randomBits())
  }
}
