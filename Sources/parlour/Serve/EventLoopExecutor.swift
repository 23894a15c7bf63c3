import NIOCore
import NIOPosix

/// Runs Swift's asynchronous work on SwiftNIO's event loops, the threads on which requests arrive.
enum EventLoopExecutor {
  /// How many event loops a server has: two for each processor, up to 16; with more processors, one for each (see WE17
  /// in DESIGN.md).
  static func loopCount(processors: Int) -> Int { max(processors, min(2 * processors, 16)) }

  /// Makes the event loops the global executor, so that a request stays on the thread on which it arrived.
  ///
  /// Otherwise each request goes to Swift's own pool and back, and waking a thread costs as much as rendering a page.
  /// Long work runs on other threads: the store commits on its own thread, and ``QuizLoader`` reads files on another.
  /// SwiftNIO can do this up to Swift 6.3. With a newer Swift everything runs as usual, a little slower.
  static func install() { _ = isInstalled }

  // SwiftNIO allows both once in a process, the number of event loops before any of them is used.
  private static let isInstalled = {
    NIOSingletons.groupLoopCountSuggestion = loopCount(processors: System.coreCount)
    return NIOSingletons.unsafeTryInstallSingletonPosixEventLoopGroupAsConcurrencyGlobalExecutor()
  }()
}
