/// A rectangle on a card, in pixels. The origin is the upper left corner.
struct Rect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The largest centred rectangle with this aspect ratio that fits inside.
  func aspectFit(_ width: Double, _ height: Double) -> Rect {
    scaled(width, height, by: min(self.width / width, self.height / height))
  }

  /// The smallest centred rectangle with this aspect ratio that covers this one.
  func aspectFill(_ width: Double, _ height: Double) -> Rect {
    scaled(width, height, by: max(self.width / width, self.height / height))
  }

  private func scaled(_ width: Double, _ height: Double, by scale: Double) -> Rect {
    let (width, height) = (width * scale, height * scale)
    return Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// The positions of one to four icons in an arch with these bounds.
  func iconSlots(for count: Int) -> [Rect] {
    let middle = x + width / 2
    func seat(_ across: Double, _ down: Double, _ side: Double) -> Rect {
      Rect(x: middle + across - side / 2, y: y + height / 2 + down - side / 2, width: side, height: side)
    }
    return switch count {
    case 0: []
    case 1: [seat(0, 20, width * 0.76)]
    case 2: [seat(0, -90, 210), seat(0, 150, 210)]
    case 3: [seat(0, -120, 170), seat(-86, 90, 160), seat(86, 90, 160)]
    default: [seat(-86, -70, 154), seat(86, -70, 154), seat(-86, 128, 154), seat(86, 128, 154)]
    }
  }
}

/// A rectangle whose upper side is a semicircle, as in the site's logo.
struct ArchShape: Hashable, Sendable {
  var bounds: Rect
}
