package import QuizEngine

/// A quiz on offer, with what is needed to list and find it, computed once.
///
/// It is a class because the front page goes through all of them, and copying a quiz retains each of its references.
package final class Offer: Sendable {
  package let revision: Revision
  /// ``Quiz/estimatedMinutes(in:)`` for each of the quiz's languages, in their order.
  private let minutes: [Int]
  /// The text that searches look in: title, description and outcomes' names in all languages.
  let searchText: FoldedText

  init(_ revision: Revision) {
    let quiz = revision.quiz
    self.revision = revision
    minutes = quiz.languages.map(quiz.estimatedMinutes(in:))
    let texts = [quiz.title, quiz.description] + quiz.outcomes.map(\.name)
    searchText = FoldedText(texts.flatMap(\.translations).map(\.text).joined(separator: "\n"))
  }

  /// About how long a play takes, in whole minutes.
  ///
  /// - Parameter language: one of the quiz's own.
  package func minutes(in language: Language) -> Int {
    let index = revision.quiz.languages.firstIndex(of: language) ?? 0
    return minutes[index]
  }
}
