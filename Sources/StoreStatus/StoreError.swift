/// Why a store failed.
///
/// Nothing was changed, with one exception: a write that has begun is completed even if its caller has stopped waiting
/// and received ``unavailable(detail:)``. A use case for which that matters finds its own work when it is tried again.
public enum StoreError: Error, Hashable, Sendable {
  /// The disk is full.
  case full
  /// The folder or file can't be written.
  case readOnly
  /// Another server has the data open; `holder` says which, if that is known.
  case locked(holder: String?)
  /// A newer version of Parlour wrote the data.
  case newer
  /// The data can't be read.
  case damaged(detail: String)
  /// The request contradicts the stored data, such as a play of a revision that doesn't exist.
  case refused(detail: String)
  /// The store doesn't answer at the moment. A write that had begun may have taken effect.
  case unavailable(detail: String)
}

extension StoreError {
  /// The error in one word without details, for metrics and the log.
  public enum Kind: String, CaseIterable, Sendable {
    case full
    case readOnly = "read_only"
    case locked
    case newer
    case damaged
    case refused
    case unavailable
  }

  /// The case without its details.
  public var kind: Kind {
    switch self {
    case .full: .full
    case .readOnly: .readOnly
    case .locked: .locked
    case .newer: .newer
    case .damaged: .damaged
    case .refused: .refused
    case .unavailable: .unavailable
    }
  }

  /// What the database reported, if it did. It contains no names of players.
  public var detail: String? {
    switch self {
    case .damaged(let detail), .refused(let detail), .unavailable(let detail): detail
    case .full, .readOnly, .locked, .newer: nil
    }
  }
}
