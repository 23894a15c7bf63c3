public import QuizEngine

/// A quiz on offer: its revision, and what it takes to show and find it among others, worked out once.
///
/// It is a class since the front page goes through all of them, and copying a quiz's value counts each of its references.
public final class Offer: Sendable {
  public let revision: Revision
  /// What ``Quiz/minutes(in:)`` says, in the order of the quiz's languages.
  private let minutes: [Int]
  /// What a search looks at: title, description and outcomes' names in every language.
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
  public func minutes(in language: Language) -> Int {
    let index = revision.quiz.languages.firstIndex(of: language) ?? 0
    return minutes[index]
  }
}
