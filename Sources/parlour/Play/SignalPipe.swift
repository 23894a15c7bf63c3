import Foundation

/// Delivers signals as bytes in a pipe, so that one `poll` waits for keys and signals.
final class SignalPipe {
  private let pipe = Pipe()
  private let sources: [any DispatchSourceSignal]

  /// Installs the handlers: the signals no longer end the program.
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

  /// The pipe's end to read; readable while a signal waits.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }

  /// Waits for a signal and returns the earliest one.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }
}
