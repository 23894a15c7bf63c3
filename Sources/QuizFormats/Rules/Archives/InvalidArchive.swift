/// The file isn't a ZIP archive, or it is damaged.
///
/// QTI packages and workbooks are ZIP archives.
struct InvalidArchive: DiagnosticRule {
  static let id = "invalid-archive"
  static let why = "Parlour can't unpack it."

  var message: String { "The file isn't a ZIP archive that can be opened." }
  var help: String { "Download or export it again; it may be incomplete." }
}
