internal import Crypto
internal import Foundation
internal import QuizEngine
internal import QuizStorage
internal import StoreStatus

/// A quiz and its pictures in the form in which they are stored. It is made before the transaction begins.
struct Publication: Sendable {
  let quiz: Quiz
  let files: [PictureFile]
  /// In the order of the bytes of their names, as the database sorts them.
  let pictures: [RevisionPicture]
  /// The quiz as canonical JSON.
  let content: String
  let digest: Data

  init(_ quiz: Quiz, pictures files: [PictureFile]) {
    self.quiz = quiz
    self.files = files
    pictures = files.map(RevisionPicture.init).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    content = QuizCodec.encode(quiz)
    digest = Self.digest(of: content, pictures)
  }

  /// Checks that the stored content decodes to the same quiz.
  ///
  /// - Throws: `.refused` if it doesn't.
  func check() throws(StoreError) {
    guard (try? QuizCodec.decode(content)) == quiz else {
      throw .refused(detail: "the quiz \(quiz.id.name) doesn't read back as it was written")
    }
  }

  /// SHA-256 of the content and of the pictures' properties. Each part has a clear end, so different publications never
  /// give the same bytes.
  static func digest(of content: String, _ pictures: [RevisionPicture]) -> Data {
    var hash = SHA256()
    hash.update(data: Array(content.utf8))
    for picture in pictures {
      let facts = "\(picture.id.digest) \(picture.format.rawValue) \(picture.width) \(picture.height) \(picture.name)"
      hash.update(data: Array("\0\(facts)".utf8))
    }
    return Data(hash.finalize())
  }
}
