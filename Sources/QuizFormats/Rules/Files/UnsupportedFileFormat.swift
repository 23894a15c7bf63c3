/// A file is of a kind that Parlour knows and doesn't read.
///
/// Documents of Word and LibreOffice, old workbooks (.xls), PDF, H5P's packages and QTI before version 2 are among them.
struct UnsupportedFileFormat: DiagnosticRule {
  enum Kind: Hashable, Sendable {
    case qti1, h5p, word, oldWord, presentation, oldOffice, oldWorkbook, binaryWorkbook, lockedWorkbook,
      openDocumentSpreadsheet, openDocumentText
    case pdf, rtf, html, archive(String), picture
  }

  static let id = "unsupported-file-format"
  static let why = "Each kind of file says in another way which answer is the right one, or doesn't say it at all."

  let kind: Kind

  var message: String { "This is \(name)." }

  private var name: String {
    switch kind {
    case .qti1: "QTI 1.2, an older kind with other words than QTI 2 and 3"
    case .h5p: "a package of H5P"
    case .word: "a document of Word (.docx)"
    case .oldWord: "a document of an old Word (.doc)"
    case .presentation: "a presentation (.pptx)"
    case .oldOffice: "a file of an old Office"
    case .oldWorkbook: "a workbook of an old Excel (.xls)"
    case .binaryWorkbook: "a binary workbook of Excel (.xlsb)"
    case .lockedWorkbook: "a document of Office that is locked with a password"
    case .openDocumentSpreadsheet: "a spreadsheet of LibreOffice (.ods)"
    case .openDocumentText: "a document of LibreOffice"
    case .pdf: "a PDF"
    case .rtf: "a document in RTF"
    case .html: "a web page"
    case .archive(let name): "an archive (\(name))"
    case .picture: "a picture"
    }
  }

  var help: String {
    switch kind {
    case .qti1:
      "Export QTI 2.1 or newer; Canvas and others write 1.2 only: take the quiz into Moodle, and export Moodle XML there."
    case .h5p: "Write the questions as a table (CSV or .xlsx), or as Aiken; H5P itself exports nothing else."
    case .word, .oldWord, .openDocumentText, .rtf, .pdf, .html:
      "Save the questions as text (UTF-8) in Aiken's form: the question, the answers from “A.” on, “ANSWER: B”; or make a "
        + "table of them."
    case .oldWorkbook, .binaryWorkbook, .openDocumentSpreadsheet: "Open it and save it as .xlsx, or as CSV in UTF-8."
    case .lockedWorkbook: "Open it, take the password away, and save it as .xlsx."
    case .presentation, .oldOffice, .picture:
      "Write the questions as a table (CSV or .xlsx), or as text in Aiken's form."
    case .archive: "Unpack it, and import the files in it."
    }
  }
}
