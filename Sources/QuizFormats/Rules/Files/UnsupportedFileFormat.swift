/// Parlour recognizes the file's format but can't read it.
///
/// Such formats are Word and LibreOffice documents, old workbooks (.xls), PDF, H5P packages and QTI before version 2.
struct UnsupportedFileFormat: DiagnosticRule {
  enum Kind: Hashable, Sendable {
    case qti1, h5p, word, oldWord, presentation, oldOffice, oldWorkbook, binaryWorkbook, lockedWorkbook,
      openDocumentSpreadsheet, openDocumentText
    case pdf, rtf, html, archive(String), picture
    /// Terms with their meanings, without wrong answers.
    case flashcards
  }

  static let id = "unsupported-file-format"
  static let why = "Formats mark the right answer in different ways, or not at all."

  let kind: Kind

  var message: String { "This is \(name)." }

  private var name: String {
    switch kind {
    case .qti1: "QTI 1.2, which differs from QTI 2 and 3"
    case .h5p: "an H5P package"
    case .word: "a Word document (.docx)"
    case .oldWord: "an old Word document (.doc)"
    case .presentation: "a presentation (.pptx)"
    case .oldOffice: "an old Office file"
    case .oldWorkbook: "an old Excel workbook (.xls)"
    case .binaryWorkbook: "a binary Excel workbook (.xlsb)"
    case .lockedWorkbook: "an Office document with a password"
    case .openDocumentSpreadsheet: "a LibreOffice spreadsheet (.ods)"
    case .openDocumentText: "a LibreOffice document"
    case .pdf: "a PDF"
    case .rtf: "an RTF document"
    case .html: "a web page"
    case .archive(let name): "an archive (\(name))"
    case .picture: "a picture"
    case .flashcards: "a list of flashcards, as Anki and Quizlet write it"
    }
  }

  var help: String {
    switch kind {
    case .qti1:
      "Export QTI 2.1 or newer. Canvas and others only write 1.2: import that into Moodle, and export Moodle XML there."
    case .h5p: "Write the questions as a table (CSV or .xlsx) or in Aiken format; H5P can't export them."
    case .word, .oldWord, .openDocumentText, .rtf, .pdf, .html:
      "Save the questions in Aiken format (UTF-8): the question, answers from “A.” on, “ANSWER: B”; or write a table."
    case .oldWorkbook, .binaryWorkbook, .openDocumentSpreadsheet: "Open it and save it as .xlsx, or as CSV in UTF-8."
    case .lockedWorkbook: "Open it, remove the password, and save it as .xlsx."
    case .presentation, .oldOffice, .picture:
      "Write the questions as a table (CSV or .xlsx) or in Aiken format."
    case .archive: "Unpack it, and import its files."
    case .flashcards: "Flashcards have no wrong answers. Add some in columns of their own, with a row of names above."
    }
  }
}
