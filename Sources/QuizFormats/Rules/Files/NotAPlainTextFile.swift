internal import QuizEngine

/// The file is a document of another program, whatever its name is.
///
/// A quiz file is plain text. Word processors save documents in their own formats, with fonts and pictures. Renaming
/// such a document doesn't make it plain text.
struct NotAPlainTextFile: DiagnosticRule {
  static let id = "not-a-plain-text-file"
  static let why = "A quiz file is plain text, as Notepad or TextEdit can save it."

  let kind: Kind

  var message: String { "The file is \(kind.rawValue), not plain text." }
  var help: String {
    switch kind {
    case .html: "Copy the text of the page into a plain-text editor, and save it there."
    case .picture: "Put the picture next to the quiz file, and name it there: “picture: dog.png”."
    default: "Copy the text into a plain-text editor, and save it as UTF-8 with a name that ends in .yaml."
    }
  }

  /// The kind of a file, found from its first bytes.
  enum Kind: String, Hashable, Sendable {
    case word = "a Word document (.docx)"
    case workbook = "an Excel workbook (.xlsx)"
    case openDocument = "an OpenDocument file (.odt, .ods)"
    case archive = "a ZIP archive"
    case oldOffice = "an old Office document (.doc, .xls)"
    case rtf = "an RTF document"
    case pdf = "a PDF document"
    case html = "a web page (HTML)"
    case picture = "a picture"

    /// Nil if the file may be plain text.
    init?(_ bytes: [UInt8]) {
      func begins(_ text: String, at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: text.utf8) }
      if begins("PK\u{3}\u{4}") {
        self = Self.zipKind(bytes)
      } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
        self = .oldOffice
      } else if begins("{\\rtf") {
        self = .rtf
      } else if begins("%PDF-") {
        self = .pdf
      } else if Self.isHTML(bytes) {
        self = .html
      } else if let format = PictureFormatSniffer.format(of: bytes), format != .svg {
        self = .picture
      } else {
        return nil
      }
    }

    /// Uses the entries' names near the beginning of the ZIP file.
    private static func zipKind(_ bytes: [UInt8]) -> Kind {
      let prefix = String(decoding: bytes.prefix(20_000), as: UTF8.self)
      if prefix.contains("application/vnd.oasis.opendocument") { return .openDocument }
      if prefix.contains("word/") { return .word }
      return prefix.contains("xl/") ? .workbook : .archive
    }

    private static func isHTML(_ bytes: [UInt8]) -> Bool {
      let prefix = String(decoding: bytes.prefix(200), as: UTF8.self)
        .drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
      return prefix.hasPrefix("<!doctype html") || prefix.hasPrefix("<html")
    }
  }
}
