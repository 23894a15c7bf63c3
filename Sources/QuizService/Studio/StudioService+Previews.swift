internal import QuizDatabase
internal import QuizDrafts
package import QuizEngine
internal import QuizFormats

/// A draft as the visitors of its preview play it.
package struct DraftPreviewQuiz: Sendable {
  /// The draft, for an account that may read it; nil for everybody else.
  package let draftID: DraftID?
  /// The draft's version.
  package let version: Int
  package let quiz: Quiz
  package let pictures: [PictureFile]
}

/// What leads to the preview of a draft.
package enum PreviewAddress: Hashable, Sendable {
  /// A link's token. Everybody who has it may play the draft.
  case link(Token128)
  /// The draft itself. Only accounts that may read it may play it.
  case draft(DraftID)

  private static let draftPrefix = "draft-"

  /// Reads it from a page's address; nil if it is neither.
  package init?(_ text: String) {
    let isDraft = text.hasPrefix(Self.draftPrefix)
    guard let token = Token128(text: isDraft ? String(text.dropFirst(Self.draftPrefix.count)) : text) else {
      return nil
    }
    self = isDraft ? .draft(DraftID(token)) : .link(token)
  }

  package var text: String {
    switch self {
    case .link(let token): token.text
    case .draft(let id): Self.draftPrefix + id.token.text
    }
  }
}

// The previews of drafts.
extension StudioService {
  /// The quiz that a draft makes now.
  ///
  /// - Parameter account: nil for a visitor without an account, who needs a link.
  /// - Throws: `.noSuchDraft` if the link was revoked or its author may no longer make one, or if the account may not
  ///   read the draft; `.hasMistakes` as long as the draft makes no quiz, `.busy` or `.store`.
  package func preview(
    _ address: PreviewAddress, for account: Account? = nil
  ) async throws(StudioError) -> DraftPreviewQuiz {
    try await preview(address, at: nil, for: account)
  }

  /// The play of a preview that goes on, with the version of the draft that it began with.
  ///
  /// - Throws: `.noSuchDraft` also for a state that ``newState(_:of:)`` didn't begin.
  package func play(
    _ address: PreviewAddress, _ state: PreviewState, for account: Account? = nil
  ) async throws(StudioError) -> (preview: DraftPreviewQuiz, play: Play) {
    guard try await signature(of: state, address) == state.signature else { throw .noSuchDraft }
    let preview = try await preview(address, at: state.version, for: account)
    var play = Play(quiz: preview.quiz, seed: state.seed)
    for (position, response) in state.responses.enumerated() {
      guard let response else { continue }
      do throws(PlayError) { try play.answer(response, at: position) } catch { throw .noSuchDraft }
    }
    return (preview, play)
  }

  /// The state of a new play.
  package func newState(
    _ address: PreviewAddress, of preview: DraftPreviewQuiz
  ) async throws(StudioError) -> PreviewState {
    var state = PreviewState(
      version: preview.version, seed: dependencies.randomBits(), signature: Token128(high: 0, low: 0))
    state.signature = try await signature(of: state, address)
    return state
  }

  /// Ties a play to its preview, version and seed, so that nobody reads an earlier version than the author showed.
  private func signature(of state: PreviewState, _ address: PreviewAddress) async throws(StudioError) -> Token128 {
    let secret = try await mapError(StudioError.store, secretSource.secret)
    return secret.token("preview", [address.text, String(state.version), String(state.seed)])
  }

  private func preview(
    _ address: PreviewAddress, at version: Int?, for account: Account?
  ) async throws(StudioError) -> DraftPreviewQuiz {
    let found = try await read { rows in
      let row =
        switch address {
        case .link(let token): try rows.row(previewedBy: PreviewTokenDigest(token: token))
        case .draft(let id): try rows.row(id)
        }
      guard let row, let owner = try AccountRows(db: rows.db).find(row.ownerID) else { throw StudioError.noSuchDraft }
      return (row: row, owner: owner, editorIDs: try rows.editors(of: row.number))
    }
    let relation = account.map {
      StudioPolicy.Relation($0.id, ownerID: found.row.ownerID, editorIDs: found.editorIDs)
    }
    let isReader = relation.map { allows(.read, account, $0) } ?? false
    switch address {
    // The link is as good as the right of the draft's owner to make it.
    case .link: guard allows(.managePreviews, found.owner, .owner) else { throw .noSuchDraft }
    case .draft: guard isReader else { throw .noSuchDraft }
    }
    let key = DraftChecker.Key(number: found.row.number, version: version ?? found.row.version)
    guard (0...found.row.version).contains(key.version) else { throw .noSuchDraft }
    let checked = try await check(key)
    guard let quiz = checked.check.quiz else { throw .hasMistakes(checked.errors) }
    return DraftPreviewQuiz(
      draftID: isReader ? found.row.id : nil, version: key.version, quiz: quiz, pictures: checked.check.pictures)
  }
}
