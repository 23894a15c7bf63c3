import ArgumentParser

/// Checks paths of the command line before anything is done with them.
enum PathArgument {
  /// An empty path comes from a variable of the shell that isn't set. It names this folder to some functions and
  /// nothing to others, so no command takes it.
  ///
  /// - Throws: `ValidationError` if a path is empty.
  static func requireNonEmpty(_ paths: [String?]) throws {
    if paths.contains("") { throw ValidationError("The path is empty. Name a file or a folder.") }
  }
}
