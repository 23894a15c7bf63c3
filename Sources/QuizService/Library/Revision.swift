package import QuizEngine

/// Identifies a revision in its store.
package struct RevisionID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }
}

/// Identifies a picture by its content: the SHA-256 of its bytes, as 64 hexadecimal digits.
package struct PictureID: Hashable, Sendable {
  package let digest: String

  package init(digest: String) { self.digest = digest }
}

/// A published state of a quiz. It never changes; an edited quiz is a new revision.
package struct Revision: Hashable, Sendable {
  package let id: RevisionID
  /// Counts a quiz's revisions from 1.
  package let number: Int
  package let quiz: Quiz
  package let pictures: [RevisionPicture]

  package init(id: RevisionID, number: Int, quiz: Quiz, pictures: [RevisionPicture]) {
    self.id = id
    self.number = number
    self.quiz = quiz
    self.pictures = pictures
  }
}

/// A picture that a revision shows.
package struct RevisionPicture: Hashable, Sendable {
  /// The picture's name in the quiz; see ``Picture/file``.
  package let name: String
  package let id: PictureID
  package let format: PictureFile.Format
  /// In pixels; in user units for an SVG file.
  package let width: Int
  /// In the unit of ``width``.
  package let height: Int

  package init(name: String, id: PictureID, format: PictureFile.Format, width: Int, height: Int) {
    self.name = name
    self.id = id
    self.format = format
    self.width = width
    self.height = height
  }
}
