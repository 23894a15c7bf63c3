import Foundation

/// A screen as a value: keys change it, and ``frame`` is what it shows.
protocol InteractiveScreen {
  /// As many lines as the window has rows, none wider than it.
  var frame: [StyledLine] { get }
  var isOver: Bool { get }
  var size: TerminalSize { get }
  mutating func press(_ key: KeyPress)
  mutating func resize(to size: TerminalSize)
}

extension FullScreenTerminal {
  /// Shows a screen until it is over.
  ///
  /// - Returns: 0; or 128 and the number of the signal that ended it earlier, as shells count it.
  func run(_ screen: inout some InteractiveScreen) -> Int32 {
    while !screen.isOver {
      render(screen.frame)
      switch nextEvent() {
      case .resized: screen.resize(to: size)
      case .terminated(let signal): return 128 + signal
      case .keys(let keys):
        for key in keys where !screen.isOver { screen.press(key) }
        if keys.contains(.interrupt) { return 128 + SIGINT }
      }
    }
    return 0
  }
}
