public import QuizEngine

/// The preview picture that other sites show for a link to this site. It contains everything that is rendered. Equal
/// cards look the same.
public struct ShareCard: Hashable, Sendable {
  /// In pixels. 1200 × 630 is the size that readers of the Open Graph protocol recommend.
  public static let width = 1200
  /// In pixels.
  public static let height = 630

  /// The small line above the large text. On an outcome's card it is the quiz's title.
  public var heading: String?
  /// The large text: what the player says of an outcome, or the quiz's title on the quiz's own card.
  public var name: String
  /// The icons inside the arch. Only the first four are rendered.
  public var icons: [Icon]
  /// The quiz's colour. It needs enough contrast on a light background.
  public var accent: RGBColor
  /// The language of the texts. It selects the regional shapes of Chinese characters.
  public var language: Language
  /// The site's name, at the bottom.
  public var siteName: String

  /// - Parameters:
  ///   - icons: only the first four are rendered.
  ///   - accent: with enough contrast on a light background.
  public init(
    heading: String?, name: String, icons: [Icon], accent: RGBColor, language: Language, siteName: String
  ) {
    self.heading = heading
    self.name = name
    self.icons = icons
    self.accent = accent
    self.language = language
    self.siteName = siteName
  }

  /// An outcome's emoji or picture.
  public enum Icon: Hashable, Sendable {
    /// An emoji sequence, or any other text that the author wrote in its place.
    case emoji(String)
    case picture(PictureFile)
  }
}

extension ShareCard {
  /// The card without its pictures, for the case that one of them can't be rendered.
  public var withoutPictures: ShareCard {
    var card = self
    card.icons.removeAll { if case .picture = $0 { true } else { false } }
    return card
  }
}
