/// A picture's content, as it lay beside the quiz file.
public struct PictureFile: Hashable, Sendable {
  /// The most bytes that a picture may have.
  public static let maxByteCount = 2_000_000
  /// The most pixels that a picture may be wide or high.
  public static let maxSide = 4_000

  /// The path by which the quiz refers to it: ``Picture/file``.
  public var name: String
  public var format: Format
  /// In pixels; of an SVG in user units.
  public var width: Int
  public var height: Int
  public var bytes: [UInt8]

  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, gif, webp, avif, svg

    public var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }
  }

  public init(name: String, format: Format, width: Int, height: Int, bytes: [UInt8]) {
    self.name = name
    self.format = format
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
