internal import QuizDatabase
internal import QuizDrafts
package import QuizEngine
internal import QuizFormats

/// A draft as the visitors of its preview play it.
package struct DraftPreviewQuiz: Sendable {
  /// The draft's version.
  package let version: Int
  package let quiz: Quiz
  package let pictures: [PictureFile]
}

// The previews of drafts, for everybody who has a link.
extension StudioService {
  /// The quiz that a link to a preview leads to. Nobody needs an account for it.
  ///
  /// - Parameter version: of the draft; nil for the present one.
  /// - Throws: `.noSuchDraft` if the link was revoked, `.noSuchVersion`, `.hasMistakes` as long as the draft makes no
  ///   quiz, or `.store`.
  package func preview(_ token: Token128, at version: Int? = nil) async throws(StudioError) -> DraftPreviewQuiz {
    let found = try await read { rows in
      guard let row = try rows.row(previewedBy: PreviewTokenDigest(token: token)) else { throw StudioError.noSuchDraft }
      let version = version ?? row.version
      guard (0...row.version).contains(version) else { throw StudioError.noSuchVersion }
      return (id: row.id, version: version, draft: try rows.draft(number: row.number, at: version))
    }
    let checked = try await check(
      found.draft, of: found.id, at: found.version, as: QuizID(fileName(of: found.draft)))
    guard let quiz = checked.check.quiz else { throw .hasMistakes(checked.errors) }
    return DraftPreviewQuiz(version: found.version, quiz: quiz, pictures: checked.check.pictures)
  }
}
