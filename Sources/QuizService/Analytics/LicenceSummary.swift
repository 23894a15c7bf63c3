public import QuizEngine

/// A licence, and the works of the questions under it.
public struct LicenceSummary: Hashable, Sendable {
  /// A work that many questions come from.
  public struct Work: Hashable, Sendable {
    /// The source up to its first comma; see ``LicenceCount/work``.
    public let title: String
    public let questions: Int
  }

  public let licence: Licence
  public let questions: Int
  /// The works of at least ``AnalyticsService/minimumQuestionsPerWork`` questions, the most used first.
  public let works: [Work]
  /// Questions that come from other works or name none.
  public var otherQuestions: Int { questions - works.reduce(0) { $0 + $1.questions } }

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
