import Foundation
import NIOCore
import Synchronization

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
  private let progress = Mutex<SendProgress?>(nil)
  private let readCount = Atomic<UInt64>(0)

  init(_ channel: any Channel, at now: NIODeadline) {
    self.channel = channel
    state = Atomic(Self.state(.new, now))
  }

  var phase: Phase { Self.phase(state.load(ordering: .relaxed)) }
  var since: NIODeadline { Self.since(state.load(ordering: .relaxed)) }

  /// The progress of its responses; nil while no bytes wait for the client.
  var sendProgress: SendProgress? {
    get { progress.withLock { $0 } }
    set { progress.withLock { $0 = newValue } }
  }

  /// - Parameter count: how many bytes were read from the socket.
  func countRead(_ count: Int) { readCount.wrappingAdd(UInt64(count), ordering: .relaxed) }

  /// Whether bytes of the client have arrived that aren't read yet, as while the event loop is busy.
  ///
  /// Call it on the channel's event loop.
  var hasUnreadBytes: EventLoopFuture<Bool> {
    guard let info = channel.tcpInfo else { return channel.eventLoop.makeSucceededFuture(false) }
    return info.map { [self] in $0.bytesReceived > readCount.load(ordering: .relaxed) }
  }

  func enter(_ phase: Phase, at now: NIODeadline) { state.store(Self.state(phase, now), ordering: .relaxed) }

  /// The order in which connections are closed, lower first; nil if it must stay open.
  func evictionPriority(at now: NIODeadline) -> EvictionPriority? {
    let state = state.load(ordering: .relaxed)
    return EvictionPriority(phase: Self.phase(state), since: Self.since(state), sendProgress: sendProgress, at: now)
  }

  /// Closes the connection and discards the bytes that wait for the client, including those in the system's buffer.
  /// After an ordinary close, the system keeps offering these bytes to a client that doesn't read them.
  ///
  /// Call it on the channel's event loop.
  func abort() {
    (channel as? any SocketOptionProvider)?.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenFailure { _ in
      // The socket is closed already.
    }
    channel.close(promise: nil)
  }

  private static func state(_ phase: Phase, _ now: NIODeadline) -> UInt64 {
    now.uptimeNanoseconds << 2 | phase.rawValue
  }
  private static func phase(_ state: UInt64) -> Phase { Phase(rawValue: state & 3) ?? .responding }
  private static func since(_ state: UInt64) -> NIODeadline { .uptimeNanoseconds(state >> 2) }
}
