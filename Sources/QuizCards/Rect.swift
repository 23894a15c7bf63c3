/// A rectangle on a card, in pixels from its upper left corner.
struct Rect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The largest box of the given shape in the middle of this one.
  func aspectFit(_ width: Double, _ height: Double) -> Rect {
    scaled(width, height, by: min(self.width / width, self.height / height))
  }

  /// The smallest box of the given shape around the middle of this one that leaves nothing of it free.
  func aspectFill(_ width: Double, _ height: Double) -> Rect {
    scaled(width, height, by: max(self.width / width, self.height / height))
  }

  private func scaled(_ width: Double, _ height: Double, by scale: Double) -> Rect {
    let (width, height) = (width * scale, height * scale)
    return Rect(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }

  /// Where one to four faces have their places in a window of this size.
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

/// A window with a round arch: the shape of the house's mark.
struct ArchShape: Hashable, Sendable {
  var bounds: Rect
}
