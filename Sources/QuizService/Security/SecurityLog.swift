internal import Synchronization

/// What is only told in numbers, since each case by itself would tell of a player.
public enum SecurityCount: String, Hashable, Sendable, CaseIterable {
  case signIns = "sign_ins"
  case wrongSignIns = "wrong_sign_ins"
  case recoveries
  case wrongRecoveries = "wrong_recoveries"
  case signUps = "sign_ups"
  /// A name that is taken, or a password that can't be had.
  case refusedSignUps = "refused_sign_ups"
  case signOuts = "sign_outs"
  case passwordChanges = "password_changes"
  case newRecoveryCodes = "new_recovery_codes"
  case endedSessions = "ended_sessions"
  case deletions
  /// Where somebody who is signed in was asked for the password once more.
  case wrongPasswords = "wrong_passwords"
  /// Attempts that came too early.
  case heldBack = "held_back"
  /// Attempts that found too many passwords waiting to be checked.
  case tooBusy = "too_busy"
  case fromOtherSites = "from_other_sites"
  case toOtherHosts = "to_other_hosts"
  case brokenHosts = "broken_hosts"
  case tooMany = "too_many"
  /// Requests for the operators' desk by somebody who is none.
  case deskRefusals = "desk_refusals"

  /// Whether it may be somebody who tries to get in.
  fileprivate var isNotable: Bool {
    switch self {
    case .signIns, .recoveries, .signUps, .refusedSignUps, .signOuts, .passwordChanges, .newRecoveryCodes,
      .endedSessions, .deletions:
      false
    case .wrongSignIns, .wrongRecoveries, .wrongPasswords, .heldBack, .tooBusy, .fromOtherSites, .toOtherHosts,
      .brokenHosts, .tooMany, .deskRefusals:
      true
    }
  }
}

/// Tells whoever watches over a house what concerns its safety: what operators did, at once; what players and strangers
/// did, in numbers, whenever ``tellCounts()`` is called.
public final class SecurityLog: Sendable {
  private let counts = Mutex<[SecurityCount: Int]>([:])
  private let write: @Sendable (SecurityEvent) -> Void

  /// - Parameter write: keeps an event; without one nothing is kept.
  public init(_ write: @escaping @Sendable (SecurityEvent) -> Void = { _ in }) { self.write = write }

  public func note(_ event: SecurityEvent) { write(event) }

  public func count(_ what: SecurityCount) { counts.withLock { $0[what, default: 0] += 1 } }

  /// Writes one event with everything that was counted since the last time; none where nothing was.
  public func tellCounts() {
    let counts = counts.withLock { counts in
      defer { counts = [:] }
      return counts
    }
    guard !counts.isEmpty else { return }
    let fields = Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, "\($0.value)") })
    write(
      SecurityEvent(
        "attempts", "Sign-ins and refusals since the last line of this kind", fields,
        isNotable: counts.keys.contains(where: \.isNotable)))
  }
}
