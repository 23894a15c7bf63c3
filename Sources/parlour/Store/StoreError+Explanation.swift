import QuizService
import StoreStatus

extension StoreError {
  /// The error in words for an operator, with what to do.
  ///
  /// - Parameter folder: the name of the place where the data is.
  func explanation(folder: String) -> String {
    switch self {
    case .full:
      "The disk that holds \(folder) is full. Nothing is lost; make room and start again."
    case .readOnly:
      "\(folder) can’t be written. Give the user that runs Parlour write permission, or choose another folder with --data."
    case .locked(let holder):
      """
      Another Parlour has \(folder) open\(holder.map { " (\($0))" } ?? ""). End that one, or give this one a folder of \
      its own with --data.
      """
    case .newer:
      "The data in \(folder) was written by a newer Parlour. Start that one, or choose another folder with --data."
    case .damaged(let detail):
      """
      The data in \(folder) can’t be read: \(detail). Nothing was changed. Put a backup in its place (parlour restore \
      --replace), or move the folder away and start anew. Without a backup, “When the data is damaged” in \
      docs/operators/moving-and-backups.md tells how to save what can be read.
      """
    case .refused(let detail):
      "The data in \(folder) doesn’t allow that: \(detail). Nothing was changed."
    case .unavailable(let detail):
      "The data in \(folder) can’t be opened: \(detail)."
    }
  }
}
