import Synchronization

/// Something that goes wrong again and again, so that the log tells it now and then with a number.
public enum Fault: Hashable, Sendable {
  /// The store couldn't do what it was asked.
  case store(StoreOperation, StoreError.Kind)
  /// The store didn't answer a health check in time.
  case healthCheckTimedOut
  /// No connection could be taken; the number is the system's (`errno`).
  case acceptFailed(Int32)
  /// Connections were closed to make room for others, since there were as many as there may be.
  case connectionLimitReached
}

/// What a store was asked for.
public enum StoreOperation: String, Hashable, Sendable {
  case read, write
}

/// How often what went wrong, since somebody asked last. Whoever meets a fault counts it here and goes on; whoever writes
/// the log takes the counts from time to time. So a fault that comes five thousand times a minute is one line.
public final class FaultCounters: Sendable {
  public struct Entry: Hashable, Sendable {
    public var count: Int
    /// Of the latest one: what the system or the database said. Never anything of players.
    public var detail: String?

    public init(count: Int, detail: String? = nil) {
      self.count = count
      self.detail = detail
    }
  }

  private let entries = Mutex<[Fault: Entry]>([:])

  public init() {}

  public func record(_ fault: Fault, times count: Int = 1, detail: String? = nil) {
    entries.withLock { entries in
      entries[fault, default: Entry(count: 0)].count += count
      if let detail { entries[fault]?.detail = detail }
    }
  }

  /// What there was since the last call.
  public func drain() -> [Fault: Entry] {
    entries.withLock { entries in
      defer { entries = [:] }
      return entries
    }
  }
}
