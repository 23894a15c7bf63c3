internal import QuizEngine

extension QuizBuilder {
  /// The draw and its quotas, held to the pool.
  mutating func readSelection(_ pool: [Question]) -> Selection {
    let drawNode = root["draw"]
    let quotas = readQuotas(pool)
    guard let drawNode else {
      if let entry = root.entry("quotas") { findings.add(QuotasWithoutDraw(), at: entry.keyPlace) }
      return Selection(draw: nil, quotas: quotas)
    }
    guard let draw = drawNode.integer, (1...Limits.questions.upperBound).contains(draw) else { return Selection() }
    if draw > pool.count, !pool.isEmpty {
      findings.add(DrawTooLarge(draw: draw, pool: pool.count), at: drawNode.place)
    } else {
      check(quotas, of: pool, draw: draw, at: drawNode.place)
    }
    return Selection(draw: draw, quotas: quotas)
  }

  /// In the order of the file.
  private mutating func readQuotas(_ pool: [Question]) -> [Selection.Quota] {
    let tags = pool.compactMap(\.tag)
    var quotas: [Selection.Quota] = []
    for entry in root["quotas"]?.entries.prefix(Limits.questions.upperBound) ?? [] {
      guard let count = entry.value.integer, (0...Limits.questions.upperBound).contains(count) else { continue }
      quotas.append(Selection.Quota(tag: entry.key, count: count))
      let available = tags.count { $0 == entry.key }
      if available == 0, !pool.isEmpty {
        var known: [String] = []
        for tag in tags where !known.contains(tag) && known.count < 100 { known.append(tag) }
        findings.addUnknown(
          QuotaWithoutTag(tag: entry.key, known: known), entry.key, at: entry.keyPlace, isKnown: known.contains)
      } else if count > available, !pool.isEmpty {
        findings.add(QuotaTooLarge(tag: entry.key, count: count, pool: available), at: entry.value.place)
      }
    }
    return quotas
  }

  private mutating func check(_ quotas: [Selection.Quota], of pool: [Question], draw: Int, at place: Place) {
    let sum = quotas.reduce(0) { $0 + $1.count }
    let fits = quotas.allSatisfy { quota in quota.count <= pool.count { $0.tag == quota.tag } }
    guard fits, let entry = root.entry("quotas") else { return }
    let rest = pool.count { question in !quotas.contains { $0.tag == question.tag } }
    if sum > draw {
      findings.add(QuotasAboveDraw(sum: sum, draw: draw), at: entry.keyPlace)
    } else if draw - sum > rest {
      findings.add(DrawBeyondQuotas(left: draw - sum, rest: rest), at: place)
    }
  }
}
