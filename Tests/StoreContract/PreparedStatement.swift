internal import Testing

@testable import QuizDatabase
@testable import QuizService

/// A statement that a store prepares.
package struct PreparedStatement: Sendable, CustomTestStringConvertible {
  /// The enumeration and the case, such as `PlayStatement.addPlay`.
  package let name: String
  /// As it is written for SQLite.
  package let sql: String

  package var testDescription: String { name }

  /// All statements of the services.
  package static let all: [PreparedStatement] = statementTypes.flatMap { statements(of: $0) }

  /// The names of the enumerations that ``all`` covers.
  package static let typeNames: [String] = statementTypes.map { "\($0)" }

  /// `QueryPlanTests` compares this list with the sources.
  private static let statementTypes: [any SQLStatement.Type] = [
    AccountStatement.self, AdminStatement.self, AnalyticsStatement.self, AttemptStatement.self, BankStatement.self,
    BoardStatement.self, DayResultStatement.self, DistributionStatement.self, DraftStatement.self,
    GameLanguageStatement.self, GroupStatement.self, HealthStatement.self, HouseSecretStatement.self,
    ImportStatement.self, ItemStatement.self, KnownBrowserStatement.self, LatestInstantStatement.self,
    LibraryStatement.self, PlayStatement.self, PracticeStatement.self, PublicationStatement.self,
    RoleInvitationStatement.self, RoundStatement.self, RoundStatisticsStatement.self, SessionStatement.self,
    StreakStatement.self, TranslationStatement.self, WeekScoreStatement.self,
  ]

  private static func statements<Statement: SQLStatement>(of type: Statement.Type) -> [PreparedStatement] {
    type.allCases.map { PreparedStatement(name: "\(type).\($0)", sql: $0.rawValue) }
  }
}
