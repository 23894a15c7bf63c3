/// An archive has an entry whose name leads out of it.
///
/// Parlour writes nothing that it unpacks, but who writes such names means no good.
struct UnsafeArchivePath: DiagnosticRule {
  static let id = "unsafe-archive-path"
  static let why = "Such a name would let an archive overwrite other files."

  let name: String

  var message: String { "The entry \(name.quoted) leads out of the archive; it isn't read." }
  var help: String { "Pack the archive anew from within its folder. If it isn't yours, don't trust it." }
}
