typealias RevisionCache = GenerationalCache<RevisionID, Revision>
typealias PlayCache = GenerationalCache<PlayID, PlayRecord>
typealias DraftCache = GenerationalCache<Int64, DraftVersion>

/// The rows that a store keeps in memory.
package struct StoreCaches: Sendable {
  /// Revisions never change, so each is decoded once. The weight is the size of its JSON in bytes.
  let revisions = RevisionCache(capacity: 4_000_000)
  /// Plays as they were last committed. Only the writer caches them, in the order of the commits, so they are never
  /// stale. The weight is ``PlayRecord/weight``.
  let plays: PlayCache
  /// Drafts as they were at some version, by the ids of their rows. The database knows the present version, so an older
  /// one is brought up to date and is never wrong. The weight is `Draft.byteCount`, and 1,000 for the rest.
  let drafts = DraftCache(capacity: 8_000_000)

  /// - Parameter playCapacity: the greatest total weight of the plays: 16 for each, and 1 for each answer. It must be 0
  ///   if another process can change plays in the same database.
  init(playCapacity: Int) { plays = PlayCache(capacity: playCapacity) }
}
