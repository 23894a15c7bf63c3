/// An earlier program read a text in the wrong encoding: “Ð¿Ñ€Ð¸” instead of “при”, “cafÃ©” instead of “café”.
///
/// The file itself is valid. But a program read UTF-8 as Windows-1252 or Windows-1251 and saved the result.
struct GarbledText: DiagnosticRule {
  static let id = "garbled-text"
  static let why = "Players would see the garbled letters."

  let found: Mojibake

  var message: String {
    "This looks like UTF-8 that was read as \(found.encoding): \(found.garbled.quoted) should be \(found.repaired.quoted)."
  }
  var help: String {
    "Export the file again as UTF-8. Or convert it back: iconv -f UTF-8 -t \(found.encoding.uppercased()) FILE > NEW"
  }
}
