/// Why a store couldn't do what it was asked. Nothing was changed then, and nothing is lost by trying again.
public enum StoreError: Error, Hashable, Sendable {
  /// The disk has no room left.
  case full
  /// The folder or the file can't be written.
  case readOnly
  /// Another server has the data open; `holder` says which, where that is known.
  case locked(holder: String?)
  /// The data was written by a newer Parlour.
  case newer
  /// What stands there can't be read as Parlour's data.
  case damaged(detail: String)
  /// What was asked contradicts what is stored, as a play of a revision that isn't there.
  case refused(detail: String)
  /// The store doesn't answer now.
  case unavailable(detail: String)
}

extension StoreError {
  /// What is the matter, in one word without details, as metrics and the log name it.
  public enum Kind: String, CaseIterable, Sendable {
    case full
    case readOnly = "read_only"
    case locked
    case newer
    case damaged
    case refused
    case unavailable
  }

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

  /// What the database said, where it said something; it has no names of players.
  public var detail: String? {
    switch self {
    case .damaged(let detail), .refused(let detail), .unavailable(let detail): detail
    case .full, .readOnly, .locked, .newer: nil
    }
  }
}
