/// Moves a house to an empty database, so that a move that was stopped, however it was, goes on where it ended.
///
/// A mark in the target says which house is on its way there. While it is there no server opens the target; it goes once
/// both sides were compared and are the same.
public struct DataMove {
  private let source: any CopyEndpoint
  private let target: any CopyEndpoint
  private let description: String

  /// - Parameter deed: what this is, for whoever comes to the target before it has ended: `move from /srv/Data`.
  public init(_ deed: String, from source: any CopyEndpoint, to target: any CopyEndpoint) {
    (self.source, self.target, self.description) = (source, target, deed)
  }

  /// - Parameter batch: the most rows in a transaction.
  /// - Returns: the sums of all tables, which are the same on both sides.
  /// - Throws: as ``DataCopy/run()``, and `.targetNotEmpty` and `.otherMove` before anything was changed.
  public func run(batchSize batch: Int = 5_000, onProgress watch: @escaping DataCopy.ProgressHandler) throws(CopyError)
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

  private func begin(_ mark: MoveLock) throws(CopyError) {
    let found: MoveLock?
    let occupied: String?
    do {
      found = try target.read(MoveLock.find)
      occupied = try target.read(Self.firstTableWithRows)
    } catch { throw .target(error) }
    if let found {
      guard found.fingerprint == mark.fingerprint else { throw .otherMove(found.description) }
      guard found.differingTables.isEmpty else { throw .differs(tables: found.differingTables) }
    } else {
      if let occupied { throw .targetNotEmpty(table: occupied) }
      try onTarget { db in try MoveLock.createTable(in: db) }
      try onTarget { db in try mark.insert(in: db) }
    }
  }

  private static func firstTableWithRows(in db: any SQLConnection) throws -> String? {
    try Schema.tables.first { try TableRows($0, in: db).greatestKey() != nil }?.name
  }

  private func onTarget(_ work: (any SQLConnection) throws -> Void) throws(CopyError) {
    do { try target.write(work) } catch { throw .target(error) }
  }
}
