import Testing

/// Reads a trace of system calls by strace. The traced process records and reports one answer at a time.
struct SyncTrace {
  /// How many answers were reported after they were written to SQLite's write-ahead log and synced.
  private(set) var reportedAfterSync = 0
  private var isWritten = false
  private var isSynced = false
  /// Threads that are syncing the log.
  private var syncing: Set<Substring> = []

  init(trace: [Substring]) throws {
    for line in trace {
      let thread = line.prefix { $0 != " " }
      if line.contains("write(1<") {
        try #require(isSynced, "told without a sync: \(line)")
        reportedAfterSync += 1
        (isWritten, isSynced) = (false, false)
      } else if line.contains("pwrite64("), line.contains("parlour.sqlite-wal") {
        (isWritten, isSynced) = (true, false)
      } else if line.contains("sync("), line.contains("parlour.sqlite-wal") {
        syncing.insert(thread)
      }
      if syncing.contains(thread), line.hasSuffix(" = 0") {
        syncing.remove(thread)
        isSynced = isWritten
      }
    }
  }
}
