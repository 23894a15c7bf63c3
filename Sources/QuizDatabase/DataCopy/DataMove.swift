/// Moves a house to an empty database. A move that was interrupted continues where it ended.
///
/// A ``MoveLock`` in the target identifies the house that is moved there. While it exists, no server opens the
/// target. It is removed when both sides were compared and are equal.
package struct DataMove {
  private let source: any CopyEndpoint
  private let target: any CopyEndpoint
  private let description: String

  /// - Parameter description: what this move does, for messages about a move that hasn't ended: `move from /srv/Data`.
  package init(_ description: String, from source: any CopyEndpoint, to target: any CopyEndpoint) {
    self.source = source
    self.target = target
    self.description = description
  }

  /// - Parameter batch: the most rows in one transaction.
  /// - Returns: the checksums of all tables, which are equal on both sides.
  /// - Throws: as ``DataCopy/run()``. Also `.targetNotEmpty` and `.otherMove`, before anything was changed.
  package func run(batchSize batch: Int = 5_000, onProgress watch: @escaping DataCopy.ProgressHandler) throws(CopyError)
    -> DataCopy.Checksums
  {
    let identity: [UInt8]
    do { identity = try source.read(HouseFingerprint.digest) } catch { throw .source(error) }
    try begin(MoveLock(fingerprint: identity, description: description))
    var copy = DataCopy(from: source, to: target, batchSize: batch, onProgress: watch)
    let sums: DataCopy.Checksums
    do throws(CopyError) { sums = try copy.run() } catch {
      if case .differs(let tables) = error { try onTarget { db in try MoveLock.markDiffering(tables, in: db) } }
      throw error
    }
    try onTarget { db in try MoveLock.remove(from: db) }
    return sums
  }

  private func begin(_ lock: MoveLock) throws(CopyError) {
    let found: MoveLock?
    let occupied: String?
    do {
      found = try target.read(MoveLock.find)
      occupied = try target.read(Self.firstTableWithRows)
    } catch { throw .target(error) }
    if let found {
      guard found.fingerprint == lock.fingerprint else { throw .otherMove(found.description) }
      guard found.differingTables.isEmpty else { throw .differs(tables: found.differingTables) }
    } else {
      if let occupied { throw .targetNotEmpty(table: occupied) }
      try onTarget { db in try MoveLock.createTable(in: db) }
      try onTarget { db in try lock.insert(in: db) }
    }
  }

  private static func firstTableWithRows(in db: any SQLConnection) throws -> String? {
    try Schema.tables.first { try TableRows($0, in: db).greatestKey() != nil }?.name
  }

  private func onTarget(_ work: (any SQLConnection) throws -> Void) throws(CopyError) {
    do { try target.write(work) } catch { throw .target(error) }
  }
}
