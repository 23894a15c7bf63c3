import QuizEngine

/// The quizzes on offer, by name and in order.
struct OfferIndex: Sendable {
  private(set) var offers: [QuizID: Offer] = [:]
  /// Those that the front page lists, in the order of their ids.
  private(set) var listed: [Offer] = []

  /// Revisions of a quiz are numbered in the order of their publication, so an older one never takes the place of a newer:
  /// two who read the store or publish to it at once may come here in another order than they were there.
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
