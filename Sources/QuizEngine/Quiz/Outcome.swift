/// One of the things that a player can turn out to be.
public struct Outcome: Hashable, Sendable {
  public var id: OutcomeID
  public var name: LocalizedText
  /// Shown large at the reveal and small in the introduction's corners; a picture takes its place.
  public var emoji: String?
  public var picture: Picture?
  public var description: LocalizedText

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

/// What a player reads when no answer counted for any outcome.
public struct UndecidedText: Hashable, Sendable {
  public var title: LocalizedText
  public var description: LocalizedText

  public init(title: LocalizedText, description: LocalizedText) {
    self.title = title
    self.description = description
  }
}

/// A picture that lies beside the quiz file.
public struct Picture: Hashable, Sendable {
  /// The file's path as the author wrote it, relative to the quiz file, with `/` between folders.
  public var file: String
  /// What the picture shows, for those who don't see it; nil where it only decorates.
  public var alt: LocalizedText?

  public init(file: String, alt: LocalizedText? = nil) {
    self.file = file
    self.alt = alt
  }
}

/// A colour as authors give it: 8 bits each of red, green and blue in sRGB.
public struct RGBColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
