extension SQLiteDatabase {
  /// Whether a server has the folder now.
  ///
  /// This takes the folder's lock for a moment. A server that starts in that moment is refused, so don't call this
  /// often.
  package static func isServed(directory: String) -> Bool { FolderLock.isLocked(directory) }
}
