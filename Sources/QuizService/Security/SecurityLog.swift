internal import Synchronization

/// What is only told in numbers, since each case by itself would tell of a player.
public enum SecurityCounter: String, Hashable, Sendable, CaseIterable {
  case signIns = "sign_ins"
  case failedSignIns = "failed_sign_ins"
  case recoveries
  case failedRecoveries = "failed_recoveries"
  case signUps = "sign_ups"
  /// A name that is taken, or a password that can't be had.
  case rejectedSignUps = "rejected_sign_ups"
  case signOuts = "sign_outs"
  case passwordChanges = "password_changes"
  case newRecoveryCodes = "new_recovery_codes"
  case endedSessions = "ended_sessions"
  case deletions
  /// Where somebody who is signed in was asked for the password once more.
  case failedPasswordChecks = "failed_password_checks"
  /// Attempts that came too early.
  case rateLimited = "rate_limited"
  /// Attempts that found too many passwords waiting to be checked.
  case tooBusy = "too_busy"
  case crossSiteRequests = "cross_site_requests"
  case wrongHosts = "wrong_hosts"
  case malformedHosts = "malformed_hosts"
  case tooManyRequests = "too_many_requests"
  /// Requests for the operators' desk by somebody who is none.
  case adminRefusals = "admin_refusals"

  /// Whether it may be somebody who tries to get in.
  fileprivate var isNotable: Bool {
    switch self {
    case .signIns, .recoveries, .signUps, .rejectedSignUps, .signOuts, .passwordChanges, .newRecoveryCodes,
      .endedSessions, .deletions:
      false
    case .failedSignIns, .failedRecoveries, .failedPasswordChecks, .rateLimited, .tooBusy, .crossSiteRequests,
      .wrongHosts,
      .malformedHosts, .tooManyRequests, .adminRefusals:
      true
    }
  }
}

/// Tells whoever watches over a house what concerns its safety: what operators did, at once; what players and strangers
/// did, in numbers, whenever ``flushCounts()`` is called.
public final class SecurityLog: Sendable {
  private let counts = Mutex<[SecurityCounter: Int]>([:])
  private let write: @Sendable (SecurityEvent) -> Void

  /// - Parameter write: keeps an event; without one nothing is kept.
  public init(_ write: @escaping @Sendable (SecurityEvent) -> Void = { _ in }) { self.write = write }

  public func log(_ event: SecurityEvent) { write(event) }

  public func increment(_ what: SecurityCounter) { counts.withLock { $0[what, default: 0] += 1 } }

  /// Writes one event with everything that was counted since the last time; none where nothing was.
  public func flushCounts() {
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
