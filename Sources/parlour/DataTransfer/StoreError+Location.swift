import QuizService

extension StoreError {
  /// What an operator reads who wants to take everything out of a place, or bring it there.
  func explanation(of place: StoreLocation) -> String {
    switch self {
    case .locked(let holder):
      """
      \(place.name) is in use\(holder.map { " (\($0))" } ?? ""). Stop whoever has it, and give the same command once \
      more. Nothing was changed.
      """
    case .unavailable(let detail) where detail.contains("(MariaDB error"):
      """
      \(place.name) doesn’t let us in: \(detail). Look whether it runs, at the address, and at the password (“parlour \
      help move” tells where that comes from).
      """
    default: explanation(folder: place.name)
    }
  }
}
