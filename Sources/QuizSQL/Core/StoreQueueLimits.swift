/// How many may wait for a database and how long, whichever it is: who comes beyond that is told to try again. It is told
/// before anything was done, and what was refused is never done later.
public enum StoreQueueLimits {
  /// How many writes (on MariaDB reads too) may wait for their turn.
  public static let capacity = 4096
  /// After how long somebody who still waits is refused. What has begun is always carried through.
  public static let timeout = Duration.seconds(10)
}
