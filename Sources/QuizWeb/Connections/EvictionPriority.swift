import NIOCore

/// The order in which connections are closed at the limit, lower first: idle ones, the longest idle first; then
/// requests that take long to arrive, the longest first; then responses whose clients take hardly any bytes, the fewest
/// first.
enum EvictionPriority: Hashable, Comparable {
  /// How long a new connection may be silent before it counts as idle: its request is on its way.
  static let newConnectionGrace = TimeAmount.milliseconds(500)
  /// After this time a connection whose request is still arriving may be closed.
  static let slowRequestThreshold = TimeAmount.seconds(3)
  /// A connection may be closed if its client took fewer bytes within ``SendProgress/window``: 256 bytes a second.
  static let minimumProgress: UInt64 = 768

  case idle(since: NIODeadline)
  case receiving(since: NIODeadline)
  /// - Parameters:
  ///   - bytes: the number that the client took within ``SendProgress/window``.
  ///   - since: when it last took some.
  case sending(bytes: UInt64, since: NIODeadline)

  /// - Parameters:
  ///   - phase: what the connection does.
  ///   - since: when it began to do so.
  ///   - sendProgress: nil if no bytes wait for the client.
  /// - Returns: nil if the connection must stay open.
  init?(phase: ClientConnection.Phase, since: NIODeadline, sendProgress: SendProgress?, at now: NIODeadline) {
    if let sendProgress {
      guard let bytes = sendProgress.recentBytes, bytes < Self.minimumProgress else { return nil }
      self = .sending(bytes: bytes, since: sendProgress.lastProgress)
      return
    }
    let age = now - since
    switch phase {
    case .responding: return nil
    case .new where age < Self.newConnectionGrace, .receiving where age < Self.slowRequestThreshold: return nil
    case .new, .idle: self = .idle(since: since)
    case .receiving: self = .receiving(since: since)
    }
  }
}
