import QuizService
import StoreStatus

extension StoreError {
  /// The error in words for an operator who moves data out of a place or into it.
  func explanation(of location: StoreLocation) -> String {
    switch self {
    case .locked(let holder):
      """
      \(location.name) is in use\(holder.map { " (\($0))" } ?? ""). Stop the program that has it open, and run the command \
      again. Nothing was changed.
      """
    case .unavailable(let detail) where detail.contains("(MariaDB error"):
      """
      \(location.name) can’t be opened: \(detail). Check that it runs, its address and the password (“parlour \
      help move” says where that comes from).
      """
    default: explanation(folder: location.name)
    }
  }
}
