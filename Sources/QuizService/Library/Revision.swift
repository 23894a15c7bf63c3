public import QuizEngine

/// Identifies a revision in its store.
public struct RevisionID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// Identifies a picture by its content: the SHA-256 of its bytes, as 64 hexadecimal digits.
public struct PictureID: Hashable, Sendable {
  public let digest: String

  public init(digest: String) { self.digest = digest }
}

/// A published state of a quiz. It never changes; an edited quiz is a new revision.
public struct Revision: Hashable, Sendable {
  public let id: RevisionID
  /// Counts a quiz's revisions from 1.
  public let number: Int
  public let quiz: Quiz
  public let pictures: [RevisionPicture]

  public init(id: RevisionID, number: Int, quiz: Quiz, pictures: [RevisionPicture]) {
    self.id = id
    self.number = number
    self.quiz = quiz
    self.pictures = pictures
  }
}

/// A picture that a revision shows.
public struct RevisionPicture: Hashable, Sendable {
  /// The picture's name in the quiz; see ``Picture/file``.
  public let name: String
  public let id: PictureID
  public let format: PictureFile.Format
  /// In pixels; in user units for an SVG file.
  public let width: Int
  /// In the unit of ``width``.
  public let height: Int

  public init(name: String, id: PictureID, format: PictureFile.Format, width: Int, height: Int) {
    self.name = name
    self.id = id
    self.format = format
    self.width = width
    self.height = height
  }
}
