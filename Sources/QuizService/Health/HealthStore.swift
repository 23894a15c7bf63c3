public import StoreStatus

/// Whether a store can be read and written.
public protocol HealthStore: Sendable {
  /// Returns if the store answers.
  func ping() async throws(StoreError)

  /// Writes something and deletes it in the same transaction. Returns if a write succeeds now.
  func probeWriting() async throws(StoreError)
}
