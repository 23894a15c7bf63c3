internal import QuizDatabase
internal import QuizDrafts
package import QuizEngine
internal import QuizFormats
internal import StoreStatus

// From a draft to players, and back.
extension StudioService {
  /// A draft, checked, with what is published of it.
  private struct DraftToPublish: Sendable {
    /// Of its row.
    let number: Int64
    let record: DraftRecord
    /// Nil if it was never published.
    let publication: DraftPublication?
    /// The version that was published last; nil if none was.
    let publishedVersion: Int?
    let owner: AccountName?
    /// The ids that the quiz may get, the best first.
    let quizIDs: [QuizID]
    let checked: CheckedDraft
  }

  private func draftToPublish(
    _ id: DraftID, for action: StudioPolicy.Action, by account: Account
  ) async throws(StudioError) -> DraftToPublish {
    let found = try await read(id, for: action, by: account) { row, rows in
      let record = try contents(in: rows.db).record(row)
      let publications = PublicationRows(db: rows.db)
      return (
        number: row.number, record: record, publication: try publications.find(ofDraft: row.number),
        publishedVersion: try publications.revisions(of: row.number).first?.version,
        owner: try AccountRows(db: rows.db).find(record.ownerID)?.name
      )
    }
    return DraftToPublish(
      number: found.number, record: found.record, publication: found.publication,
      publishedVersion: found.publishedVersion, owner: found.owner,
      quizIDs: found.publication.map { [$0.quizID] } ?? suggestedIDs(for: found.record.draft),
      checked: try await check(
        found.record.draft, DraftChecker.Key(number: found.number, version: found.record.version)))
  }

  /// Checks a version of a draft.
  func check(_ draft: Draft, _ key: DraftChecker.Key) async throws(StudioError) -> CheckedDraft {
    if let known = checker[key] { return known }
    let pictures = try await read { rows in try contents(in: rows.db).pictures(of: draft) }
    return try await checker.check(draft, key, pictures: pictures)
  }

  /// Checks a version of a draft whose content isn't read yet.
  func check(_ key: DraftChecker.Key) async throws(StudioError) -> CheckedDraft {
    if let known = checker[key] { return known }
    let path = try await read { rows in try contents(in: rows.db).path(to: key.version, ofDraft: key.number) }
    let draft = try await checker.run { () throws(StudioError) in
      do throws(StoreError) { return try path.content() } catch { throw .store(error) }
    }
    return try await check(draft, key)
  }

  /// A draft with what its author must know before it is published.
  package func review(_ id: DraftID, by account: Account) async throws(StudioError) -> DraftReview {
    review(try await draftToPublish(id, for: .read, by: account), by: account)
  }

  private func review(_ draft: DraftToPublish, by account: Account) -> DraftReview {
    DraftReview(
      record: draft.record, owner: draft.owner, publication: draft.publication,
      publishedVersion: draft.publishedVersion, checked: draft.checked,
      allowed: Set(StudioPolicy.Action.allCases.filter { allows($0, account, to: draft.record) }))
  }

  /// A draft beside what players have of it.
  package func publicationReview(_ id: DraftID, by account: Account) async throws(StudioError) -> PublicationReview {
    let draft = try await draftToPublish(id, for: .read, by: account)
    let review = review(draft, by: account)
    guard let version = review.publishedVersion else { return PublicationReview(draft: review, published: nil) }
    let published =
      version == review.record.version ? review.record.draft : try await self.draft(id, at: version, by: account)
    let checked = try await check(published, DraftChecker.Key(number: draft.number, version: version))
    return PublicationReview(draft: review, published: (published, checked))
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
    let draft = try await draftToPublish(id, for: .publish, by: account)
    let record = draft.record
    let present = draft.publication
    guard state != .unpublished else { throw .notAllowed(.publish) }
    guard state == .unlisted || allows(.list, account, to: record) else { throw .notAllowed(.list) }
    guard record.version == version else { throw .outdated(version: record.version) }
    guard present?.changedAt == seen else { throw .publicationChanged(present) }
    try refuse(account, ifUnpublishedByOperator: present)
    for name in draft.quizIDs {
      do throws(StudioError) {
        let revision = try await publish(draft, as: name, state, by: account)
        if StudioPolicy.Role(account) == .operator {
          security.log(.publicationChanged(state, of: name, by: .account(account.id)))
        }
        await library.reloadPublications()
        return revision
      } catch {
        // The author chose no id, so the next one will do.
        guard name != draft.quizIDs.last, case .idTaken(name) = error else { throw error }
      }
    }
    throw .noSuchDraft
  }

