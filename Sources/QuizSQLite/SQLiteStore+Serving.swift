internal import Foundation

extension SQLiteStore {
  /// Whether a server has a folder right now.
  ///
  /// It holds the folder's lock for an instant itself, and a server that begins in just that instant is refused: ask now
  /// and then, not all the time.
  public static func isServed(directory: String) -> Bool {
    let descriptor = Foundation.open(directory + "/parlour.lock", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { Foundation.close(descriptor) }
    guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return errno == EWOULDBLOCK }
    flock(descriptor, LOCK_UN)
    return false
  }
}
