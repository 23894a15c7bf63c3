/// A cell of a workbook doesn't show anything that could be taken, or nobody can tell what it shows.
///
/// A workbook keeps numbers, dates and times as numbers, and beside them how they are shown. What is taken is what its
/// author saw. Where that isn't certain, the question is left out.
struct CellUnreadable: Rule {
  enum Problem: Hashable, Sendable {
    /// Such as `#N/A`.
    case error(String)
    case noResult, noSuchText, notANumber
    case format(String)
  }

  static let id = "cell-unreadable"
  static let why = "A question with something else in it than its author saw would be another question."

  /// Such as `C7`.
  let cell: String
  let problem: Problem

  var message: String {
    switch problem {
    case .error(let error): "The cell \(cell.printable) shows the error \(error.quoted)."
    case .noResult: "The cell \(cell.printable) has a formula without a result."
    case .noSuchText: "The cell \(cell.printable) names a text that the workbook doesn't have."
    case .notANumber: "The cell \(cell.printable) is a number, and holds none."
    case .format(let code): "Nobody can tell how the cell \(cell.printable) is shown: its format is \(code.quoted)."
    }
  }
  var help: String {
    switch problem {
    case .error: "Mend the formula in the cell, or write its text."
    case .noResult: "Open the workbook in a spreadsheet program and save it: that computes the results."
    default: "Write what the cell shall show as text, with an apostrophe before it."
    }
  }
}
