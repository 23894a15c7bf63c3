/// Finds the pictures of a quiz by their names.
public struct PictureSource: Sendable {
  enum LookupResult: Sendable {
    case bytes([UInt8])
    /// There is no such file; its folder has these.
    case missing(candidates: [String])
    case outsideFolder
    case tooLarge(Int)
    case unreadable(String)
    /// The source has no files, so nothing is checked.
    case unchecked
  }

  let lookUp: @Sendable (String) -> LookupResult

  /// Checks no pictures; the result of reading contains none.
  public static let unchecked = PictureSource { _ in .unchecked }

  /// Reads pictures from memory, by their names.
  public static func memory(_ pictures: [String: [UInt8]]) -> PictureSource {
    PictureSource { name in pictures[name].map(LookupResult.bytes) ?? .missing(candidates: pictures.keys.sorted()) }
  }
}
