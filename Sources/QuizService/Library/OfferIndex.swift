import QuizEngine

/// The quizzes on offer, by id and in order.
struct OfferIndex: Sendable {
  private(set) var offers: [QuizID: Offer] = [:]
  /// Those that the front page lists, in the order of their ids.
  private(set) var listed: [Offer] = []
  /// The quizzes that were made of drafts.
  private(set) var publications: [QuizID: DraftPublication.State] = [:]
  /// Whether the publications must be read again.
  var isIncomplete = false
  private var readingsBegun = 0
  /// The last reading of the publications whose result is here.
  private var latestReading = 0

  /// Whether a quiz on offer comes from the quiz folder.
  func isInFolder(_ quizID: QuizID) -> Bool { offers[quizID] != nil && publications[quizID] == nil }

  /// Puts a quiz of the folder on offer, unless a newer revision of it is on offer. Two calls at the same time may
  /// arrive in either order.
  ///
  /// - Complexity: linear in the number of quizzes.
  mutating func insert(_ offer: Offer) {
    let quiz = offer.revision.quiz
    guard publications[quiz.id] == nil else { return }
    if let present = offers[quiz.id], present.revision.number > offer.revision.number { return }
    set(offer)
  }

  private mutating func set(_ offer: Offer) {
    let quiz = offer.revision.quiz
    offers[quiz.id] = offer
    listed.removeAll { $0.revision.quiz.id == quiz.id }
    guard !quiz.isUnlisted else { return }
    let index = listed.firstIndex { quiz.id.name < $0.revision.quiz.id.name } ?? listed.endIndex
    listed.insert(offer, at: index)
  }

  /// Takes all other quizzes of the folder off offer.
  mutating func removeAll(except quizzes: Set<QuizID>) {
    let publications = publications
    remove { publications[$0] == nil && !quizzes.contains($0) }
  }

  private mutating func remove(where isRemoved: (QuizID) -> Bool) {
    let removed = Set(offers.keys.filter(isRemoved))
    for quiz in removed { offers[quiz] = nil }
    listed.removeAll { removed.contains($0.revision.quiz.id) }
  }

  /// The number of a reading of the publications. Of two readings, the one that began later has seen more.
  mutating func beginReading() -> Int {
    readingsBegun += 1
    return readingsBegun
  }

  /// Replaces the quizzes that were made of drafts, unless a later reading has already done so.
  ///
  /// - Parameter published: the quizzes that aren't unpublished.
  mutating func setPublications(
    _ states: [QuizID: DraftPublication.State], _ published: [Offer], _ reading: Int
  ) {
    guard reading > latestReading else { return }
    latestReading = reading
    isIncomplete = false
    publications = states
    let offered = Dictionary(published.map { ($0.revision.quiz.id, $0) }) { first, _ in first }
    remove { states[$0] != nil && offered[$0] == nil }
    for (quiz, offer) in offered where offers[quiz] !== offer { set(offer) }
  }
}
