import Synchronization

/// A fault that may happen often. The log writes it from time to time, with its count.
public enum Fault: Hashable, Sendable {
  /// An operation of the store failed.
  case store(StoreOperation, StoreError.Kind)
  /// The store didn't answer a health check in time.
  case healthCheckTimedOut
  /// No connection could be accepted; the number is the system's `errno`.
  case acceptFailed(Int32)
  /// Idle connections were closed because the limit was reached.
  case connectionLimitReached
}

/// The kind of an operation of the store.
public enum StoreOperation: String, Hashable, Sendable {
  case read, write
}

/// Counts faults. The code that meets a fault counts it; the log takes the counts from time to time, so that a fault
/// that happens five thousand times a minute is one line.
public final class FaultCounters: Sendable {
  /// How often a fault occurred since the counters were read last.
  public struct Entry: Hashable, Sendable {
    public var count: Int
    /// What the system or the database reported about the latest one. It never contains players' data.
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

  /// The counts since the last call.
  public func takeAll() -> [Fault: Entry] {
    entries.withLock { entries in
      defer { entries = [:] }
      return entries
    }
  }
}
