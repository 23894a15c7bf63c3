#if MariaDB
  internal import QuizMetrics

  extension ConnectionPool {
    var metrics: [MetricFamily] {
      let load = load
      let connections = [("busy", load.threads - load.idle), ("idle", load.idle)].map { state, count in
        MetricSample(Double(count), [("state", state)])
      }
      return [
        MetricFamily(
          "parlour_mariadb_connections", .gauge, "Threads with a connection to the database each.", connections),
        MetricFamily(gauge: "parlour_mariadb_connections_max", "The limit on connections to the database.", size),
        // The name up to 0.6. It is removed in the next version.
        MetricFamily(gauge: "parlour_mariadb_connections_most", "Old name of parlour_mariadb_connections_max.", size),
        MetricFamily(gauge: "parlour_mariadb_waiting", "Reads and writes that wait for a connection.", load.waiting),
      ]
    }
  }
#endif
