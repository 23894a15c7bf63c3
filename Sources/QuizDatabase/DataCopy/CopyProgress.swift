/// The progress of a copy.
public struct CopyProgress: Sendable {
  /// A copy first copies all tables, then compares both sides.
  public enum Phase: Sendable {
    case copying, comparing
  }

  public internal(set) var phase = Phase.copying
  /// The rows that are in the target, those of an earlier run included; in the second phase, the rows that were
  /// compared.
  public internal(set) var rows = 0
  /// About how many rows there will be.
  public internal(set) var total: Int
  /// About how many of them an earlier run had copied.
  public let previouslyCopied: Int

  /// 0 to 1, over both phases. Comparing takes about a third of the time of copying.
  public var fractionCompleted: Double {
    let part = min(1, Double(rows) / Double(max(total, 1)))
    return phase == .copying ? part * 0.75 : 0.75 + part * 0.25
  }
}
