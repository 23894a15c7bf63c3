package import QuizDatabase
package import QuizMetrics

/// Everything that a house stores, in one SQL database.
package final class Store: MetricsSource {
  package let database: any SQLDatabase
  package let caches: StoreCaches
  /// Counts events for the metrics since the store was opened.
  package let eventCounters = EventCounters()

  package convenience init(_ database: any SQLDatabase) {
    self.init(database, playCapacity: database.isExclusive ? 100_000 : 0)
  }

  /// - Parameter playCapacity: as for ``StoreCaches/init(playCapacity:)``.
  package init(_ database: any SQLDatabase, playCapacity: Int) {
    self.database = database
    caches = StoreCaches(playCapacity: playCapacity)
  }

  /// Events such as plays and answers, and what the database measures.
  package var metrics: [MetricFamily] { eventCounters.metrics + database.metrics }

  /// Completes the calls that have begun. Later calls fail as unavailable.
  package func close() async { await database.close() }
}
