import Foundation
import QuizMetrics

/// The system's figures about this process, named as by Prometheus' own clients.
struct ProcessMetrics: MetricsSource {
  private let started = Date()

  var metrics: [MetricFamily] {
    [
      MetricFamily(
        "process_start_time_seconds", .gauge, "When the server started, in seconds since 1970.",
        [MetricSample(started.timeIntervalSince1970)]),
      MetricFamily(
        "process_cpu_seconds_total", .counter, "Processor time, of user and system.", Self.samples(processorSeconds)),
      MetricFamily("process_resident_memory_bytes", .gauge, "Resident memory in bytes.", Self.samples(residentBytes)),
      MetricFamily("process_open_fds", .gauge, "Open files and sockets.", Self.samples(openFiles)),
      MetricFamily("process_max_fds", .gauge, "How many may be open.", Self.samples(mostFiles)),
    ]
  }

  /// A value that the system doesn't provide is left out.
  private static func samples(_ value: Double?) -> [MetricSample] { value.map { [MetricSample($0)] } ?? [] }

  private var processorSeconds: Double? {
    var usage = rusage()
    guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return nil }
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
  }

  private var residentBytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Double(fields[1]).map { $0 * Double(sysconf(CInt(_SC_PAGESIZE))) } : nil
  }

  private var openFiles: Double? {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")).map { Double($0.count) }
  }

  private var mostFiles: Double? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
    return Double(limit.rlim_cur)
  }
}
