package import StoreStatus

/// Figures over the whole bank that everybody may see.
package struct AnalyticsService: Sendable {
  let cache: AnalyticsCache
  let dependencies: Dependencies
}

extension AnalyticsService {
  /// Works that fewer questions name aren't shown: their titles could reveal what a coming question is about.
  package static let minimumQuestionsPerWork = 20

  /// The licences of the bank's questions and the works that they come from. Reveals nothing about single questions.
  package func licences() async throws(StoreError) -> [LicenceSummary] {
    LicenceSummary.summaries(of: try await cache.licences(at: dependencies.now()))
  }
}
