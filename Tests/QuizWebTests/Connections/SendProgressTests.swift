import NIOCore
import Testing

@testable import QuizWeb

struct SendProgressTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

  /// Progress with one sample a second.
  private func progress(_ bytesEachSecond: [UInt64]) -> SendProgress {
    var total: UInt64 = 5000
    var progress = SendProgress(acknowledged: total, at: start)
    for (second, bytes) in bytesEachSecond.enumerated() {
      total += bytes
      progress.update(acknowledged: total, at: start + .seconds(Int64(second) + 1))
    }
    return progress
  }

  @Test(
    arguments: [
      ([], nil), ([9, 9], nil), ([1, 2, 3], 6), ([100, 1, 2, 3], 6), ([100, 200, 0, 0, 0], 0), ([0, 0, 0, 7], 7),
    ] as [([UInt64], UInt64?)])
  func `the bytes of the last three seconds count`(bytes: [UInt64], recent: UInt64?) {
    #expect(progress(bytes).recentBytes == recent)
  }

  @Test(
    arguments: [
      ([], 14, false), ([], 15, true), ([0, 0, 0], 15, true), ([0, 0, 1], 17, false), ([0, 0, 1], 18, true),
      ([UInt64](repeating: 1, count: 60), 74, false),
    ] as [([UInt64], Int64, Bool)])
  func `a response is stalled when its client has taken no byte for the whole time`(
    bytes: [UInt64], second: Int64, isStalled: Bool
  ) {
    #expect(progress(bytes).isStalled(for: .seconds(15), at: start + .seconds(second)) == isStalled)
  }

  @Test func `the samples of an hour don't accumulate`() {
    let long = progress([UInt64](repeating: 0, count: 3600) + [1, 2, 3])
    #expect(long.recentBytes == 6)
    #expect(Mirror(reflecting: long).descendant("samples").map { Mirror(reflecting: $0).children.count } == 4)
  }
}
