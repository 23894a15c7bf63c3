/// The content of a picture file.
public struct PictureFile: Hashable, Sendable {
  /// The largest size of a picture file, in bytes.
  public static let maxByteCount = 2_000_000
  /// The largest width and height of a picture, in pixels.
  public static let maxSide = 4_000

  /// The path that the quiz uses: ``Picture/file``.
  public var name: String
  /// The format by the file's content, not by its name.
  public var format: Format
  /// In pixels; for an SVG file in user units.
  public var width: Int
  /// In the unit of `width`.
  public var height: Int
  /// The file's content.
  public var bytes: [UInt8]

  /// The file formats that pages may show.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, gif, webp, avif, svg

    /// The MIME type that the server sends.
    public var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }
  }

  /// Takes the values as they are. The reader of quiz files finds the format and the size in the bytes and checks the
  /// limits.
  public init(name: String, format: Format, width: Int, height: Int, bytes: [UInt8]) {
    self.name = name
    self.format = format
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
