import Foundation
import Synchronization

/// Catches Ctrl-C and SIGTERM, so that a command can end at a point where nothing is half done.
struct CancellationSignal {
  private static let signals = [SIGINT, SIGTERM]
  /// 0 while no signal came.
  private static let latest = Atomic<Int32>(0)

  /// Installs the handlers: the signals no longer end the program.
  init() {
    // Also initializes the static value before a handler can run.
    Self.latest.store(0, ordering: .relaxed)
    for number in Self.signals {
      signal(number) { CancellationSignal.latest.store($0, ordering: .relaxed) }
    }
  }

  /// The latest signal; nil if none came.
  var received: Int32? {
    let signal = Self.latest.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Removes the handlers: the signals end the program again.
  func restoreHandlers() {
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
