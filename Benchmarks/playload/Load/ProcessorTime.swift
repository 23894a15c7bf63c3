import Foundation

/// How long the processors were busy, in seconds.
struct ProcessorTime {
  /// Time of the server's processes.
  let server: Double
  /// Time of this process.
  let own: Double
  /// Time of all other processes.
  let others: Double

  /// Reads the time used until now.
  init(server processes: [Int32]) {
    server = Self.seconds(of: processes)
    own = Self.seconds(of: [getpid()])
    others = Self.ofMachine - server - own
  }

  private init(server: Double, own: Double, others: Double) {
    (self.server, self.own, self.others) = (server, own, others)
  }

  static func - (later: ProcessorTime, earlier: ProcessorTime) -> ProcessorTime {
    ProcessorTime(
      server: later.server - earlier.server, own: later.own - earlier.own, others: later.others - earlier.others)
  }

  /// The user and kernel time of the processes until now, all threads together, in seconds. The resolution is 10 ms.
  private static func seconds(of processes: [Int32]) -> Double { processes.reduce(0) { $0 + seconds(of: $1) } }

  /// The time that all processors together were busy since the machine started, in seconds.
  ///
  /// It comes from the first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal, … (proc(5)).
  private static var ofMachine: Double {
    let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
    let ticks = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
    guard ticks.count == 8 else { return 0 }
    return (ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6] + ticks[7]) / ticksPerSecond
  }

  private static var ticksPerSecond: Double { Double(sysconf(Int32(_SC_CLK_TCK))) }

  /// Fields 14 and 15 of /proc/PID/stat. They are counted after the name, which may contain anything (proc(5)).
  private static func seconds(of process: Int32) -> Double {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return 0 }
    let fields = text[name...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let kernel = Double(fields[13]) else { return 0 }
    return (user + kernel) / ticksPerSecond
  }
}
