package import Foundation
public import QuizDatabase
public import QuizEngine

// How columns store the types that statements take and rows return.

// MARK: - Numbers

extension AccountID: ColumnValue {
  package init(stored: Int64) { self.init(stored) }
  package var stored: Int64 { number }
}

extension BankQuestionID: ColumnValue {
  package init(stored: Int64) { self.init(stored) }
  package var stored: Int64 { number }
}

extension GroupID: ColumnValue {
  package init(stored: Int64) { self.init(stored) }
  package var stored: Int64 { number }
}

extension ImportID: ColumnValue {
  package init(stored: Int64) { self.init(stored) }
  package var stored: Int64 { number }
}

extension ItemID: ColumnValue {
  package init(stored: Int64) { self.init(stored) }
  package var stored: Int64 { number }
}

extension RevisionID: ColumnValue {
  package init(stored: Int64) { self.init(stored) }
  package var stored: Int64 { number }
}

/// Days since 1970-01-01.
extension CalendarDate: ColumnValue {
  public init(stored: Int) { self.init(epochDay: stored) }
  public var stored: Int { epochDay }
}

/// Milliseconds since 1970-01-01 00:00 UTC.
extension Timestamp: ColumnValue {
  public init(stored: Int64) { self.init(milliseconds: stored) }
  public var stored: Int64 { milliseconds }
}

/// Milliseconds.
extension TimeSpan: ColumnValue {
  public init(stored: Int64) { self.init(milliseconds: stored) }
  public var stored: Int64 { milliseconds }
}

/// 64 random bits are stored as a signed number.
extension UInt64: ColumnValue {
  public init(stored: Int64) { self.init(bitPattern: stored) }
  public var stored: Int64 { Int64(bitPattern: self) }
}

// MARK: - Texts

/// The tag of the game's primary language.
extension GameID: ColumnValue {
  package init(stored: String) { self.init(Language(stored)) }
  package var stored: String { tag }
}

/// The tag.
extension Language: ColumnValue {
  public init(stored: String) { self.init(stored) }
  public var stored: String { tag }
}

extension QuizID: ColumnValue {
  public init(stored: String) { self.init(stored) }
  public var stored: String { name }
}

extension Account.Role: ColumnValue {}
extension AuditLogEntry.Action: ColumnValue {}
extension Difficulty: ColumnValue {}
extension DraftChangeRecord.Action: ColumnValue {}
extension DraftPublication.State: ColumnValue {}
extension PastRoundFilter.Result: ColumnValue {}
extension PictureFile.Format: ColumnValue {}
extension PlayedRound.Verdict: ColumnValue {}
extension StoredPhase: ColumnValue {}
extension TriviaCategory: ColumnValue {}

/// `firefox/android`.
extension BrowserDescription: ColumnValue {}

/// The name. `AccountRows` doesn't read zones like this: it replaces one that is unknown now by UTC.
extension IANATimeZone: ColumnValue {
  package init?(stored: String) { self.init(stored) }
  package var stored: String { name }
}

// MARK: - Bytes

/// 16 bytes.
extension Token128: ColumnValue {
  package init?(stored: Data) { self.init(bytes: stored) }
  package var stored: Data { Data(bytes) }
}

extension DraftID: ColumnValue {
  package init(stored: Token128) { self.init(stored) }
  package var stored: Token128 { token }
}

extension PlayID: ColumnValue {
  package init(stored: Token128) { self.init(stored) }
  package var stored: Token128 { token }
}

extension RoundID: ColumnValue {
  package init(stored: Token128) { self.init(stored) }
  package var stored: Token128 { token }
}

extension AttemptKey: ColumnValue {
  package init(stored: Data) { self.init(bytes: Array(stored)) }
  package var stored: Data { Data(bytes) }
}

extension PlayOwner: ColumnValue {
  package init(stored: Data) { self.init(bytes: Array(stored)) }
  package var stored: Data { Data(bytes) }
}

extension KnownBrowserDigest: ColumnValue {
  package init(stored: Data) { self.init(bytes: Array(stored)) }
  package var stored: Data { Data(bytes) }
}

/// The 32 bytes of the digest. Other names, which no column accepts, are written as no bytes.
extension PictureID: ColumnValue {
  package init(stored: Data) { self.init(stored) }
  package var stored: Data { bytes ?? Data() }
}

extension PreviewTokenDigest: ColumnValue {
  package init(stored: Data) { self.init(bytes: Array(stored)) }
  package var stored: Data { Data(bytes) }
}

extension QuestionDigest: ColumnValue {
  init(stored: Data) { self.init(bytes: stored) }
  var stored: Data { bytes }
}

extension RoleInvitationDigest: ColumnValue {
  package init(stored: Data) { self.init(bytes: Array(stored)) }
  package var stored: Data { Data(bytes) }
}

extension SessionTokenDigest: ColumnValue {
  package init(stored: Data) { self.init(bytes: Array(stored)) }
  package var stored: Data { Data(bytes) }
}
