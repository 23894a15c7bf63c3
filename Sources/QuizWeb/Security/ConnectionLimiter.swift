public import HummingbirdCore
public import NIOCore
public import QuizMetrics
public import QuizService
import Synchronization

/// The connections that a server has open, and the most that there may be, so that files, the store and new visitors find
/// descriptors left.
///
/// When there are as many as may be, those that ask for nothing make room, the longest idle first; then those whose request
/// doesn't come to its end. One that is being answered is never closed. Where nobody can go, new ones wait.
public final class ConnectionLimiter: Sendable {
  /// A new connection may be silent for so long before it counts as idle: its request is on its way.
  static let newConnectionGrace = TimeAmount.milliseconds(500)
  /// From when on a request that is still arriving makes room for others.
  static let slowRequestThreshold = TimeAmount.seconds(3)
  /// For how long after a connection couldn't be taken the server says that it isn't ready.
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
  ///   - most: at least 1.
  ///   - faults: what the log is told.
  public init(most: Int, faults: FaultCounters = FaultCounters()) { (self.maximum, self.faults) = (most, faults) }

  /// How many are open.
  var count: Int { open.load(ordering: .relaxed) }

  /// Whether a connection couldn't be taken lately: then visitors had better go elsewhere.
  public func isRefusing(at now: NIODeadline = .now()) -> Bool {
    refusedAt.withLock { $0.map { now - $0 < Self.recoveryPeriod } ?? false }
  }

  // What its handlers tell

  func add(_ connection: ClientConnection) {
    tracked.withLock { $0[ObjectIdentifier(connection)] = connection }
    connection.channel.closeFuture.whenComplete { [self] _ in
      _ = tracked.withLock { $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }
    // Those that came at once may have been as many as may be before the first of them was known.
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

  // Making room

  /// Looks again and again until there is room.
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

  /// Closes a part of those that may go, so that not every new connection has to look at all of them.
  private func evictIdle(at now: NIODeadline) {
    let candidates = tracked.withLock { Array($0.values) }.compactMap { connection in
      connection.evictionPriority(at: now).map { (connection, $0) }
    }
    let longest = candidates.sorted { $0.1 < $1.1 }.prefix(max(1, maximum / 32))
    for (connection, rank) in longest {
      connection.channel.eventLoop.execute { [evicted, faults] in
        // Its request may have come meanwhile.
        guard connection.channel.isActive, connection.evictionPriority(at: now) == rank else { return }
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
      MetricFamily(gauge: "parlour_connections_most", "The most that there may be.", maximum),
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
  /// Has Hummingbird take no connection while there are as many as may be.
  public var availabilityDelegate: any AvailableConnectionsDelegate { AvailabilityDelegate(connections: self) }

  private struct AvailabilityDelegate: AvailableConnectionsDelegate {
    let connections: ConnectionLimiter

    func connectionOpened() { connections.opened() }
    func connectionClosed() { connections.closed() }
    func isAcceptingNewConnections() -> Bool { !connections.isFull }
  }
}

/// What one connection is doing. Its own thread tells, and any may ask.
final class ClientConnection: Sendable {
  enum Phase: UInt64 {
    /// It was opened, and has asked for nothing yet.
    case new
    /// It got an answer, and asks for nothing.
    case idle
    /// A request is arriving.
    case receiving
    /// A request has arrived, and its answer isn't sent yet.
    case responding
  }

  let channel: any Channel
  /// The phase in the lowest two bits, above them when it began, in nanoseconds.
  private let state: Atomic<UInt64>

  init(_ channel: any Channel, at now: NIODeadline) {
    self.channel = channel
    state = Atomic(Self.state(.new, now))
  }

  var phase: Phase { Self.phase(state.load(ordering: .relaxed)) }
  var since: NIODeadline { Self.since(state.load(ordering: .relaxed)) }

  func enter(_ phase: Phase, at now: NIODeadline) { state.store(Self.state(phase, now), ordering: .relaxed) }

  /// How well others can do without it: the less, the better; nil where it must stay.
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
