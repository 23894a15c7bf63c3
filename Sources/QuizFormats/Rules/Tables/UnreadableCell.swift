/// Parlour can't read a cell of a workbook as its author saw it.
///
/// A workbook stores numbers, dates and times as numbers with a format. Parlour imports what the author saw. If that is
/// unclear, it skips the question.
struct UnreadableCell: DiagnosticRule {
  enum Problem: Hashable, Sendable {
    /// Such as `#N/A`.
    case error(String)
    case missingResult, missingSharedString, notANumber
    case unsupportedFormat(String)
  }

  static let id = "unreadable-cell"
  static let why = "The imported text would differ from what the author saw."

  /// Such as `C7`.
  let cell: String
  let problem: Problem

  var message: String {
    switch problem {
    case .error(let error): "The cell \(cell.printable) shows the error \(error.quoted)."
    case .missingResult: "The cell \(cell.printable) has a formula without a result."
    case .missingSharedString: "The cell \(cell.printable) refers to a text that the workbook doesn't have."
    case .notANumber: "The cell \(cell.printable) should be a number but isn't."
    case .unsupportedFormat(let code):
      "The cell \(cell.printable) has the unsupported format \(code.quoted)."
    }
  }
  var help: String {
    switch problem {
    case .error: "Correct the formula, or write its result as text."
    case .missingResult: "Open the workbook in a spreadsheet program and save it, which computes the results."
    default: "Write what the cell should show as text, after an apostrophe."
    }
  }
}
