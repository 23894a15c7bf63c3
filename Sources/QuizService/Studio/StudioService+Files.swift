internal import Crypto
internal import Foundation
internal import QuizDatabase
package import QuizDrafts
internal import QuizEngine
internal import QuizFormats
internal import QuizStorage

// Drafts that are made of files and other quizzes.
extension StudioService {
  /// Replaces a draft's content with that of a quiz file. Parts that both have stay the same parts. The quiz keeps its
  /// id if it was published.
  ///
  /// - Parameters:
  ///   - version: the version that the author saw. What others changed since isn't replaced.
  ///   - request: see ``save(_:to:seen:request:by:)``.
  /// - Throws: `.fileHasMistakes`, `.fileHasPictures`, `.outdated`, `.noSuchVersion`, `.noSuchDraft`, `.notAllowed`,
  ///   `.refused` or `.store`.
  package func replaceContent(
    of id: DraftID, with file: [UInt8], named name: String, seen version: Int, request: Token128, by account: Account
  ) async throws(StudioError) -> DraftSave {
    // Reading and comparing large files takes long, so it is done before the transaction.
    let (old, quizID) = try await read(id, for: .edit, by: account) { row, rows in
      guard (0...row.version).contains(version) else { throw StudioError.noSuchVersion }
      let quizID = try PublicationRows(db: rows.db).find(ofDraft: row.number)?.quizID
      return (try contents(in: rows.db).draft(number: row.number, at: version), quizID)
    }
    var file = try await content(of: .file(file, name: name))
    if let quizID { file = file.withFileID(.text(quizID.name)) }
    let (operations, content) = try await checker.run { [file] () throws(StudioError) in
      let operations = file.operations(replacing: old, at: version)
      var content = old
      do throws(DraftError) { try content.apply(operations) } catch { throw .refused(error) }
      return (operations, content)
    }
    let replacement = DraftReplacement(
      request: DraftRequest(
        draftID: id, version: version, action: .edit(operations), accountID: account.id, id: request,
        madeAt: dependencies.now()),
      operations: operations, content: content, quizID: quizID)
    return try await write(id, for: .edit, by: account, .idempotent) { row, db in
      try replacement.run(on: row, in: contents(in: db))
    }
  }

  /// The content of a new draft.
  func content(of source: DraftSource) async throws(StudioError) -> Draft {
    switch source {
    case .empty(let language): return .empty(in: language)
    case .tree(let draft): return draft
    case .file(let bytes, let name):
      let draft = try await checker.run { () throws(StudioError) in try Draft(file: bytes, named: name) }
      guard try await havePictures(draft.pictureNames) else { throw .fileHasPictures }
      return draft
    case .example(let example, let language): return example.draft(in: language)
    case .copy(let quiz):
      guard library.isInFolder(quiz), let revision = library[quiz], !revision.quiz.isUnlisted else {
        throw .noSuchQuiz
      }
      return try Draft(copyOf: revision)
    }
  }

  /// Whether the house has all pictures with these names. They are named by their content, so an export of a draft
  /// finds its pictures again.
  private func havePictures(_ names: Set<String>) async throws(StudioError) -> Bool {
    if names.isEmpty { return true }
    let ids = names.compactMap(DraftPicture.id)
    guard ids.count == names.count else { return false }
    return try await read { rows in try ids.allSatisfy { try PictureFile.find($0, in: rows.db) != nil } }
  }

  /// The name of a draft's file, without its ending: the quiz's id, or one that its title suggests.
  package func fileName(of draft: Draft) -> String {
    if case .text(let id)? = draft.quiz[.id], QuizFile.isValidID(id) { return id }
    return QuizFile.suggestedID(for: draft.title).map { String($0.prefix(50)) } ?? "quiz"
  }
}

extension DraftID {
  /// The id of the draft that a request makes. It is the same for the same request, and another one for another source.
  init(_ request: Token128, for source: DraftSource, of accountID: AccountID) {
    let parts = [Array("draft".utf8) + request.bytes, Array("\(accountID.number)".utf8), source.bytes]
    let digest = SHA256.hash(data: parts.flatMap { SHA256.hash(data: $0) })
    self.init(Token128(bytes: Data(digest.prefix(16))) ?? request)
  }
}

extension DraftSource {
  /// Different for different sources.
  fileprivate var bytes: [UInt8] {
    switch self {
    case .empty(let language): Array("empty \(language.tag)".utf8)
    case .example(let example, let language): Array("example \(example.rawValue) \(language.tag)".utf8)
    case .copy(let quizID): Array("copy \(quizID.name)".utf8)
    case .tree(let draft): Array("tree \(DraftCodec.encode(draft))".utf8)
    case .file(let bytes, let name): Array("file \(name.utf8.count) \(name)".utf8) + bytes
    }
  }
}

extension Draft {
  /// The quiz of a file. It has an id only if the file has one: nobody chose a file's name as an address.
  ///
  /// - Throws: `.fileHasMistakes`, or `.refused` if it is larger than a draft may be.
  fileprivate init(file bytes: [UInt8], named name: String) throws(StudioError) {
    // Stands for a missing id. No file contains its own hash.
    let hash = SHA256.hash(data: bytes).prefix(16).map { String($0, radix: 16) }.joined()
    let reading = QuizFile.read(bytes, name: name, id: "file-" + hash)
    guard let quiz = reading.quiz else {
      let omitted = reading.omittedDiagnostics.filter { $0.severity == .error }
      throw .fileHasMistakes(reading.diagnostics, omitted: omitted.reduce(0) { $0 + $1.count })
    }
    let draft = Draft(quiz)
    let hasNoID = quiz.id.name == "file-" + hash
    do throws(DraftError) { try self.init((hasNoID ? draft.withFileID(nil) : draft).quiz) } catch {
      throw .refused(error)
    }
  }
}
