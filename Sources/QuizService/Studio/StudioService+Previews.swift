internal import QuizDatabase
internal import QuizDrafts
package import QuizEngine
internal import QuizFormats

/// A draft as the visitors of its preview play it.
package struct DraftPreviewQuiz: Sendable {
  package let draftID: DraftID
  let ownerID: AccountID
  let editorIDs: [AccountID]
  /// The draft's version.
  package let version: Int
  package let quiz: Quiz
  package let pictures: [PictureFile]
}

// The previews of drafts, for everybody who has a link.
extension StudioService {
  /// The quiz that a link to a preview leads to, as the draft is now. Nobody needs an account for it.
  ///
  /// - Throws: `.noSuchDraft` if the link was revoked or its author may no longer make one, `.hasMistakes` as long as
  ///   the draft makes no quiz, `.busy` or `.store`.
  package func preview(_ token: Token128) async throws(StudioError) -> DraftPreviewQuiz {
    try await preview(token, at: nil)
  }

  /// Whether an account may open the draft of a preview.
  package func allowsReading(_ preview: DraftPreviewQuiz, _ account: Account) -> Bool {
    allows(
      .read, account, StudioPolicy.Relation(account.id, ownerID: preview.ownerID, editorIDs: preview.editorIDs))
  }

  /// The play of a preview that goes on, with the version of the draft that it began with.
  ///
  /// - Throws: `.noSuchDraft` also for a state that ``newState(_:of:)`` didn't begin.
  package func play(
    _ token: Token128, _ state: PreviewState
  ) async throws(StudioError) -> (preview: DraftPreviewQuiz, play: Play) {
    guard try await signature(of: state, token) == state.signature else { throw .noSuchDraft }
    let preview = try await preview(token, at: state.version)
    var play = Play(quiz: preview.quiz, seed: state.seed)
    for (position, response) in state.responses.enumerated() {
      guard let response else { continue }
      do throws(PlayError) { try play.answer(response, at: position) } catch { throw .noSuchDraft }
    }
    return (preview, play)
  }

  /// The state of a new play.
  package func newState(
    _ token: Token128, of preview: DraftPreviewQuiz
  ) async throws(StudioError) -> PreviewState {
    var state = PreviewState(
      version: preview.version, seed: dependencies.randomBits(), signature: Token128(high: 0, low: 0))
    state.signature = try await signature(of: state, token)
    return state
  }

  /// Ties a play to its preview, version and seed, so that nobody reads an earlier version than the author showed.
  private func signature(of state: PreviewState, _ token: Token128) async throws(StudioError) -> Token128 {
    let secret: ServerSecret
    do { secret = try await secretSource.secret() } catch { throw .store(error) }
    return secret.token("preview", [token.text, String(state.version), String(state.seed)])
  }

  private func preview(_ token: Token128, at version: Int?) async throws(StudioError) -> DraftPreviewQuiz {
    let digest = PreviewTokenDigest(token: token)
    let found = try await read { rows in
      guard let row = try rows.row(previewedBy: digest), let owner = try AccountRows(db: rows.db).find(row.ownerID)
      else {
        throw StudioError.noSuchDraft
      }
      return (row: row, owner: owner, editors: try rows.editors(of: row.number))
    }
    // The link is as good as the right of the draft's owner to make it.
    guard allows(.managePreviews, found.owner, .owner) else { throw .noSuchDraft }
    let key = DraftChecker.Key(number: found.row.number, version: version ?? found.row.version)
    guard (0...found.row.version).contains(key.version) else { throw .noSuchDraft }
    let checked = try await check(key)
    guard let quiz = checked.check.quiz else { throw .hasMistakes(checked.errors) }
    return DraftPreviewQuiz(
      draftID: found.row.id, ownerID: found.row.ownerID, editorIDs: found.editors, version: key.version, quiz: quiz,
      pictures: checked.check.pictures)
  }
}
