/// One of a quiz's possible results.
public struct Outcome: Hashable, Sendable {
  /// Names the outcome in shared links, so that they still work if the outcomes are reordered.
  public var id: OutcomeID
  /// What the player turns out to be, for example "dog". Sentences of the result contain it.
  public var name: LocalizedText
  /// A result page shows it large, and the introduction shows it small. A picture replaces it.
  public var emoji: String?
  /// Replaces the emoji on pages and cards.
  public var picture: Picture?
  /// The text below the result, one paragraph for each line.
  public var description: LocalizedText

  /// - Parameters:
  ///   - emoji: one emoji, at most 64 bytes of UTF-8.
  ///   - picture: replaces `emoji` where pages can show it.
  public init(
    id: OutcomeID, name: LocalizedText, emoji: String? = nil, picture: Picture? = nil, description: LocalizedText
  ) {
    self.id = id
    self.name = name
    self.emoji = emoji
    self.picture = picture
    self.description = description
  }
}

/// The text that a player reads if no answer gave points to an outcome.
public struct UndecidedText: Hashable, Sendable {
  /// The heading of the result page.
  public var title: LocalizedText
  /// The text below the heading, one paragraph for each line.
  public var description: LocalizedText

  /// Both texts replace what a result page says about an outcome.
  public init(title: LocalizedText, description: LocalizedText) {
    self.title = title
    self.description = description
  }
}

/// A picture file beside the quiz file.
public struct Picture: Hashable, Sendable {
  /// The file's path relative to the quiz file, as the author wrote it, with `/` between folders.
  public var file: String
  /// The alternative text: what the picture shows, for people who can't see it. It is nil if the picture is only
  /// decoration.
  public var alt: LocalizedText?

  /// - Parameter alt: nil if the picture is only decoration.
  public init(file: String, alt: LocalizedText? = nil) {
    self.file = file
    self.alt = alt
  }
}

/// A colour that an author chose: red, green and blue in sRGB with 8 bits each.
public struct RGBColor: Hashable, Sendable {
  /// The red component, 0 to 255.
  public var red: UInt8
  /// The green component, 0 to 255.
  public var green: UInt8
  /// The blue component, 0 to 255.
  public var blue: UInt8

  /// The components are sRGB values, as in a CSS colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
