import Foundation

/// How long processes have kept a processor busy.
enum ProcessorTime {
  /// Seconds in user and kernel mode that the processes used so far, all threads together; 10 ms is the resolution.
  static func seconds(of processes: [Int32]) -> Double { processes.reduce(0) { $0 + seconds(of: $1) } }

  /// Seconds that this process used so far.
  static var own: Double { seconds(of: [getpid()]) }

  /// Fields 14 and 15 of /proc/PID/stat, counted behind the name, which may hold anything (proc(5)).
  private static func seconds(of process: Int32) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[name...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let kernel = Double(fields[13]) else { return 0 }
    return (user + kernel) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
