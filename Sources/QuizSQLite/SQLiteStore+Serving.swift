extension SQLiteStore {
  /// Whether a server has a folder right now.
  ///
  /// It holds the folder's lock for an instant itself, and a server that begins in just that instant is refused: ask now
  /// and then, not all the time.
  public static func isServed(directory: String) -> Bool { FolderLock.isLocked(directory) }
}
