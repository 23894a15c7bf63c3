public import QuizMetrics

extension SQLiteStore {
  public var metrics: [MetricFamily] {
    [
      MetricFamily(
        level: "parlour_sqlite_writes_waiting", "Writes that wait for the next commit.", commits.waitingCount),
      MetricFamily(
        "parlour_sqlite_commit_writes", .histogram, "How many writes shared a commit.", commits.sizes.samples()),
    ]
  }
}
