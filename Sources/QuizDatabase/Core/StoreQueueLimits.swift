/// How many calls may wait for a database, and for how long. A call beyond these limits fails as unavailable. Such a
/// call has changed nothing and will change nothing later.
public enum StoreQueueLimits {
  /// The greatest number of waiting writes; on MariaDB of waiting reads too.
  public static let capacity = 4096
  /// How long a call may wait. A call that has begun is always completed.
  public static let timeout = Duration.seconds(10)
}
