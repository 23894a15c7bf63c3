import Foundation
import QuizFormats

/// A terminal in raw mode: keys come unbuffered, frames fill the window, and closing it restores the terminal.
final class FullScreenTerminal {
  enum Event {
    case keys([KeyPress])
    case resized
    /// A signal asked the program to end, or the terminal is gone.
    case terminated(signal: Int32)
  }

  private let originalSettings: termios
  private let styler: ANSIStyler
  private let signals: SignalPipe
  private var decoder = KeyPressDecoder()

  /// Whether standard input and output are a terminal with a cursor that can be moved.
  static var isPossible: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && ProcessInfo.processInfo.environment["TERM", default: "dumb"] != "dumb"
  }

  /// - Throws: `CommandError` if raw mode can't be set; the terminal is as before then.
  init(styler: ANSIStyler) throws {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { throw CommandError("The terminal can’t be read.") }
    originalSettings = settings
    self.styler = styler
    signals = try SignalPipe([SIGWINCH, SIGINT, SIGTERM, SIGHUP])
    cfmakeraw(&settings)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    Self.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J")
  }

  /// Restores the terminal.
  func close() {
    Self.write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    var settings = originalSettings
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  var size: TerminalSize {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return .standard
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Renders a frame with one write over the last one, inside a synchronized update if the terminal supports it.
  func render(_ lines: [StyledLine]) {
    let text = lines.map { $0.rendered(styler) + "\u{1B}[K" }.joined(separator: "\r\n")
    Self.write("\u{1B}[?2026h\u{1B}[H" + text + "\u{1B}[J\u{1B}[?2026l")
  }

  /// Waits for keys or a signal.
  func nextEvent() -> Event {
    while true {
      var waits = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waits, nfds_t(waits.count), -1) > 0 else { continue }
      if waits[1].revents != 0, let signal = signals.next() {
        return signal == SIGWINCH ? .resized : .terminated(signal: signal)
      }
      guard waits[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count <= 0 { return .terminated(signal: SIGHUP) }
      return .keys(decoder.keys(in: Array(bytes.prefix(count))))
    }
  }

  private static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
