internal import QuizDatabase
package import QuizEngine

extension AdminService {
  /// Voids a question: it no longer counts in any result. If nobody has started it, it leaves the schedule instead.
  package func void(_ item: ItemID, reason: String) async throws(AdminError) -> CorrectionEffect {
    let correction = try correction(reason: reason)
    _ = try await checkVoid(item, reason: reason)
    let effect = try await store.write(.once) { db in try CorrectionRows(db: db).void(item, correction) }
    await analytics.invalidate()
    logCorrection("void", of: item)
    return effect
  }

  /// Checks a removal without making it.
  ///
  /// - Returns: the item as it is now.
  package func checkVoid(_ item: ItemID, reason: String) async throws(AdminError) -> ItemDetails {
    _ = try correction(reason: reason)
    let details = try await itemDetails(of: item)
    guard !details.item.isVoid else { throw .isVoid }
    return details
  }

  /// Makes another option the key, and corrects all results that depend on it.
  ///
  /// - Parameter option: an index into the item's options.
  package func rekey(_ item: ItemID, to option: Int?, reason: String) async throws(AdminError) -> CorrectionEffect {
    let correction = try correction(reason: reason)
    let (_, option) = try await checkRekey(item, to: option, reason: reason)
    let effect = try await store.write(.once) { db in
      try CorrectionRows(db: db).rekey(item, to: option, correction)
    }
    await analytics.invalidate()
    logCorrection("rekey", of: item)
    return effect
  }

  /// Checks a change of the key without making it.
  ///
  /// - Parameter option: an index into the item's options; nil if none was chosen.
  /// - Returns: the item as it is now, and the option.
  package func checkRekey(
    _ item: ItemID, to option: Int?, reason: String
  ) async throws(AdminError) -> (details: ItemDetails, option: Int) {
    _ = try correction(reason: reason)
    let details = try await itemDetails(of: item)
    guard !details.item.isVoid else { throw .isVoid }
    let shown = details.item.item
    guard let option, shown.options.indices.contains(option), option != shown.keyIndex else { throw .noSuchOption }
    return (details, option)
  }

  /// Marks the reports on a question as dealt with.
  package func dismissReports(on item: ItemID, reason: String) async throws(AdminError) {
    let correction = try correction(reason: reason)
    _ = try await itemDetails(of: item)
    try await store.write(.once) { db in try CorrectionRows(db: db).dismissReports(on: item, correction) }
    logCorrection("dismiss", of: item)
  }

  /// Puts other texts in the place of a question's translation. Its key, its statistics and the schedule stay.
  ///
  /// - Parameter texts: the answers in the order of the question's own.
  package func correctTranslation(of item: ItemID, to texts: TriviaTexts, reason: String) async throws(AdminError) {
    let correction = try correction(reason: reason)
    let shown = try await itemDetails(of: item).item
    let question = shown.item.question
    guard let earlier = question.translations.first(where: { $0.language == texts.language }),
      !texts.text.isEmpty, !texts.answers.contains(""), Set(texts.answers).count == texts.answers.count,
      texts.distractors.count == question.distractors.count
    else { throw .invalidTranslation }
    guard texts != earlier else { return }
    try await store.write(.once) { db in
      try TranslationRows(db: db).correct(shown.question, to: texts, correction)
    }
    logCorrection("translate", of: item)
  }

  private func logCorrection(_ action: String, of item: ItemID) {
    security.log(.correction(action, on: item, by: account.map(SecurityEvent.Author.account) ?? .commandLine))
  }

  func correction(reason: String) throws(AdminError) -> Correction {
    let words = reason.split { $0.isWhitespace }.joined(separator: " ")
    guard !words.isEmpty, TextLimit.reason.contains(words.unicodeScalars.count) else { throw .noReason }
    return Correction(
      operatorID: account, reason: words, madeAt: dependencies.now(), seed: dependencies.randomBits())
  }
}
