/// A text was read in the wrong encoding by an earlier program: “Ð¿Ñ€Ð¸” instead of “при”, “cafÃ©” instead of “café”.
///
/// The file itself is sound. But some program took UTF-8 for Windows-1252 or Windows-1251 and saved what came of it.
struct GarbledText: DiagnosticRule {
  static let id = "garbled-text"
  static let why = "Players would see the garbled letters."

  let found: Mojibake

  var message: String {
    "This looks like UTF-8 that was read as \(found.encoding): \(found.garbled.quoted) should be \(found.repaired.quoted)."
  }
  var help: String {
    "Export the file anew from where it came from, with the encoding UTF-8. Or turn it back: iconv -f UTF-8 -t "
      + "\(found.encoding.uppercased()) FILE > NEW"
  }
}
