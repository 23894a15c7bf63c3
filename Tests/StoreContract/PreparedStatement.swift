internal import Testing

@testable import QuizDatabase
@testable import QuizService

/// A statement that a store prepares.
package struct PreparedStatement: Sendable, CustomTestStringConvertible {
  /// The enumeration and the case, such as `PlayQuery.addPlay`.
  package let name: String
  /// As it is written for SQLite.
  package let sql: String

  package var testDescription: String { name }

  /// All statements of the services.
  package static let all: [PreparedStatement] = queries.flatMap { statements(of: $0) }

  /// The names of the enumerations that ``all`` covers.
  package static let queryNames: [String] = queries.map { "\($0)" }

  /// `QueryPlanTests` compares this list with the sources.
  private static let queries: [any PreparedQuery.Type] = [
    AccountQuery.self, AdminQuery.self, AnalyticsQuery.self, AttemptQuery.self, BankQuery.self, BoardQuery.self,
    DayResultQuery.self, DistributionQuery.self,
    KnownBrowserQuery.self,
    DraftQuery.self,
    GroupQuery.self,
    RoundStatisticsQuery.self, GameLanguageQuery.self, HealthQuery.self, ImportQuery.self, ItemQuery.self,
    LibraryQuery.self,
    PlayQuery.self,
    PracticeQuery.self, PublicationQuery.self,
    RoleInvitationQuery.self, RoundQuery.self, ServerClockQuery.self, HouseSecretQuery.self, SessionQuery.self,
    StreakQuery.self, TranslationQuery.self, WeekScoreQuery.self,
  ]

  private static func statements<Query: PreparedQuery>(of type: Query.Type) -> [PreparedStatement] {
    type.allCases.map { PreparedStatement(name: "\(type).\($0)", sql: $0.rawValue) }
  }
}
