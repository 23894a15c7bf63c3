/// The progress of a copy.
package struct CopyProgress: Sendable {
  /// A copy first copies all tables, then compares both sides.
  package enum Phase: Sendable {
    case copying, comparing
  }

  package internal(set) var phase = Phase.copying
  /// The rows that are in the target, those of an earlier run included; in the second phase, the rows that were
  /// compared.
  package internal(set) var rows = 0
  /// About how many rows there will be.
  package internal(set) var total: Int
  /// About how many of them an earlier run had copied.
  package let previouslyCopied: Int

  /// 0 to 1, over both phases. Comparing takes about a third of the time of copying.
  package var fractionCompleted: Double {
    let part = min(1, Double(rows) / Double(max(total, 1)))
    return phase == .copying ? part * 0.75 : 0.75 + part * 0.25
  }
}
