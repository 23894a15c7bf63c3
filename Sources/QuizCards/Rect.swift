/// A rectangle on a card, in pixels. The origin is the upper left corner.
struct Rect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The largest centred rectangle with this aspect ratio that fits inside.
  func aspectFit(width: Double, height: Double) -> Rect {
    scaled(width, height, by: min(self.width / width, self.height / height))
  }

  /// The smallest centred rectangle with this aspect ratio that covers this one.
  func aspectFill(width: Double, height: Double) -> Rect {
    scaled(width, height, by: max(self.width / width, self.height / height))
  }

  private func scaled(_ width: Double, _ height: Double, by scale: Double) -> Rect {
    let width = width * scale
    let height = height * scale
    return Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// The squares for one to four icons in an arch with these bounds; none for 0.
  func iconSlots(for count: Int) -> [Rect] {
    let middle = x + width / 2
    /// A square whose centre has these offsets from the rectangle's centre.
    func square(_ dx: Double, _ dy: Double, side: Double) -> Rect {
      Rect(x: middle + dx - side / 2, y: y + height / 2 + dy - side / 2, width: side, height: side)
    }
    return switch count {
    case 0: []
    case 1: [square(0, 20, side: width * 0.76)]
    case 2: [square(0, -90, side: 210), square(0, 150, side: 210)]
    case 3: [square(0, -120, side: 170), square(-86, 90, side: 160), square(86, 90, side: 160)]
    default: [(-86.0, -70.0), (86, -70), (-86, 128), (86, 128)].map { square($0, $1, side: 154) }
    }
  }
}

/// A rectangle whose upper side is a semicircle, as in the site's logo.
struct ArchShape: Hashable, Sendable {
  var bounds: Rect
}
