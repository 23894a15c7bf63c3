public import QuizEngine

/// The few lines of style that give a quiz its colour: the author's, made as much darker or lighter as legibility needs.
///
/// The stylesheet sets text in the accent on the ground, and text in the ground's colour on the accent, so one ratio
/// settles both. It asks for more than the 4.5 that WCAG wants, since tints of the accent lie behind text too.
public struct AccentStylesheet: Sendable {
  static let minContrastRatio = 5.5
  /// The grounds of the two schemes, as `site.css` has them.
  static let lightBackground = RGBColor(red: 0xfb, green: 0xf7, blue: 0xf0)
  static let darkBackground = RGBColor(red: 0x1b, green: 0x18, blue: 0x16)

  private let accent: RGBColor

  public init(_ accent: RGBColor) { self.accent = accent }

  public var css: String {
    """
    :root{--accent:#\(lightAccent.hex)}
    @media(prefers-color-scheme:dark){:root{--accent:#\(darkAccent.hex)}}

    """
  }

  /// The accent for the light scheme.
  public var lightAccent: RGBColor {
    accent.approaching(RGBColor(red: 0, green: 0, blue: 0), until: Self.minContrastRatio, on: Self.lightBackground)
  }

  /// The accent for the dark scheme.
  var darkAccent: RGBColor {
    accent.approaching(RGBColor(red: 255, green: 255, blue: 255), until: Self.minContrastRatio, on: Self.darkBackground)
  }
}

extension RGBColor {
  /// The nearest colour on the way to another that has the ratio on a ground.
  fileprivate func approaching(_ other: RGBColor, until ratio: Double, on ground: RGBColor) -> RGBColor {
    for percent in 0..<100 {
      let mixed = mixed(with: other, percent: percent)
      if Contrast.ratio(mixed, ground) >= ratio { return mixed }
    }
    return other
  }

  private func mixed(with other: RGBColor, percent: Int) -> RGBColor {
    func mix(_ own: UInt8, _ foreign: UInt8) -> UInt8 {
      UInt8((Int(own) * (100 - percent) + Int(foreign) * percent + 50) / 100)
    }
    return RGBColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
