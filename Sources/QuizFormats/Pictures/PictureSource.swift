/// Where a quiz's pictures are to be found.
public struct PictureSource: Sendable {
  enum LookupResult: Sendable {
    case bytes([UInt8])
    /// There is no such file; beside the place where it was looked for are these.
    case missing(candidates: [String])
    case outsideFolder
    case tooLarge(Int)
    case unreadable(String)
    /// Nobody looks.
    case unchecked
  }

  let lookUp: @Sendable (String) -> LookupResult

  /// Pictures are taken on trust; the reading holds none.
  public static let unchecked = PictureSource { _ in .unchecked }

  /// Pictures in memory, by their names.
  public static func memory(_ pictures: [String: [UInt8]]) -> PictureSource {
    PictureSource { name in pictures[name].map(LookupResult.bytes) ?? .missing(candidates: pictures.keys.sorted()) }
  }
}
