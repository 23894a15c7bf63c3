public import QuizEngine

extension House {
  /// The quiz's revision on offer.
  public func offered(_ quiz: QuizID) throws(Refusal) -> Revision {
    guard let revision = library[quiz] else { throw .noSuchQuiz }
    return revision
  }

  /// Begins a play of the revision on offer. The player's earlier plays stay as they are.
  ///
  /// - Parameter player: nil for a play that belongs to whoever knows its id (``PlayerKey/init(bearerOf:)``).
  public func begin(_ quiz: QuizID, by player: PlayerKey?) async throws(Refusal) -> PlayRecord {
    let revision = try offered(quiz)
    let id = PlayID(Key128(from: surroundings))
    let record = PlayRecord(
      id: id, player: player ?? PlayerKey(bearerOf: id), revision: revision.id, begun: surroundings.now(),
      play: Play(quiz: revision.quiz, seed: surroundings.randomBits()))
    do { try await plays.begin(record) } catch { throw .store(error) }
    return record
  }

  /// The play that a player can continue; nil where the latest one is finished or there is none.
  public func openPlay(of quiz: QuizID, by player: PlayerKey) async throws(Refusal) -> PlayRecord? {
    do { return try await plays.openPlay(of: quiz, by: player) } catch { throw .store(error) }
  }

  /// A player's own play.
  public func play(_ id: PlayID, of player: PlayerKey?) async throws(Refusal) -> PlayRecord {
    let found: PlayRecord?
    do { found = try await plays.play(id) } catch { throw .store(error) }
    guard let found else { throw .noSuchPlay }
    guard found.player == player else { throw .notYours }
    return found
  }

  /// The revision that a play runs on, with its pictures.
  public func revision(of record: PlayRecord) async throws(Refusal) -> Revision {
    let found: Revision?
    do { found = try await library.revision(record.revision, of: record.play.quiz.id) } catch { throw .store(error) }
    guard let found else { throw .store(.damaged(detail: "revision \(record.revision.number) is missing")) }
    return found
  }

  /// What all players of a quiz came to, among its outcomes; nil before there are enough of them.
  public func told(of quiz: Quiz) async throws(Refusal) -> Distribution? {
    do { return try await plays.toldDistribution(of: quiz.id).told(of: quiz.outcomes) } catch { throw .store(error) }
  }

  /// Gives or changes one answer. When this returns, it is kept.
  ///
  /// - Parameter position: counts the play's questions from 0.
  public func answer(
    _ response: Response, at position: Int, of play: PlayID, by player: PlayerKey
  ) async throws(Refusal) -> PlayRecord {
    let answer = GivenAnswer(
      play: play, player: player, position: position, response: response, at: surroundings.now())
    do {
      return try await plays.record(answer)
    } catch {
      switch error {
      case .noSuchPlay: throw .noSuchPlay
      case .notYours: throw .notYours
      case .refused(let reason): throw .answer(reason)
      case .store(let trouble): throw .store(trouble)
      }
    }
  }
}