  private func publish(
    _ draft: DraftToPublish, as name: QuizID, _ state: DraftPublication.State, by account: Account
  ) async throws(StudioError) -> Revision {
    guard var quiz = draft.checked.check.quiz else { throw .hasMistakes(draft.checked.errors) }
    quiz.id = name
    // Whether it is listed is a matter of the publication, which changes without a new revision.
    quiz.isUnlisted = false
    if library.isInFolder(quiz.id) { throw .idInQuizFolder(quiz.id) }
    return try await publish(
      NewDraftRevision(
        draftID: draft.record.id, version: draft.record.version, quiz: quiz, pictures: draft.checked.check.pictures,
        state: state,
        seenChangedAt: draft.publication?.changedAt, accountID: account.id, publishedAt: dependencies.now()),
      by: account)
  }

  func publish(_ new: NewDraftRevision, by account: Account) async throws(StudioError) -> Revision {
    let publishing = DraftPublishing(new: new, publication: Publication(new.quiz, pictures: new.pictures))
    do throws(StoreError) { try publishing.publication.check() } catch { throw .store(error) }
    let revisions = store.caches.revisions
    return try await write(new.draftID, for: .publish, by: account, .once) { row, db in
      try publishing.run(on: row, in: db, revisions: revisions)
    }
  }

  /// The ids that a quiz may get, the best first: the author's own, or some made of the title.
  func suggestedIDs(for draft: Draft) -> [QuizID] {
    if case .text(let name)? = draft.quiz[.id], !name.isEmpty { return [QuizID(name)] }
    let base = QuizFile.suggestedID(for: draft.title).map { String($0.prefix(50)) } ?? "quiz"
    let random = Token128(using: dependencies).text.suffix(6)
    let names = [base] + (2...9).map { "\(base)-\($0)" } + ["\(base)-\(random)"]
    return names.map { QuizID($0) }.filter { !library.isInFolder($0) }
  }

  /// Takes a quiz off offer. Plays under way can be finished.
  ///
  /// - Parameters:
  ///   - reason: shown to the author. An operator must give one for another author's quiz; an author's own is ignored.
  ///   - seen: when the publication that the account saw was last changed.
  package func unpublish(
    _ id: DraftID, reason: String = "", seen: Timestamp, by account: Account
  ) async throws(StudioError) {
    let reason = String(reason.unicodeScalars.drop { $0.properties.isWhitespace })
    try await decide(.unpublished, reason: reason, about: id, for: .unpublish, seen: seen, by: account)
  }

  /// Lists a published quiz on the front page, or removes it from there, without a new revision. An operator can also
  /// bring back an unpublished quiz this way.
  ///
  /// - Parameter state: `.listed` or `.unlisted`.
  package func list(
    _ id: DraftID, as state: DraftPublication.State, seen: Timestamp, by account: Account
  ) async throws(StudioError) {
    guard state != .unpublished else { throw .notAllowed(.list) }
    try await decide(state, reason: "", about: id, for: .list, seen: seen, by: account)
  }

  private func decide(
    _ state: DraftPublication.State, reason: String, about id: DraftID, for action: StudioPolicy.Action,
    seen: Timestamp, by account: Account
  ) async throws(StudioError) {
    let now = dependencies.now()
    let decision = try await write(id, for: action, by: account, .once) { row, db in
      let isOthers =
        try row.ownerID != account.id && !DraftRows(db: db).editors(of: row.number).contains(account.id)
      if state == .unpublished, isOthers {
        guard !reason.isEmpty, reason.count <= Self.maxReasonLength else { throw StudioError.invalidReason }
      }
      let publications = PublicationRows(db: db)
      guard let present = try publications.find(ofDraft: row.number, locking: .exclusive) else {
        throw StudioError.noSuchQuiz
      }
      guard present.changedAt == seen else { throw StudioError.publicationChanged(present) }
      // What its author took off the site, only its author puts back.
      if isOthers, state != .unpublished, present.state == .unpublished, !present.isUnpublishedByOperator {
        throw StudioError.notAllowed(action)
      }
      try refuse(account, ifUnpublishedByOperator: present)
      let decision = DraftPublication(
        quizID: present.quizID, draftID: id, state: state, reason: isOthers ? reason : "", accountID: account.id,
        changedAt: now)
      try publications.update(decision)
      return decision
    }
    if StudioPolicy.Role(account) == .operator {
      security.log(.publicationChanged(state, of: decision.quizID, by: .account(account.id)))
    }
    await library.reloadPublications()
  }

  /// What an operator took away stays so until an operator says otherwise, its reason included.
  private func refuse(
    _ account: Account, ifUnpublishedByOperator present: DraftPublication?
  ) throws(StudioError) {
    guard let present, present.isUnpublishedByOperator, StudioPolicy.Role(account) < .operator else { return }
    throw .unpublishedByOperator(reason: present.reason)
  }

  /// All quizzes that were made of drafts, for operators.
  package func publications(by account: Account) async throws(StudioError) -> [DraftPublication] {
    guard StudioPolicy.Role(account) == .operator else { throw .notAllowed(.list) }
    return try await read { rows in try PublicationRows(db: rows.db).all() }
  }
}

extension DraftPublication {
  /// Whether somebody else than the authors unpublished it: only then there is a reason.
  package var isUnpublishedByOperator: Bool { state == .unpublished && !reason.isEmpty }
}
