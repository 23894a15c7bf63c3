import Foundation

/// A screen as a value: keys change it, and ``frame`` tells what it looks like.
protocol KeyedScreen {
  /// As many lines as the window has rows, none wider than it.
  var frame: [Line] { get }
  var isOver: Bool { get }
  var size: ScreenSize { get }
  mutating func press(_ key: PlayKey)
  mutating func resize(to size: ScreenSize)
}

extension FullScreen {
  /// Shows a screen until it is over.
  ///
  /// - Returns: 0; or 128 and the number of the signal that ended it earlier, as shells count it.
  func run(_ screen: inout some KeyedScreen) -> Int32 {
    while !screen.isOver {
      show(screen.frame)
      switch next() {
      case .resized: screen.resize(to: size)
      case .ended(let signal): return 128 + signal
      case .keys(let keys):
        for key in keys where !screen.isOver { screen.press(key) }
        if keys.contains(.interrupt) { return 128 + SIGINT }
      }
    }
    return 0
  }
}
