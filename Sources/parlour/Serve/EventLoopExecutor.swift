import NIOCore
import NIOPosix

/// The threads on which requests arrive.
enum EventLoopExecutor {
  /// Lets all asynchronous work run on them, so that a request stays on the thread that it came to.
  ///
  /// Otherwise each goes to Swift's own pool and back, and waking a thread costs as much as drawing a page. What takes
  /// long must keep off these threads: the store commits on a thread of its own, and so does ``QuizLoader`` read files.
  /// Where SwiftNIO can't do it (it knows how up to Swift 6.3), everything runs as usual, a little slower.
  static func install() { _ = isInstalled }

  // SwiftNIO allows it once in a process.
  private static let isInstalled =
    NIOSingletons.unsafeTryInstallSingletonPosixEventLoopGroupAsConcurrencyGlobalExecutor()
}
