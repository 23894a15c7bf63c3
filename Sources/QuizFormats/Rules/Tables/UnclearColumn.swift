/// It is unclear which column of a table has the question or the right answer.
///
/// Two columns have names for the same field, or the column with the name contains only numbers.
struct UnclearColumn: DiagnosticRule {
  static let id = "unclear-column"
  static let why = "Read from the wrong column, the questions or their right answers would be wrong."

  enum Problem {
    /// Another column has a name for the same field.
    case alsoNamed(String)
    case onlyNumbers
  }

  /// The column's name.
  let name: String
  /// The word for `--column`.
  let field: String
  let problem: Problem

  var message: String {
    switch problem {
    case .alsoNamed(let other) where other == name: "Two columns have the name \(name.quoted)."
    case .alsoNamed(let other): "The columns \(other.quoted) and \(name.quoted) can both hold the \(fieldName)."
    case .onlyNumbers: "The column \(name.quoted) has only numbers, so it can't hold the \(fieldName)."
    }
  }
  var help: String {
    switch problem {
    case .alsoNamed(let other) where other == name: "Give one of them another name."
    case .alsoNamed: "Name the right one: --column \"\(field)=\(name.printable)\"."
    case .onlyNumbers: "Name the right column, as in --column \"\(field)=Question text\"."
    }
  }

  private var fieldName: String {
    switch field {
    case "answer": "right answer"
    case "option": "same answer"
    default: field
    }
  }
}
