internal import Crypto
internal import Foundation
internal import GRDB
internal import QuizEngine
internal import QuizService

/// Reads and writes revisions and their pictures, inside of a transaction or on a reader.
struct RevisionRows {
  let db: Database
  let shelf: RevisionShelf

  /// - Throws: `.damaged` where the revision isn't what was published.
  func find(_ id: RevisionID) throws -> Revision? {
    if let revision = shelf[id] { return revision }
    guard let (revision, size) = try load(id) else { return nil }
    shelf.put(revision, for: id, weight: size)
    return revision
  }

  /// Reads past the shelf, where a revision that isn't committed yet has no place.
  private func load(_ id: RevisionID) throws -> (Revision, size: Int)? {
    let rows = try Row.fetchCursor(db.statement(.revision), arguments: [id.number])
    guard let row = try rows.next() else { return nil }
    let (number, digest, content) = (row[1] as Int, row[2] as Data, row[3] as String)
    let pictures = try pictures(of: id)
    guard Self.digest(content, pictures) == digest, let quiz = QuizContent.decode(content) else {
      throw StoreError.damaged(detail: "revision \(id.number) isn't what was published")
    }
    return (Revision(id: id, number: number, quiz: quiz, pictures: pictures), content.utf8.count)
  }

  /// - Throws: `.damaged` where there is none.
  func get(_ id: RevisionID) throws -> Revision {
    guard let revision = try find(id) else { throw StoreError.damaged(detail: "revision \(id.number) is missing") }
    return revision
  }

  /// The revision that holds exactly this: the quiz's newest one, or a new one.
  func publish(_ quiz: Quiz, pictures files: [PictureFile], at now: Timestamp) throws -> Revision {
    let content = QuizContent.encode(quiz)
    let pictures = files.map(RevisionPicture.init).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let digest = Self.digest(content, pictures)
    let newest = try newest(of: quiz.id)
    if let newest, newest.digest == digest {
      return Revision(id: newest.id, number: newest.number, quiz: quiz, pictures: pictures)
    }
    try db.run(.addQuiz, [quiz.id.name])
    let number = (newest?.number ?? 0) + 1
    try db.run(.addRevision, [quiz.id.name, number, now.milliseconds, digest, content])
    let id = RevisionID(db.lastInsertedRowID)
    try add(pictures, of: id, content: files)
    return Revision(id: id, number: number, quiz: quiz, pictures: pictures)
  }

  func newest(of quiz: QuizID) throws -> (id: RevisionID, number: Int, digest: Data)? {
    let rows = try Row.fetchCursor(db.statement(.newestRevision), arguments: [quiz.name])
    return try rows.next().map { (RevisionID($0[0]), $0[1], $0[2]) }
  }

  private func add(_ pictures: [RevisionPicture], of revision: RevisionID, content: [PictureFile]) throws {
    for file in content {
      try db.run(.addPicture, [Data(SHA256.hash(data: file.bytes)), Data(file.bytes)])
    }
    for picture in pictures {
      try db.run(
        .addRevisionPicture,
        [
          revision.number, picture.name, picture.id.bytes, picture.format.rawValue, picture.width, picture.height,
        ])
    }
  }

  private func pictures(of revision: RevisionID) throws -> [RevisionPicture] {
    let rows = try Row.fetchCursor(db.statement(.revisionPictures), arguments: [revision.number])
    var pictures: [RevisionPicture] = []
    while let row = try rows.next() {
      let id = PictureID(row[1] as Data)
      pictures.append(
        RevisionPicture(name: row[0], id: id, format: try .init(stored: row[2]), width: row[3], height: row[4]))
    }
    return pictures
  }

  /// SHA-256 of the content and of what the pictures are; every part ends where the next can't be taken for its rest.
  private static func digest(_ content: String, _ pictures: [RevisionPicture]) -> Data {
    var hash = SHA256()
    hash.update(data: Array(content.utf8))
    for picture in pictures {
      let facts = "\(picture.id.digest) \(picture.format.rawValue) \(picture.width) \(picture.height) \(picture.name)"
      hash.update(data: Array("\0\(facts)".utf8))
    }
    return Data(hash.finalize())
  }
}
