public import ArgumentParser
internal import Foundation
public import QuizEngine
public import QuizFormats

// An option's value is written as it is stored.

extension BankFormat: ExpressibleByArgument {}
extension FileEncoding: ExpressibleByArgument {
  public init?(argument: String) { self.init(named: argument) }
}
extension BankWriter.Format: ExpressibleByArgument {}
extension TriviaCategory: ExpressibleByArgument {}
extension Difficulty: ExpressibleByArgument {}

/// `question=Frage`: a field, and the header of the table's column that holds it.
struct ColumnArgument: ExpressibleByArgument {
  let column: ColumnMapping

  init?(argument: String) {
    guard let column = ColumnMapping(argument) else { return nil }
    self.column = column
  }
}

/// `Erdkunde=geography`: a file's word for a category, and the category.
struct CategoryMapping: ExpressibleByArgument {
  /// The file's word, in lowercase.
  let nameInFile: String
  let category: TriviaCategory

  init?(argument: String) {
    guard let equals = argument.lastIndex(of: "=") else { return nil }
    let name = argument[argument.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    nameInFile = argument[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
    guard !nameInFile.isEmpty, let category = TriviaCategory(rawValue: name.lowercased()) else { return nil }
    self.category = category
  }
}
