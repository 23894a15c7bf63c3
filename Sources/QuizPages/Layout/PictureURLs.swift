import QuizEngine

/// The URLs of one revision's pictures.
public struct PictureURLs: Sendable {
  /// One picture of the revision.
  public struct Entry: Sendable {
    /// The ``Picture/file`` in the quiz.
    public let name: String
    let url: String
    /// In pixels.
    public let width: Int
    /// In the unit of `width`.
    public let height: Int

    /// Whether it shows a scene rather than one figure: it is wider than 5:4.
    var isWide: Bool { width * 4 > height * 5 }

    /// - Parameters:
    ///   - name: the path that the quiz uses.
    ///   - width: in pixels, or in the user units of an SVG file.
    public init(name: String, url: String, width: Int, height: Int) {
      self.name = name
      self.url = url
      self.width = width
      self.height = height
    }
  }

  private let entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }

  subscript(_ picture: Picture) -> Entry? { entries.first { $0.name == picture.file } }
}
