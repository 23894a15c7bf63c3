public import QuizEngine

/// The style sheet with a quiz's colour. The author's colour is made darker or lighter until the contrast is
/// sufficient.
///
/// The site's style sheet uses the accent for text on the background, and the background's colour for text on the
/// accent. So one contrast ratio covers both. The ratio is higher than WCAG's 4.5, because text is also shown on tints
/// of the accent.
public struct AccentStylesheet: Sendable {
  static let minContrastRatio = 5.5
  /// In the dark theme buttons with a quiz's colour are about as light as those of the other pages.
  static let minDarkContrastRatio = 8.0
  /// The backgrounds of the two themes. They are the same as in `site.css`.
  static let lightBackground = RGBColor(red: 0xfb, green: 0xf7, blue: 0xf0)
  static let darkBackground = RGBColor(red: 0x1b, green: 0x18, blue: 0x16)

  private let accent: RGBColor

  /// - Parameter accent: the author's colour. Lighter or darker variants of it have enough contrast.
  public init(_ accent: RGBColor) { self.accent = accent }

  /// The style sheet: the accent for light and for dark pages, and the colour of the hero, which both have in common.
  public var css: String {
    """
    :root{--accent:#\(lightAccent.hex);--deep:#\(lightAccent.hex)}
    @media (prefers-color-scheme: dark){:root{--accent:#\(darkAccent.hex)}}

    """
  }

  /// The accent in the light theme.
  public var lightAccent: RGBColor {
    accent.approaching(RGBColor(red: 0, green: 0, blue: 0), until: Self.minContrastRatio, on: Self.lightBackground)
  }

  /// The accent in the dark theme.
  var darkAccent: RGBColor {
    accent.approaching(
      RGBColor(red: 255, green: 255, blue: 255), until: Self.minDarkContrastRatio, on: Self.darkBackground)
  }
}

extension RGBColor {
  /// The first colour on the way to `other` that has the contrast ratio to the background.
  fileprivate func approaching(_ other: RGBColor, until ratio: Double, on background: RGBColor) -> RGBColor {
    for percent in 0..<100 {
      let mixed = mixed(with: other, percent: percent)
      if Contrast.ratio(mixed, background) >= ratio { return mixed }
    }
    return other
  }

  private func mixed(with other: RGBColor, percent: Int) -> RGBColor {
    func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Int(own) * (100 - percent) + Int(other) * percent + 50) / 100)
    }
    return RGBColor(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
