/// Identifies a question of the bank. A question never changes; a corrected one is a new question in its place.
package struct BankQuestionID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }
}
