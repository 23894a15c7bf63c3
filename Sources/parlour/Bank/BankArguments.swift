public import ArgumentParser
internal import Foundation
public import QuizEngine
public import QuizFormats

// What stands behind an option is written as it is stored.

extension BankFormat: ExpressibleByArgument {}
extension FileEncoding: ExpressibleByArgument {
  public init?(argument: String) { self.init(named: argument) }
}
extension BankWriter.Format: ExpressibleByArgument {}
extension QuizEngine.Category: ExpressibleByArgument {}
extension Difficulty: ExpressibleByArgument {}

/// `question=Frage`: what a table's column holds, and what the table calls it.
struct ColumnArgument: ExpressibleByArgument {
  let column: ColumnName

  init?(argument: String) {
    guard let column = ColumnName(argument) else { return nil }
    self.column = column
  }
}

/// `Erdkunde=geography`: a word for a category, and the one that it means.
struct CategoryArgument: ExpressibleByArgument {
  /// In lowercase.
  let word: String
  let category: QuizEngine.Category

  init?(argument: String) {
    guard let equals = argument.lastIndex(of: "=") else { return nil }
    let name = argument[argument.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    word = argument[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
    guard !word.isEmpty, let category = QuizEngine.Category(rawValue: name.lowercased()) else { return nil }
    self.category = category
  }
}
