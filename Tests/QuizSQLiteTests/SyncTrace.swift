import Testing

/// Goes through a trace of system calls, as strace writes it, of a process that records and tells one answer at a time.
struct SyncTrace {
  /// How many answers were told after they had been written to SQLite's log of changes and synced.
  private(set) var reportedAfterSync = 0
  private var isWritten = false
  private var isSynced = false
  /// Threads in the middle of a sync of the log.
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
