public import QuizEngine

extension House {
  /// A work that fewer questions name isn't shown: its title might tell what a coming question is about.
  public static let leastOfWork = 20

  /// Under which licences the bank's questions stand and where they come from; nothing that tells of a single question.
  public func licences() async throws(StoreError) -> [LicenceSheet] {
    LicenceSheet.sheets(of: try await insight.licences(at: surroundings.now()))
  }
}

/// A licence, and the works that questions under it come from.
public struct LicenceSheet: Hashable, Sendable {
  /// A work that many questions name.
  public struct Work: Hashable, Sendable {
    public let title: String
    public let questions: Int
  }

  public let licence: Licence
  public let questions: Int
  /// Those of at least ``House/leastOfWork`` questions, the most used first.
  public let works: [Work]
  /// Questions from other works, or from none that is named.
  public var others: Int { questions - works.reduce(0) { $0 + $1.questions } }

  /// A sheet for each licence, the most used first.
  static func sheets(of tallies: [LicenceTally]) -> [LicenceSheet] {
    Dictionary(grouping: tallies, by: \.licence).map { licence, tallies in
      let works = Dictionary(tallies.map { ($0.work, $0.questions) }, uniquingKeysWith: +)
        .filter { !$0.key.isEmpty && $0.value >= House.leastOfWork }
        .map { Work(title: $0.key, questions: $0.value) }
        .sorted { ($1.questions, $0.title) < ($0.questions, $1.title) }
      return LicenceSheet(
        licence: Licence(licence), questions: tallies.reduce(0) { $0 + $1.questions }, works: works)
    }.sorted { ($1.questions, $0.licence.name) < ($0.questions, $1.licence.name) }
  }
}
