/// Identifies a question of the bank. A question never changes; a corrected one is a new question in its place.
public struct BankQuestionID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}
