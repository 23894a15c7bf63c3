import QuizService

/// Whether a balancer may send visitors here.
struct Readiness: Hashable, Sendable {
  /// A reason to send them elsewhere for now.
  enum Failure: Hashable, Sendable {
    /// The server was told to end.
    case shuttingDown
    /// The store didn't answer, or not soon enough.
    case store
    /// Its clock and the database's are too far apart to start rounds.
    case clock
    /// What players do can't be kept.
    case writes(StoreError.Kind)
    /// A part of the data is damaged.
    case damage
    /// The server can't take connections.
    case connections

    /// What an operator reads.
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
