import QuizService
internal import StoreStatus

/// Whether a load balancer may send visitors to this server.
struct Readiness: Hashable, Sendable {
  /// A reason to send visitors to other servers.
  enum Failure: Hashable, Sendable {
    /// The server is shutting down.
    case shuttingDown
    /// The store didn't answer, or not soon enough.
    case store
    /// The machine's clock and the database's differ too much to start rounds.
    case clock
    /// Writes fail.
    case writes(StoreError.Kind)
    /// A part of the data is damaged.
    case damage
    /// The server can't accept connections.
    case connections

    /// The reason in words, for operators.
    var message: String {
      switch self {
      case .shuttingDown: "The server is about to end."
      case .store: "The store doesn’t answer."
      case .clock: "This machine’s clock and the database’s are too far apart."
      case .writes(.full): "Nothing can be kept: the disk has no room."
      case .writes(.readOnly): "Nothing can be kept: the data can’t be written."
      case .writes: "Nothing can be kept: writes fail."
      case .damage: "The data is damaged."
      case .connections: "No connection could be taken: descriptors have run out."
      }
    }
  }

  var failures: [Failure] = []

  var isReady: Bool { failures.isEmpty }

  /// A line for each reason, or `ok`.
  var text: String { isReady ? "ok\n" : failures.map { $0.message + "\n" }.joined() }
}
