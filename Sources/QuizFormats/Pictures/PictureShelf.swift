/// Where a quiz's pictures are to be found.
public struct PictureShelf: Sendable {
  enum Finding: Sendable {
    case bytes([UInt8])
    /// There is no such file; beside the place where it was looked for are these.
    case missing(near: [String])
    case outside
    case tooLarge(Int)
    case unreadable(String)
    /// Nobody looks.
    case unchecked
  }

  let find: @Sendable (String) -> Finding

  /// Pictures are taken on trust; the reading holds none.
  public static let unchecked = PictureShelf { _ in .unchecked }

  /// Pictures in memory, by their names.
  public static func memory(_ pictures: [String: [UInt8]]) -> PictureShelf {
    PictureShelf { name in pictures[name].map(Finding.bytes) ?? .missing(near: pictures.keys.sorted()) }
  }
}
