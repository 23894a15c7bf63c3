import NIOCore
import Testing

@testable import QuizWeb

struct EvictionPriorityTests {
  private static let now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

  private static func seconds(_ seconds: Double) -> NIODeadline { now - .milliseconds(Int64(seconds * 1000)) }

  /// A client that has taken this many bytes in three seconds, evenly.
  private static func sending(_ bytes: UInt64, seconds: Int64 = 3) -> SendProgress {
    var progress = SendProgress(acknowledged: 0, at: now - .seconds(seconds))
    for second in 1...seconds {
      progress.update(acknowledged: bytes / 3 * UInt64(second), at: now - .seconds(seconds - second))
    }
    return progress
  }

  @Test(
    arguments: [
      (.new, 0.4, nil, nil), (.new, 0.5, nil, .idle(since: seconds(0.5))), (.idle, 0, nil, .idle(since: now)),
      (.receiving, 2.9, nil, nil), (.receiving, 3, nil, .receiving(since: seconds(3))),
      // However long the server takes to make a response.
      (.responding, 60, nil, nil),
      // One kilobyte a second is enough.
      (.responding, 60, sending(3072), nil), (.responding, 60, sending(768), nil),
      (.responding, 60, sending(765), .sending(bytes: 765, since: now)),
      (.responding, 60, sending(0), .sending(bytes: 0, since: seconds(3))),
      (.responding, 60, sending(0, seconds: 9), .sending(bytes: 0, since: seconds(9))),
      (.responding, 60, sending(0, seconds: 2), nil),
      // The next request arrives while a response waits.
      (.receiving, 9, sending(0), .sending(bytes: 0, since: seconds(3))), (.receiving, 9, sending(3072), nil),
    ] as [(ClientConnection.Phase, Double, SendProgress?, EvictionPriority?)])
  func `a connection may be closed if it is idle, or if its client sends or takes hardly anything`(
    phase: ClientConnection.Phase, age: Double, progress: SendProgress?, priority: EvictionPriority?
  ) {
    #expect(EvictionPriority(phase: phase, since: Self.seconds(age), sendProgress: progress, at: Self.now) == priority)
  }

  @Test func `the response with the least progress goes first, after what is idle and slow requests`() {
    let expected: [EvictionPriority] = [
      .idle(since: Self.seconds(30)), .idle(since: Self.seconds(1)), .receiving(since: Self.seconds(9)),
      .receiving(since: Self.seconds(4)), .sending(bytes: 0, since: Self.seconds(9)),
      .sending(bytes: 0, since: Self.seconds(3)), .sending(bytes: 1, since: Self.seconds(12)),
      .sending(bytes: 700, since: Self.seconds(1)),
    ]
    #expect(expected.reversed().sorted() == expected)
  }
}
