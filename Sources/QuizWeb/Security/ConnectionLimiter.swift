public import HummingbirdCore
public import NIOCore
public import QuizMetrics
public import QuizService
import Synchronization

/// Limits the number of open connections, so that files, the store and new visitors still get descriptors.
///
/// At the limit it closes idle connections, the longest idle first, and then those whose request takes long to arrive.
/// It never closes one that waits for its response. If none can be closed, new connections wait.
public final class ConnectionLimiter: Sendable {
  /// How long a new connection may be silent before it counts as idle: its request is on its way.
  static let newConnectionGrace = TimeAmount.milliseconds(500)
  /// After this time a connection whose request is still arriving may be closed.
  static let slowRequestThreshold = TimeAmount.seconds(3)
  /// How long after a failed accept the server reports that it isn't ready.
  static let recoveryPeriod = TimeAmount.seconds(10)
  private static let retryInterval = TimeAmount.milliseconds(50)

  public let maximum: Int
  private let faults: FaultCounters
  private let open = Atomic(0)
  private let isWaiting = Atomic(false)
  private let tracked = Mutex<[ObjectIdentifier: ClientConnection]>([:])
  private let refusedAt = Mutex<NIODeadline?>(nil)
  private let evicted = Counter()
  private let slow = Counter()
  private let failures = Counter()

  /// - Parameters:
  ///   - maximum: the largest number of connections; at least 1.
  ///   - faults: the counters for the log.
  public init(maximum: Int, faults: FaultCounters = FaultCounters()) { (self.maximum, self.faults) = (maximum, faults) }

  /// How many connections are open.
  var count: Int { open.load(ordering: .relaxed) }

  /// Whether a connection couldn't be accepted lately, so that visitors should go to other servers.
  public func isRefusing(at now: NIODeadline = .now()) -> Bool {
    refusedAt.withLock { $0.map { now - $0 < Self.recoveryPeriod } ?? false }
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

  func opened() { if open.wrappingAdd(1, ordering: .relaxed).newValue >= maximum { evictIfFull() } }
  func closed() { open.wrappingSubtract(1, ordering: .relaxed) }
  var isFull: Bool { count >= maximum }

  func acceptFailed(_ error: IOError, at now: NIODeadline = .now()) {
    failures.add()
    faults.record(.acceptFailed(error.errnoCode))
    refusedAt.withLock { $0 = now }
    evictIdle(at: now)
  }

  // Closing connections

  /// Closes connections until there is room again.
  private func evictIfFull() {
    guard isFull else { return }
    evictIdle(at: .now())
    guard let channel = tracked.withLock({ $0.values.first?.channel }), !isWaiting.exchange(true, ordering: .relaxed)
    else { return }
    channel.eventLoop.scheduleTask(in: Self.retryInterval) { [self] in
      isWaiting.store(false, ordering: .relaxed)
      evictIfFull()
    }
  }

  /// Closes some of the connections that may be closed, so that not every new connection has to search all.
  private func evictIdle(at now: NIODeadline) {
    let candidates = tracked.withLock { Array($0.values) }.compactMap { connection in
      connection.evictionPriority(at: now).map { (connection, $0) }
    }
    let longest = candidates.sorted { $0.1 < $1.1 }.prefix(max(1, maximum / 32))
    for (connection, priority) in longest {
      connection.channel.eventLoop.execute { [evicted, faults] in
        // A request may have arrived meanwhile.
        guard connection.channel.isActive, connection.evictionPriority(at: now) == priority else { return }
        evicted.add()
        faults.record(.connectionLimitReached)
        connection.channel.close(promise: nil)
      }
    }
  }
}

extension ConnectionLimiter: MetricsSource {
  public var metrics: [MetricFamily] {
    let closed = [("idle", evicted), ("slow", slow)].map { MetricSample(Double($1.value), [("reason", $0)]) }
    return [
      MetricFamily(gauge: "parlour_connections_open", "Connections of visitors.", count),
      MetricFamily(gauge: "parlour_connections_max", "The most that there may be.", maximum),
      MetricFamily(
        gauge: "parlour_connections_most", "Old name of parlour_connections_max; it goes with version 0.8.", maximum),
      MetricFamily(
        "parlour_connections_closed_total", .counter,
        "Connections that the server closed: idle, to make room for others; slow, since a request took too long.",
        closed),
      MetricFamily(
        counter: "parlour_accept_failures_total", "Connections that couldn't be taken, as when no descriptor is left.",
        failures),
    ]
  }
}

extension ConnectionLimiter {
  /// Keeps Hummingbird from accepting connections at the limit.
  public var availabilityDelegate: any AvailableConnectionsDelegate { AvailabilityDelegate(connections: self) }

  private struct AvailabilityDelegate: AvailableConnectionsDelegate {
    let connections: ConnectionLimiter

    func connectionOpened() { connections.opened() }
    func connectionClosed() { connections.closed() }
    func isAcceptingNewConnections() -> Bool { !connections.isFull }
  }
}

/// The state of one connection. Its own thread writes it, and any thread may read it.
final class ClientConnection: Sendable {
  enum Phase: UInt64 {
    /// It was opened, and no request has arrived yet.
    case new
    /// It got a response, and no other request has arrived yet.
    case idle
    /// A request is arriving.
    case receiving
    /// A request has arrived, and its response isn't sent yet.
    case responding
  }

  let channel: any Channel
  /// The phase in the lowest two bits; above them its start, in nanoseconds.
  private let state: Atomic<UInt64>

  init(_ channel: any Channel, at now: NIODeadline) {
    self.channel = channel
    state = Atomic(Self.state(.new, now))
  }

  var phase: Phase { Self.phase(state.load(ordering: .relaxed)) }
  var since: NIODeadline { Self.since(state.load(ordering: .relaxed)) }

  func enter(_ phase: Phase, at now: NIODeadline) { state.store(Self.state(phase, now), ordering: .relaxed) }

  /// The order in which connections are closed, lower first; nil if it must stay open.
  func evictionPriority(at now: NIODeadline) -> EvictionPriority? {
    let state = state.load(ordering: .relaxed)
    let age = now - Self.since(state)
    switch Self.phase(state) {
    case .responding: return nil
    case .new where age < ConnectionLimiter.newConnectionGrace,
      .receiving where age < ConnectionLimiter.slowRequestThreshold:
      return nil
    case .new, .idle: return EvictionPriority(isReceiving: false, since: Self.since(state))
    case .receiving: return EvictionPriority(isReceiving: true, since: Self.since(state))
    }
  }

  struct EvictionPriority: Hashable, Comparable {
    let isReceiving: Bool
    let since: NIODeadline

    static func < (left: EvictionPriority, right: EvictionPriority) -> Bool {
      left.isReceiving == right.isReceiving ? left.since < right.since : right.isReceiving
    }
  }

  private static func state(_ phase: Phase, _ now: NIODeadline) -> UInt64 {
    now.uptimeNanoseconds << 2 | phase.rawValue
  }
  private static func phase(_ state: UInt64) -> Phase { Phase(rawValue: state & 3) ?? .responding }
  private static func since(_ state: UInt64) -> NIODeadline { .uptimeNanoseconds(state >> 2) }
}
