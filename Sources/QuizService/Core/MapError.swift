/// Runs `work`. If it throws, throws the error that `convert` makes of its error.
///
///     let now = try await mapError(DailyError.store) { () throws(StoreError) in
///       try await latestInstantRecorder.record(now)
///     }
///
/// `convert` is usually a case or an initializer of the caller's error type.
package func mapError<Source: Error, Target: Error, Value>(
  _ convert: (Source) -> Target, _ work: () async throws(Source) -> Value
) async throws(Target) -> Value {
  do { return try await work() } catch { throw convert(error) }
}
