import QuizMetrics

/// The program's version and its kind of store.
struct BuildMetrics: MetricsSource {
  let location: StoreLocation

  var metrics: [MetricFamily] {
    let labels = [("version", Parlour.version), ("store", location.kind)]
    return [
      MetricFamily(
        "parlour_build_info", .gauge, "Always 1; its labels tell which program runs.", [MetricSample(1, labels)])
    ]
  }
}

extension StoreLocation {
  fileprivate var kind: String {
    switch self {
    case .folder: "sqlite"
    #if MariaDB
      case .database: "mariadb"
    #endif
    }
  }
}
