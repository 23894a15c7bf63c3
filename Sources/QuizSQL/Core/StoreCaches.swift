internal import QuizService

typealias RevisionCache = LRUCache<RevisionID, Revision>
typealias PlayCache = LRUCache<PlayID, PlayRecord>

/// What a store keeps in memory: caches of rows, and counters for the metrics.
public struct StoreCaches: Sendable {
  /// Revisions never change, so each is decoded once. The weight is the size of its JSON in bytes.
  let revisions = RevisionCache(capacity: 4_000_000)
  /// Plays as they were last committed. The weight is ``PlayRecord/weight``.
  let plays: PlayCache
  /// Counts events for the metrics since the store was opened.
  public let eventCounters = EventCounters()

  /// - Parameter playCapacity: the greatest total weight of the plays: 16 for each, and 1 for each answer. It must be 0
  ///   if another process can change plays in the same database.
  public init(playCapacity: Int) { plays = PlayCache(capacity: playCapacity) }
}
