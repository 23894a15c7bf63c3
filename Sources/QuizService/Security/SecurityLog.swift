internal import Synchronization

/// Events that are only counted, since a single line would tell something about a player.
package enum SecurityCounter: String, Hashable, Sendable, CaseIterable {
  case signIns = "sign_ins"
  case failedSignIns = "failed_sign_ins"
  case recoveries
  case failedRecoveries = "failed_recoveries"
  case signUps = "sign_ups"
  /// The name was taken. A password that is too short or too common isn't counted.
  case rejectedSignUps = "rejected_sign_ups"
  case signOuts = "sign_outs"
  case passwordChanges = "password_changes"
  case newRecoveryCodes = "new_recovery_codes"
  case endedSessions = "ended_sessions"
  case deletions
  /// A wrong password of a player who is signed in.
  case failedPasswordChecks = "failed_password_checks"
  /// Attempts that were refused because too many came before.
  case rateLimited = "rate_limited"
  /// Attempts that were refused because too many passwords waited to be hashed.
  case tooBusy = "too_busy"
  case crossSiteRequests = "cross_site_requests"
  case wrongHosts = "wrong_hosts"
  case malformedHosts = "malformed_hosts"
  case tooManyRequests = "too_many_requests"
  /// Requests for operators' pages by others.
  case adminRefusals = "admin_refusals"

  /// Whether it may be an attack.
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

/// The security log. Operators' actions are written at once; players' and strangers' are counted and written by
/// ``flushCounts()``.
package final class SecurityLog: Sendable {
  private let counts = Mutex<[SecurityCounter: Int]>([:])
  private let write: @Sendable (SecurityEvent) -> Void

  /// - Parameter write: writes an event; the default drops it.
  package init(_ write: @escaping @Sendable (SecurityEvent) -> Void = { _ in }) { self.write = write }

  /// Hands the event to the log's writer at once.
  package func log(_ event: SecurityEvent) { write(event) }

  package func increment(_ what: SecurityCounter) { counts.withLock { $0[what, default: 0] += 1 } }

  /// Writes one event with all counts since the last call, if there are any.
  package func flushCounts() {
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
