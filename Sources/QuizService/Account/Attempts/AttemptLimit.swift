/// How many attempts are allowed under one key. An attempt can have several limits.
package struct AttemptLimit: Hashable, Sendable {
  package let key: AttemptKey
  package let policy: AttemptPolicy

  package init(key: AttemptKey, policy: AttemptPolicy) {
    self.key = key
    self.policy = policy
  }
}
