/// A cell of a workbook doesn't show anything that could be taken, or nobody can tell what it shows.
///
/// A workbook keeps numbers, dates and times as numbers, and beside them how they are shown. What is taken is what its
/// author saw. Where that isn't certain, the question is left out.
struct UnreadableCell: DiagnosticRule {
  enum Problem: Hashable, Sendable {
    /// Such as `#N/A`.
    case error(String)
    case missingResult, missingSharedString, notANumber
    case unsupportedFormat(String)
  }

  static let id = "unreadable-cell"
  static let why = "A question with something else in it than its author saw would be another question."

  /// Such as `C7`.
  let cell: String
  let problem: Problem

  var message: String {
    switch problem {
    case .error(let error): "The cell \(cell.printable) shows the error \(error.quoted)."
    case .missingResult: "The cell \(cell.printable) has a formula without a result."
    case .missingSharedString: "The cell \(cell.printable) names a text that the workbook doesn't have."
    case .notANumber: "The cell \(cell.printable) is a number, and holds none."
    case .unsupportedFormat(let code):
      "Nobody can tell how the cell \(cell.printable) is shown: its format is \(code.quoted)."
    }
  }
  var help: String {
    switch problem {
    case .error: "Mend the formula in the cell, or write its text."
    case .missingResult: "Open the workbook in a spreadsheet program and save it: that computes the results."
    default: "Write what the cell shall show as text, with an apostrophe before it."
    }
  }
}
