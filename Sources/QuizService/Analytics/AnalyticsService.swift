/// Figures over the whole bank that everybody may see.
public struct AnalyticsService: Sendable {
  let cache: AnalyticsCache
  let dependencies: Dependencies
}

extension AnalyticsService {
  /// A work that fewer questions name isn't shown: its title might tell what a coming question is about.
  public static let minimumQuestionsPerWork = 20

  /// Under which licences the bank's questions stand and where they come from; nothing that tells of a single question.
  public func licences() async throws(StoreError) -> [LicenceSummary] {
    LicenceSummary.summaries(of: try await cache.licences(at: dependencies.now()))
  }
}
