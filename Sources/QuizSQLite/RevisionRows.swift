internal import Foundation
internal import GRDB
internal import QuizEngine
internal import QuizFormats
internal import QuizService

/// Reads and writes revisions and their pictures, inside of a transaction or on a reader.
struct RevisionRows {
  let db: Database
  let shelf: RevisionShelf

  /// - Throws: `.damaged` where the revision isn't what was published.
  func find(_ id: RevisionID) throws -> Revision? {
    if let revision = shelf[id] { return revision }
    let rows = try Row.fetchCursor(db.statement(.revision), arguments: [id.number])
    guard let row = try rows.next() else { return nil }
    let (number, digest, content) = (row[1] as Int, row[2] as Data, row[3] as String)
    let pictures = try pictures(of: id)
    guard Publication.digest(of: content, pictures) == digest, let quiz = QuizJSON.decode(content) else {
      throw StoreError.damaged(detail: "revision \(id.number) isn't what was published")
    }
    let revision = Revision(id: id, number: number, quiz: quiz, pictures: pictures)
    shelf.put(revision, for: id, weight: content.utf8.count)
    return revision
  }

  /// - Throws: `.damaged` where there is none.
  func get(_ id: RevisionID) throws -> Revision {
    guard let revision = try find(id) else { throw StoreError.damaged(detail: "revision \(id.number) is missing") }
    return revision
  }

  func newest(of quiz: QuizID) throws -> Revision? {
    let rows = try Row.fetchCursor(db.statement(.newestRevision), arguments: [quiz.name])
    return try rows.next().flatMap { try find(RevisionID($0[0])) }
  }

  /// The quiz's newest revision, if it holds exactly this.
  func present(_ publication: Publication) throws -> Revision? {
    let rows = try Row.fetchCursor(db.statement(.newestRevision), arguments: [publication.quiz.id.name])
    guard let row = try rows.next(), row[2] as Data == publication.digest else { return nil }
    return Revision(
      id: RevisionID(row[0]), number: row[1], quiz: publication.quiz, pictures: publication.pictures)
  }

  /// The revision that holds exactly this: the quiz's newest one, or a new one.
  func publish(_ publication: Publication, at now: Timestamp) throws -> Revision {
    if let present = try present(publication) { return present }
    let name = publication.quiz.id.name
    try db.run(.addQuiz, [name])
    let number = try Int.fetchOne(db.statement(.nextNumber), arguments: [name])
    try db.run(.addRevision, [name, number, now.milliseconds, publication.digest, publication.content])
    let id = RevisionID(db.lastInsertedRowID)
    try addPictures(of: publication, to: id)
    return Revision(id: id, number: number ?? 1, quiz: publication.quiz, pictures: publication.pictures)
  }

  private func addPictures(of publication: Publication, to revision: RevisionID) throws {
    for file in publication.files {
      try db.run(.addPicture, [RevisionPicture(file).id.bytes, Data(file.bytes)])
    }
    for picture in publication.pictures {
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
}
