internal import QuizDrafts
package import QuizEngine
package import QuizFormats
internal import StoreStatus

// From a draft to players, and back.
extension StudioService {
  /// What is wrong with a draft, and the quiz that it would be.
  package func check(_ id: DraftID, by account: Account) async throws(StudioError) -> (
    record: DraftRecord, check: DraftCheck, publication: DraftPublication?
  ) {
    let record = try await find(id, for: .read, by: account)
    let publication = try await currentPublication(of: id)
    let name = publication?.quiz ?? suggestedIDs(for: record.draft).first ?? QuizID("quiz")
    return (record, try await check(record.draft, as: name), publication)
  }

  /// Publishes a draft as a quiz that players can find, or as a new revision of it. Plays under way keep their
  /// revision.
  ///
  /// - Parameters:
  ///   - version: the version that the author saw.
  ///   - state: `.listed` or `.unlisted`.
  ///   - seen: when the publication that the author saw was last changed; nil if there was none.
  package func publish(
    _ id: DraftID, version: Int, as state: DraftPublication.State, seen: Timestamp?, by account: Account
  ) async throws(StudioError) -> Revision {
    let record = try await find(id, for: .publish, by: account)
    guard state != .unpublished else { throw .notAllowed(.publish) }
    guard state == .unlisted || allows(.list, account, to: record) else { throw .notAllowed(.list) }
    guard record.version == version else { throw .outdated(version: record.version) }
    let present = try await currentPublication(of: id)
    guard present?.changed == seen else { throw .publicationChanged(present) }
    if let present, present.isUnpublishedByOperator, StudioPolicy.Role(account) < .operator {
      throw .unpublishedByOperator(reason: present.reason)
    }
    let names = present.map { [$0.quiz] } ?? suggestedIDs(for: record.draft)
    for name in names {
      do throws(StudioError) {
        let revision = try await publish(record, as: name, state, replacing: present, by: account)
        await library.refreshPublications()
        return revision
      } catch {
        // The author chose no id, so the next one will do.
        guard name != names.last, case .idTaken(name) = error else { throw error }
      }
    }
    throw .noSuchDraft
  }

  private func publish(
    _ record: DraftRecord, as name: QuizID, _ state: DraftPublication.State, replacing present: DraftPublication?,
    by account: Account
  ) async throws(StudioError) -> Revision {
    let check = try await check(record.draft, as: name)
    guard var quiz = check.quiz else {
      throw .hasMistakes(check.diagnostics.filter { $0.diagnostic.severity == .error })
    }
    // Whether it is listed is a matter of the publication, which changes without a new revision.
    quiz.isUnlisted = false
    if library.isInFolder(quiz.id) { throw .idInQuizFolder(quiz.id) }
    let new = NewDraftRevision(
      draft: record.id, version: record.version, quiz: quiz, pictures: check.pictures, state: state,
      replacing: present, account: account.id, publishedAt: dependencies.now())
    return try await mapError(StudioError.init) { () throws(DraftStoreError) in
      try await store.publishDraft(new)
    }
  }

  /// The ids that a quiz may get, the best first: the author's own, or some made of the title.
  private func suggestedIDs(for draft: Draft) -> [QuizID] {
    if case .text(let name)? = draft.quiz[.id], !name.isEmpty { return [QuizID(name)] }
    let base = QuizFile.suggestedID(for: draft.title).map { String($0.prefix(50)) } ?? "quiz"
    let random = Token128(using: dependencies).text.suffix(6)
    let names = [base] + (2...9).map { "\(base)-\($0)" } + ["\(base)-\(random)"]
    return names.map { QuizID($0) }.filter { !library.isInFolder($0) }
  }

  private func check(_ draft: Draft, as name: QuizID) async throws(StudioError) -> DraftCheck {
    var pictures: [String: [UInt8]] = [:]
    for file in draft.pictureNames {
      guard let id = DraftPicture.id(file) else { continue }
      pictures[file] = try await mapError(StudioError.store) { () throws(StoreError) in
        try await library.picture(id)
      }?.bytes
    }
    return DraftCheck(draft, id: name.name, pictures: .memory(pictures))
  }

  /// Takes a quiz off offer. Plays under way can be finished.
  ///
  /// - Parameters:
  ///   - reason: shown to the author. An operator must give one for another author's quiz; an author's own is ignored.
  ///   - seen: when the publication that the account saw was last changed.
  package func unpublish(
    _ id: DraftID, reason: String = "", seen: Timestamp, by account: Account
  ) async throws(StudioError) {
    let record = try await find(id, for: .unpublish, by: account)
    let isOthers = !record.isEditable(by: account.id)
    let reason = isOthers ? String(reason.unicodeScalars.drop { $0.properties.isWhitespace }) : ""
    guard !isOthers || (!reason.isEmpty && reason.count <= Self.maximumReasonLength) else { throw .invalidReason }
    try await decide(.unpublished, reason: reason, about: id, seen: seen, by: account)
  }

  /// Lists a published quiz on the front page, or removes it from there, without a new revision. An operator can also
  /// bring back an unpublished quiz this way.
  ///
  /// - Parameter state: `.listed` or `.unlisted`.
  package func list(
    _ id: DraftID, as state: DraftPublication.State, seen: Timestamp, by account: Account
  ) async throws(StudioError) {
    _ = try await find(id, for: .list, by: account)
    guard state != .unpublished else { throw .notAllowed(.list) }
    try await decide(state, reason: "", about: id, seen: seen, by: account)
  }

  private func decide(
    _ state: DraftPublication.State, reason: String, about id: DraftID, seen: Timestamp, by account: Account
  ) async throws(StudioError) {
    let present = try await currentPublication(of: id)
    guard let present else { throw .noSuchQuiz }
    guard present.changed == seen else { throw .publicationChanged(present) }
    let isOperator = StudioPolicy.Role(account) == .operator
    // What an operator took away stays so until an operator says otherwise, its reason included.
    guard isOperator || !present.isUnpublishedByOperator else {
      throw .unpublishedByOperator(reason: present.reason)
    }
    let decision = DraftPublication(
      quiz: present.quiz, draft: id, state: state, reason: reason, account: account.id, changed: dependencies.now())
    try await mapError(StudioError.init) { () throws(DraftStoreError) in
      try await store.setPublication(decision, replacing: present)
    }
    if isOperator { security.log(.publicationChanged(state, of: present.quiz, by: .account(account.id))) }
    await library.refreshPublications()
  }

  /// All quizzes that were made of drafts, for operators.
  package func publications(by account: Account) async throws(StudioError) -> [DraftPublication] {
    guard StudioPolicy.Role(account) == .operator else { throw .notAllowed(.list) }
    return try await mapError(StudioError.store) { () throws(StoreError) in try await store.publications() }
  }
}

extension DraftPublication {
  /// Whether somebody else than the authors unpublished it: only then there is a reason.
  package var isUnpublishedByOperator: Bool { state == .unpublished && !reason.isEmpty }
}
