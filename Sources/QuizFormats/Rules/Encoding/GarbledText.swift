/// An earlier program read a text in the wrong encoding: “Ð¿Ñ€Ð¸” instead of “при”, “cafÃ©” instead of “café”, “Êàêîé”
/// instead of “Какой”.
///
/// The file itself is valid UTF-8. But a program read UTF-8 or an older encoding as another one, for example as
/// Windows-1252, Mac Roman or CP437, and saved the result.
struct GarbledText: DiagnosticRule {
  static let id = "garbled-text"
  static let why = "Players would see the garbled letters."

  let found: Mojibake

  var message: String {
    """
    This looks like \(found.misreading.rightName) that was read as \(found.misreading.wrong.name): \
    \(found.garbled.quoted) should be \(found.repaired.quoted).
    """
  }
  var help: String {
    let target = found.misreading.wrong.toolName
    let start = "Export the file again as UTF-8. Or convert it back: iconv -f UTF-8 -t \(target) FILE"
    return found.misreading.right.map { "\(start) | iconv -f \($0.toolName) -t UTF-8 > NEW" } ?? "\(start) > NEW"
  }
}

extension LegacyEncoding {
  /// The name for the program iconv.
  fileprivate var toolName: String { name.hasPrefix("Windows") ? name.uppercased() : iconvName }
}
