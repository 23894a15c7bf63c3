import Foundation

/// Signals as bytes in a pipe, so that one wait serves keys and signals.
final class SignalPipe {
  private let pipe = Pipe()
  private let sources: [any DispatchSourceSignal]

  /// From here on the signals no longer end the program by themselves.
  init(_ signals: [Int32]) throws {
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    sources = signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(descriptor, &byte, 1)
      }
      source.resume()
      return source
    }
  }

  deinit { for source in sources { source.cancel() } }

  /// Readable while a signal waits.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// The signal that came first; waits for one.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }
}
