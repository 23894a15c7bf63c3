internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import QuizStorage
internal import StoreStatus

/// Reads and writes revisions and their pictures.
struct RevisionRows<Connection: SQLReader> {
  let db: Connection
  let cache: RevisionCache

  /// - Throws: `.damaged` if the stored revision doesn't match its digest.
  func find(_ id: RevisionID) throws -> Revision? {
    if let revision = cache[id] { return revision }
    let found = try db.first(LibraryStatement.revision, [id]) { row in
      (number: try row["number"] as Int, digest: try row["digest"] as Data, content: try row["quiz_json"] as String)
    }
    guard let (number, digest, content) = found else { return nil }
    let pictures = try pictures(of: id)
    guard Publication.digest(of: content, pictures) == digest else {
      throw StoreError.damaged(detail: "revision \(id.number) isn't what was published")
    }
    let quiz = try decode(content, of: id)
    let revision = Revision(id: id, number: number, quiz: quiz, pictures: pictures)
    cache.insert(revision, for: id, weight: content.utf8.count)
    return revision
  }

  private func decode(_ content: String, of id: RevisionID) throws(StoreError) -> Quiz {
    do {
      return try QuizCodec.decode(content)
    } catch {
      throw .damaged(detail: "revision \(id.number) can't be read: \(error)")
    }
  }

  /// - Throws: `.damaged` if there is no such revision.
  func get(_ id: RevisionID) throws -> Revision {
    guard let revision = try find(id) else { throw StoreError.damaged(detail: "revision \(id.number) is missing") }
    return revision
  }

  func newest(of quizID: QuizID) throws -> Revision? {
    let id = try db.first(LibraryStatement.newestRevision, [quizID]) { try $0["id"] as RevisionID }
    return try id.flatMap(find)
  }

  /// The newest revision of every quiz that any server published.
  func newestIDs() throws -> [QuizID: RevisionID] {
    let all = try db.all(LibraryStatement.newestRevisions, []) {
      (quiz: try $0["name"] as QuizID, id: try $0["revision_id"] as RevisionID)
    }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.quiz, $0.id) })
  }

  /// Whether exactly this quiz was published before, and another revision since.
  func isOutdated(_ publication: Publication) throws -> Bool {
    try db.exists(LibraryStatement.isOutdated, [publication.quiz.id, publication.digest])
  }

  /// The quiz's newest revision if its content equals the publication; otherwise nil.
  func newestMatching(_ publication: Publication) throws -> Revision? {
    try newest(of: publication).flatMap { publication.revision($0) }
  }

  private func newest(of publication: Publication) throws -> RevisionSummary? {
    try db.first(LibraryStatement.newestRevision, [publication.quiz.id]) { row in
      try RevisionSummary(id: row["id"], number: row["number"], digest: row["digest"])
    }
  }

  private func pictures(of revisionID: RevisionID) throws -> [RevisionPicture] {
    try db.all(LibraryStatement.revisionPictures, [revisionID]) { row in
      try RevisionPicture(
        name: row["path"], id: row["picture_digest"], format: row["format"], width: row["width"], height: row["height"])
    }
  }
}

extension RevisionRows where Connection == Transaction {
  /// Publishes a quiz of the quiz folder; see ``add(_:at:)``.
  ///
  /// - Throws: `.refused` if a quiz with this id was made of a draft.
  func publish(_ publication: Publication, at now: Timestamp) throws -> Revision {
    guard try PublicationRows(db: db).find(publication.quiz.id) == nil else {
      throw StoreError.refused(detail: "the quiz \(publication.quiz.id.name) was made of a draft")
    }
    return try add(publication, at: now)
  }

  /// Returns the quiz's newest revision if its content equals the publication; otherwise inserts a new one.
  func add(_ publication: Publication, at now: Timestamp) throws -> Revision {
    let quizID = publication.quiz.id
    try db.run(LibraryStatement.addQuiz, [quizID])
    try db.lockRows(LibraryStatement.quizNamed, [quizID])
    // A new revision gets the next number after the newest one. If two transactions publish at once, both try the same
    // number, and one of them is refused and repeated.
    let newest = try newest(of: publication)
    if let present = newest.flatMap({ publication.revision($0) }) { return present }
    let number = (newest?.number ?? 0) + 1
    try db.run(LibraryStatement.addRevision, [quizID, number, now, publication.digest, publication.content])
    let id = RevisionID(db.lastInsertedRowID)
    try addPictures(of: publication, to: id)
    return Revision(id: id, number: number, quiz: publication.quiz, pictures: publication.pictures)
  }

  private func addPictures(of publication: Publication, to revisionID: RevisionID) throws {
    for file in publication.files {
      try db.run(LibraryStatement.addPicture, [RevisionPicture(file).id, Data(file.bytes)])
    }
    for picture in publication.pictures {
      try db.run(
        LibraryStatement.addRevisionPicture,
        [
          "revision_id": revisionID, "path": picture.name, "picture_digest": picture.id, "format": picture.format,
          "width": picture.width, "height": picture.height,
        ])
    }
  }
}

/// The columns that tell whether a revision equals a publication.
private struct RevisionSummary {
  let id: RevisionID
  let number: Int
  let digest: Data
}

extension Publication {
  /// The publication as a stored revision; nil if the revision has other content.
  fileprivate func revision(_ summary: RevisionSummary) -> Revision? {
    guard summary.digest == digest else { return nil }
    return Revision(id: summary.id, number: summary.number, quiz: quiz, pictures: pictures)
  }
}
