package import QuizMetrics

extension SQLiteDatabase {
  package var metrics: [MetricFamily] {
    [
      MetricFamily(
        gauge: "parlour_sqlite_writes_waiting", "Writes that wait for the next commit.", commits.waitingCount),
      MetricFamily(
        "parlour_sqlite_commit_writes", .histogram, "How many writes shared a commit.", commits.groupSizes.samples()),
    ]
  }
}
