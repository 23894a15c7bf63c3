/// Moves a house to an empty database, so that a move that was stopped, however it was, goes on where it ended.
///
/// A mark in the target says which house is on its way there. While it is there no server opens the target; it goes once
/// both sides were compared and are the same.
public struct HouseMove {
  private let source: any CopyEnd
  private let target: any CopyEnd
  private let deed: String

  /// - Parameter deed: what this is, for whoever comes to the target before it has ended: `move from /srv/Data`.
  public init(_ deed: String, from source: any CopyEnd, to target: any CopyEnd) {
    (self.source, self.target, self.deed) = (source, target, deed)
  }

  /// - Parameter batch: the most rows in a transaction.
  /// - Returns: the sums of all tables, which are the same on both sides.
  /// - Throws: as ``HouseCopy/run()``, and `.notEmpty` and `.otherMove` before anything was changed.
  public func run(batch: Int = 5_000, watch: @escaping HouseCopy.Watch) throws(CopyError) -> HouseCopy.Sums {
    let identity: [UInt8]
    do { identity = try source.read(HouseIdentity.digest) } catch { throw .source(error) }
    try begin(MoveMark(identity: identity, deed: deed))
    var copy = HouseCopy(from: source, to: target, batch: batch, watch: watch)
    let sums: HouseCopy.Sums
    do throws(CopyError) { sums = try copy.run() } catch {
      if case .differs(let tables) = error { try onTarget { db in try MoveMark.spoil(by: tables, in: db) } }
      throw error
    }
    try onTarget { db in try MoveMark.remove(from: db) }
    return sums
  }

  private func begin(_ mark: MoveMark) throws(CopyError) {
    let found: MoveMark?
    let occupied: String?
    do {
      found = try target.read(MoveMark.find)
      occupied = try target.read(Self.firstTableWithRows)
    } catch { throw .target(error) }
    if let found {
      guard found.identity == mark.identity else { throw .otherMove(found.deed) }
      guard found.spoilt.isEmpty else { throw .differs(tables: found.spoilt) }
    } else {
      if let occupied { throw .notEmpty(table: occupied) }
      try onTarget { db in try MoveMark.makeTable(in: db) }
      try onTarget { db in try mark.put(in: db) }
    }
  }

  private static func firstTableWithRows(in db: any SQLSession) throws -> String? {
    try Schema.tables.first { try TableRows($0, in: db).last() != nil }?.name
  }

  private func onTarget(_ work: (any SQLSession) throws -> Void) throws(CopyError) {
    do { try target.write(work) } catch { throw .target(error) }
  }
}
