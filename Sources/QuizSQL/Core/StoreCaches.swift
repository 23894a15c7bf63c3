internal import QuizService

typealias RevisionCache = LRUCache<RevisionID, Revision>
typealias PlayCache = LRUCache<PlayID, PlayRecord>

/// What a store remembers: so that it needn't be read again, and to tell those who watch over it.
public struct StoreCaches: Sendable {
  /// Revisions never change, so each is decoded once. They weigh the bytes of their JSON.
  let revisions = RevisionCache(capacity: 4_000_000)
  /// Plays as they were last committed. They weigh what ``PlayRecord/weight`` says.
  let plays: PlayCache
  public let eventCounters = EventCounters()

  /// - Parameter playWeight: the most that the plays may weigh together: 16 each, and one for each answer. It must be 0
  ///   where anybody else can change them.
  public init(playCapacity playWeight: Int) { plays = PlayCache(capacity: playWeight) }
}
