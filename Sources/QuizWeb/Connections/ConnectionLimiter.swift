import Foundation
package import HummingbirdCore
package import NIOCore
package import QuizMetrics
internal import QuizService
package import StoreStatus
import Synchronization

/// Limits the number of open connections, so that files, the store and new visitors still get descriptors.
///
/// At the limit it closes some connections, in the order of ``EvictionPriority``. It never closes one whose response is
/// being made, or whose client takes the response at a reasonable speed. If none can be closed, new connections wait,
/// and ``RequestTimeoutHandler`` ends connections after their next response.
package final class ConnectionLimiter: Sendable {
  /// How long after a failed accept the server reports that it isn't ready.
  static let recoveryPeriod = TimeAmount.seconds(10)
  private static let retryInterval = TimeAmount.milliseconds(50)

  private let limit: Atomic<Int>
  /// The channel that accepts connections; nil before there is one.
  private let listener = Mutex<(any Channel)?>(nil)
  private let faults: FaultCounters
  private let open = Atomic(0)
  private let isWaiting = Atomic(false)
  private let tracked = Mutex<[ObjectIdentifier: ClientConnection]>([:])
  private let refusedAt = Mutex<NIODeadline?>(nil)
  private let evicted = Counter()
  private let slow = Counter()
  private let stalled = Counter()
  private let failures = Counter()

  /// - Parameters:
  ///   - maximum: the largest number of connections.
  ///   - faults: the counters for the log.
  package init(maximum: Int, faults: FaultCounters = FaultCounters()) {
    limit = Atomic(maximum)
    self.faults = faults
  }

  /// The largest number of connections.
  package var maximum: Int { limit.load(ordering: .relaxed) }

  /// Changes the largest number of connections. If there are more, some are closed. With 0 none is accepted, and the
  /// log says so.
  package func setMaximum(_ maximum: Int) {
    let before = limit.exchange(maximum, ordering: .relaxed)
    if maximum == 0, before > 0 { faults.record(.acceptFailed(EMFILE)) }
    if maximum < before { evictIfFull() }
    // The listener reads again by itself only when a connection closes.
    if maximum > before { listener.withLock(\.self)?.read() }
  }

  /// How many connections are open.
  var count: Int { open.load(ordering: .relaxed) }

  /// Whether no connection can be accepted, or one couldn't be lately, so that visitors should go to other servers.
  package func isRefusing(at now: NIODeadline = .now()) -> Bool {
    maximum == 0 || refusedAt.withLock { $0.map { now - $0 < Self.recoveryPeriod } ?? false }
  }

  // Called by the handlers

  func add(_ connection: ClientConnection) {
    tracked.withLock { $0[ObjectIdentifier(connection)] = connection }
    connection.channel.closeFuture.whenComplete { [self] _ in
      _ = tracked.withLock { $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }
    // Connections that came at the same time may have exceeded the limit before the first of them was counted.
    evictIfFull()
  }

  func countSlow() { slow.add() }
  func countStalled() { stalled.add() }
  func countEvicted() {
    faults.record(.connectionLimitReached)
    evicted.add()
  }

  func listens(on channel: any Channel) { listener.withLock { $0 = channel } }

  func opened() { if open.wrappingAdd(1, ordering: .relaxed).newValue >= maximum { evictIfFull() } }
  func closed() { open.wrappingSubtract(1, ordering: .relaxed) }
  var isFull: Bool { count >= maximum }

  func acceptFailed(_ error: IOError, at now: NIODeadline = .now()) {
    failures.add()
    faults.record(.acceptFailed(error.errnoCode))
    refusedAt.withLock { $0 = now }
    evict(at: now)
  }

  // Closing connections

  /// Closes connections until there is room again.
  private func evictIfFull() {
    guard isFull else { return }
    evict(at: .now())
    guard let channel = tracked.withLock({ $0.values.first?.channel }), !isWaiting.exchange(true, ordering: .relaxed)
    else { return }
    channel.eventLoop.scheduleTask(in: Self.retryInterval) { [self] in
      isWaiting.store(false, ordering: .relaxed)
      evictIfFull()
    }
  }

  /// Closes some of the connections that may be closed, so that not every new connection has to search all of them.
  /// After the limit was lowered, there may be far too many.
  private func evict(at now: NIODeadline) {
    let candidates = tracked.withLock { Array($0.values) }.compactMap { connection in
      connection.evictionPriority(at: now).map { (connection, $0) }
    }
    let first = candidates.sorted { $0.1 < $1.1 }.prefix(max(1, maximum / 32, count - maximum))
    for (connection, priority) in first {
      connection.channel.eventLoop.execute { [self] in
        guard case .idle = priority else { return close(connection, priority, at: now) }
        // A request may wait until this thread reads it.
        connection.hasUnreadBytes.whenSuccess { [self] in if !$0 { close(connection, priority, at: now) } }
      }
    }
  }

  private func close(_ connection: ClientConnection, _ priority: EvictionPriority, at now: NIODeadline) {
    // A request may have arrived meanwhile.
    guard connection.channel.isActive, connection.evictionPriority(at: now) == priority else { return }
    if case .sending = priority {
      faults.record(.connectionLimitReached)
      stalled.add()
      connection.abort()
    } else {
      countEvicted()
      connection.channel.close(promise: nil)
    }
  }
}

extension ConnectionLimiter: MetricsSource {
  package var metrics: [MetricFamily] {
    let closed = [("idle", evicted), ("slow", slow), ("stalled", stalled)].map {
      MetricSample(Double($1.value), [("reason", $0)])
    }
    return [
      MetricFamily(gauge: "parlour_connections_open", "Connections of visitors.", count),
      MetricFamily(gauge: "parlour_connections_max", "The limit on visitors' connections.", maximum),
      MetricFamily(
        gauge: "parlour_connections_most", "Old name of parlour_connections_max; it goes with version 0.8.", maximum),
      MetricFamily(
        "parlour_connections_closed_total", .counter,
        """
        Connections that the server closed: idle, to make room for others; slow, since a request took too long; stalled, \
        since their clients didn't take the response.
        """,
        closed),
      MetricFamily(
        counter: "parlour_accept_failures_total", "Connections that couldn't be taken, as when no descriptor is left.",
        failures),
    ]
  }
}

extension ConnectionLimiter {
  /// Keeps Hummingbird from accepting connections at the limit.
  package var availabilityDelegate: any AvailableConnectionsDelegate { AvailabilityDelegate(connections: self) }

  private struct AvailabilityDelegate: AvailableConnectionsDelegate {
    let connections: ConnectionLimiter

    func connectionOpened() { connections.opened() }
    func connectionClosed() { connections.closed() }
    func isAcceptingNewConnections() -> Bool { !connections.isFull }
  }
}
