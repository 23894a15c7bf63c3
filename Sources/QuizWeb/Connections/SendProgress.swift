import NIOCore

/// How many bytes a client takes while some wait for it.
///
/// A byte counts when the client's system has acknowledged it. The server's own writes don't show progress: on a
/// connection of one kilobyte a second, the system takes hundreds of kilobytes at once, and then nothing for minutes.
struct SendProgress: Hashable, Sendable {
  /// How far back ``recentBytes`` looks.
  static let window = TimeAmount.seconds(3)

  /// When the client last took bytes, or else when bytes began to wait.
  private(set) var lastProgress: NIODeadline
  /// The oldest first. Only the first one may be older than ``window``.
  private var samples: [Sample]

  private struct Sample: Hashable {
    let time: NIODeadline
    let acknowledged: UInt64
  }

  /// - Parameter acknowledged: the bytes that the client has acknowledged since the connection was opened.
  init(acknowledged: UInt64, at now: NIODeadline) {
    lastProgress = now
    samples = [Sample(time: now, acknowledged: acknowledged)]
  }

  mutating func update(acknowledged: UInt64, at now: NIODeadline) {
    if acknowledged > samples[samples.count - 1].acknowledged { lastProgress = now }
    samples.append(Sample(time: now, acknowledged: acknowledged))
    while samples.count > 2, now - samples[1].time >= Self.window { samples.removeFirst() }
  }

  /// The bytes that the client took within the last ``window``, or slightly more; nil if bytes haven't waited so long.
  var recentBytes: UInt64? {
    let first = samples[0]
    let last = samples[samples.count - 1]
    return last.time - first.time < Self.window ? nil : last.acknowledged - first.acknowledged
  }

  func isStalled(for timeout: TimeAmount, at now: NIODeadline) -> Bool { now - lastProgress >= timeout }
}
