import HTTPTypes
import Hummingbird
import QuizEngine
import QuizService
import Synchronization

/// Limits the changes of each network with a leaky bucket: each change fills it a little, and it drains at a steady
/// rate. The limit lets a whole school behind one address through, but not a flood.
///
/// An IPv6 network also counts in the larger network around it, so that nobody gets more by using many.
final class ChangeLimiter: Sendable {
  /// How many seconds' worth of changes may come at once.
  private static let burst: Int64 = 10

  private let now: @Sendable () -> Timestamp
  private let networks: RateSketch?
  private let supernets: RateSketch?

  /// - Parameter perSecond: 0 is no limit.
  init(perSecond: Int, now: @escaping @Sendable () -> Timestamp) {
    self.now = now
    networks = perSecond > 0 ? RateSketch(perSecond: perSecond, burst: Self.burst) : nil
    supernets =
      perSecond > 0 ? RateSketch(perSecond: perSecond * ClientNetwork.supernetFactor, burst: Self.burst) : nil
  }

  /// Counts a change of a network; false if the network must wait.
  ///
  /// - Parameter network: nil is never limited.
  func allows(_ network: ClientNetwork?) -> Bool {
    guard let network, let networks, let supernets else { return true }
    let now = now().milliseconds * 1000
    // A change that is refused doesn't count for the neighbours.
    guard networks.allows(network, at: now) else { return false }
    return network.supernet.map { supernets.allows($0, at: now) } ?? true
  }
}

/// Counts any number of networks in a fixed number of cells (a count-min sketch of leaky buckets).
///
/// Each network has a cell in each row, by a hash that nobody outside can predict, and its limit is that of its
/// emptiest cell. So a million addresses need no more memory than one, and nothing is forgotten early. An innocent
/// network is refused only if all its cells are full of others' changes: with 250 networks at their limit, more than
/// the server can answer, the probability is one in 70,000.
private final class RateSketch: Sendable {
  private static let rows = 4
  private static let columns = 4096

  /// How long one change takes to drain, in microseconds.
  private let cost: Int64
  /// How long a full bucket takes to drain, in microseconds.
  private let capacity: Int64
  /// When each cell's bucket is empty again, row by row.
  private let emptyAt = Mutex([Int64](repeating: .min, count: rows * columns))

  init(perSecond: Int, burst: Int64) {
    cost = max(1, 1_000_000 / Int64(perSecond))
    capacity = burst * 1_000_000
  }

  func allows(_ network: ClientNetwork, at now: Int64) -> Bool {
    let latest = now + capacity
    var bits = UInt64(truncatingIfNeeded: network.hashValue)
    return emptyAt.withLock { emptyAt in
      let cells = (0..<Self.rows).map { row in
        defer { bits >>= 12 }
        return row * Self.columns + Int(bits % UInt64(Self.columns))
      }
      // A full bucket is empty at `latest`. A later time means that the clock stepped back.
      let empty = min(max(cells.map { emptyAt[$0] }.min() ?? now, now), latest)
      let admits = empty + cost <= latest
      let next = admits ? empty + cost : empty
      for cell in cells { emptyAt[cell] = min(max(emptyAt[cell], next), latest) }
      return admits
    }
  }
}
