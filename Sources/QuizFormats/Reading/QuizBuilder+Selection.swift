internal import QuizEngine

extension QuizBuilder {
  /// The draw and its quotas, checked against the pool.
  mutating func readSelection(_ pool: [Question]) -> QuestionSelection {
    let drawNode = root["draw"]
    let quotas = readQuotas(pool)
    guard let drawNode else {
      if let entry = root.entry("quotas") {
        diagnostics.add(QuotasWithoutDraw(), at: entry.keyLocation, field: "quotas")
      }
      return QuestionSelection(draw: nil, quotas: quotas)
    }
    guard let draw = drawNode.integer, (1...FileLimits.questions.upperBound).contains(draw) else {
      return QuestionSelection()
    }
    if draw > pool.count, !pool.isEmpty {
      diagnostics.add(DrawTooLarge(draw: draw, pool: pool.count), at: drawNode.location, field: "draw")
    } else {
      check(quotas, of: pool, draw: draw, at: drawNode.location)
    }
    return QuestionSelection(draw: draw, quotas: quotas)
  }

  /// The quotas in the order of the file.
  private mutating func readQuotas(_ pool: [Question]) -> [QuestionSelection.Quota] {
    let tags = pool.compactMap(\.tag)
    var quotas: [QuestionSelection.Quota] = []
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for entry in root["quotas"]?.entries.prefix(FileLimits.questions.upperBound) ?? [] {
      guard let count = entry.value.integer, (0...FileLimits.questions.upperBound).contains(count) else { continue }
      quotas.append(QuestionSelection.Quota(tag: entry.key, count: count))
      diagnostics.path = DocumentPath(field: "quotas.\(entry.key)")
      let available = tags.count { $0 == entry.key }
      if available == 0, !pool.isEmpty {
        var known: [String] = []
        for tag in tags where !known.contains(tag) && known.count < 100 { known.append(tag) }
        diagnostics.addUnknown(
          UnknownQuotaTag(tag: entry.key, known: known), entry.key, at: entry.keyLocation, isKnown: known.contains)
      } else if count > available, !pool.isEmpty {
        diagnostics.add(QuotaTooLarge(tag: entry.key, count: count, pool: available), at: entry.value.location)
      }
    }
    return quotas
  }

  private mutating func check(
    _ quotas: [QuestionSelection.Quota], of pool: [Question], draw: Int, at location: SourceLocation
  ) {
    let sum = quotas.reduce(0) { $0 + $1.count }
    let fits = quotas.allSatisfy { quota in quota.count <= pool.count { $0.tag == quota.tag } }
    guard fits, let entry = root.entry("quotas") else { return }
    let rest = pool.count { question in !quotas.contains { $0.tag == question.tag } }
    if sum > draw {
      diagnostics.add(QuotasExceedDraw(sum: sum, draw: draw), at: entry.keyLocation, field: "quotas")
    } else if draw - sum > rest {
      diagnostics.add(TooFewQuestionsOutsideQuotas(remaining: draw - sum, available: rest), at: location, field: "draw")
    }
  }
}
