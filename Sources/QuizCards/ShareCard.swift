public import QuizEngine

/// A picture to share, 1200 × 630, as sites show it where somebody posts an address of ours: everything that is drawn
/// on it. Equal cards look alike.
public struct ShareCard: Hashable, Sendable {
  /// In pixels, as the Open Graph protocol's readers want it.
  public static let width = 1200
  public static let height = 630

  /// Stands small above the name: the quiz's title on an outcome's card.
  public var heading: String?
  /// Stands large: the outcome's name, or the quiz's title on its own card.
  public var name: String
  /// What looks out of the window; of more than four only the first four.
  public var icons: [Icon]
  /// A colour that is legible on paper.
  public var accent: RGBColor
  /// Chooses among the shapes that Chinese characters have in different places.
  public var language: Language
  /// The house's name.
  public var siteName: String

  public init(
    heading: String?, name: String, icons faces: [Icon], accent: RGBColor, language: Language, siteName house: String
  ) {
    self.heading = heading
    self.name = name
    self.icons = faces
    self.accent = accent
    self.language = language
    self.siteName = house
  }

  /// How an outcome looks.
  public enum Icon: Hashable, Sendable {
    /// Any emoji sequence, or whatever the author wrote for one.
    case emoji(String)
    case picture(PictureFile)
  }
}

extension ShareCard {
  /// The card without pictures, for when one of them can't be drawn.
  public var withoutPictures: ShareCard {
    var card = self
    card.icons.removeAll { if case .picture = $0 { true } else { false } }
    return card
  }
}
