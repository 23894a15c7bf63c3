/// How far a copy has come.
public struct CopyProgress: Sendable {
  public enum Phase: Sendable {
    case copying, comparing
  }

  public internal(set) var phase = Phase.copying
  /// Rows that are there, those of an earlier try included; when comparing, those compared.
  public internal(set) var rows = 0
  /// About how many there will be.
  public internal(set) var total: Int
  /// About how many of them an earlier try had copied.
  public let previouslyCopied: Int

  /// 0 to 1, over both phases: comparing takes about a third as long as copying.
  public var fractionCompleted: Double {
    let part = min(1, Double(rows) / Double(max(total, 1)))
    return phase == .copying ? part * 0.75 : 0.75 + part * 0.25
  }
}
