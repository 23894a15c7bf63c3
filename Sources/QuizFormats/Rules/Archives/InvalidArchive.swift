/// The file isn't a ZIP archive, or a damaged one.
///
/// Packages of QTI and workbooks are such archives.
struct InvalidArchive: DiagnosticRule {
  static let id = "invalid-archive"
  static let why = "Nothing can be unpacked from it."

  var message: String { "The file is no ZIP archive that could be opened." }
  var help: String { "Fetch or export it anew; perhaps it was cut off." }
}
