import QuizEngine

extension AdminService {
  /// Voids a question: it no longer counts in any result. If nobody has started it, it leaves the schedule instead.
  public func void(_ item: ItemID, reason: String) async throws(AdminError) -> CorrectionEffect {
    let correction = try correction(reason: reason)
    guard try await !itemDetails(of: item).item.isVoid else { throw .isVoid }
    let effect = try await applyingCorrection { () throws(StoreError) in
      try await correctionStore.void(item, correction)
    }
    logCorrection("void", of: item)
    return effect
  }

  /// Makes another option the key, and corrects all results that depend on it.
  ///
  /// - Parameter option: an index into the item's options.
  public func rekey(_ item: ItemID, to option: Int?, reason: String) async throws(AdminError) -> CorrectionEffect {
    let correction = try correction(reason: reason)
    let present = try await itemDetails(of: item).item
    guard !present.isVoid else { throw .isVoid }
    guard let option, present.item.options.indices.contains(option), option != present.item.keyIndex else {
      throw .noSuchOption
    }
    let effect = try await applyingCorrection { () throws(StoreError) in
      try await correctionStore.rekey(item, to: option, correction)
    }
    logCorrection("rekey", of: item)
    return effect
  }

  /// Marks the reports on a question as dealt with.
  public func dismissReports(on item: ItemID, reason: String) async throws(AdminError) {
    let correction = try correction(reason: reason)
    _ = try await itemDetails(of: item)
    try await mapError(AdminError.store) { () throws(StoreError) in
      try await reportStore.dismissReports(on: item, correction)
    }
    logCorrection("dismiss", of: item)
  }

  private func logCorrection(_ action: String, of item: ItemID) {
    security.log(.correction(action, on: item, by: account.map(SecurityEvent.Author.account) ?? .commandLine))
  }

  /// Runs a correction and then discards cached analytics, which are wrong after it.
  private func applyingCorrection<Value>(_ work: () async throws(StoreError) -> Value) async throws(AdminError) -> Value
  {
    let value = try await mapError(AdminError.store, work)
    await analytics.invalidate()
    return value
  }

  func correction(reason: String) throws(AdminError) -> Correction {
    let words = reason.split { $0.isWhitespace }.joined(separator: " ")
    guard !words.isEmpty, TextLimit.reason.contains(words.unicodeScalars.count) else { throw .noReason }
    return Correction(
      operatorID: account, reason: words, madeAt: dependencies.now(), seed: dependencies.randomBits())
  }
}
