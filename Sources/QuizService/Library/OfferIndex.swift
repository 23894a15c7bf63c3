import QuizEngine

/// The quizzes on offer, by id and in order.
struct OfferIndex: Sendable {
  private(set) var offers: [QuizID: Offer] = [:]
  /// Those that the front page lists, in the order of their ids.
  private(set) var listed: [Offer] = []

  /// Puts a quiz on offer, unless a newer revision of it is on offer: two that publish or read at the same time may
  /// come here in either order.
  ///
  /// - Complexity: linear in the number of quizzes.
  mutating func insert(_ offer: Offer) {
    let quiz = offer.revision.quiz
    if let present = offers[quiz.id], present.revision.number > offer.revision.number { return }
    offers[quiz.id] = offer
    listed.removeAll { $0.revision.quiz.id == quiz.id }
    guard !quiz.isUnlisted else { return }
    let index = listed.firstIndex { quiz.id.name < $0.revision.quiz.id.name } ?? listed.endIndex
    listed.insert(offer, at: index)
  }

  mutating func removeAll(except quizzes: Set<QuizID>) {
    offers = offers.filter { quizzes.contains($0.key) }
    listed.removeAll { !quizzes.contains($0.revision.quiz.id) }
  }
}
