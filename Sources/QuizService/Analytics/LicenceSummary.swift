package import QuizEngine

/// A licence, and the works of the questions under it.
package struct LicenceSummary: Hashable, Sendable {
  /// A work that many questions come from.
  package struct Work: Hashable, Sendable {
    /// The source up to its first comma; see ``LicenceCount/work``.
    package let title: String
    package let questions: Int
  }

  package let licence: Licence
  package let questions: Int
  /// The works of at least ``AnalyticsService/minimumQuestionsPerWork`` questions, the most used first.
  package let works: [Work]
  /// Questions that come from other works or name none.
  package var otherQuestions: Int { questions - works.reduce(0) { $0 + $1.questions } }

  /// A summary for each licence, the most used first.
  static func summaries(of counts: [LicenceCount]) -> [LicenceSummary] {
    Dictionary(grouping: counts, by: \.licence).map { licence, counts in
      let works = Dictionary(counts.map { ($0.work, $0.questions) }, uniquingKeysWith: +)
        .filter { !$0.key.isEmpty && $0.value >= AnalyticsService.minimumQuestionsPerWork }
        .map { Work(title: $0.key, questions: $0.value) }
        .sorted { ($1.questions, $0.title) < ($0.questions, $1.title) }
      return LicenceSummary(
        licence: Licence(licence), questions: counts.reduce(0) { $0 + $1.questions }, works: works)
    }.sorted { ($1.questions, $0.licence.name) < ($0.questions, $1.licence.name) }
  }
}
