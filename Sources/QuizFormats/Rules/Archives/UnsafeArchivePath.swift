/// The path of an archive's entry leads out of the archive.
///
/// Parlour writes no unpacked file, but such a path is often an attack.
struct UnsafeArchivePath: DiagnosticRule {
  static let id = "unsafe-archive-path"
  static let why = "Such a path could overwrite other files."

  let name: String

  var message: String { "The path of the entry \(name.quoted) leads out of the archive; it isn't read." }
  var help: String { "Create the archive again from inside its folder. If it isn't yours, don't trust it." }
}
