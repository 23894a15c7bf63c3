import Foundation
import Synchronization

/// Whether somebody asked the program to end, by Ctrl-C or SIGTERM: it then ends where nothing is left half done.
struct CancellationSignal {
  private static let signals = [SIGINT, SIGTERM]
  /// 0 while no signal came.
  private static let latest = Atomic<Int32>(0)

  /// From here on these signals no longer end the program by themselves.
  init() {
    // The store also makes the value before a handler could.
    Self.latest.store(0, ordering: .relaxed)
    for number in Self.signals {
      signal(number) { CancellationSignal.latest.store($0, ordering: .relaxed) }
    }
  }

  /// The signal that came last; nil while none did.
  var received: Int32? {
    let signal = Self.latest.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// The signals end the program again.
  func restoreHandlers() {
    for number in Self.signals { signal(number, SIG_DFL) }
  }
}
