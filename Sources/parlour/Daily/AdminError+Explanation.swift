import QuizEngine
import QuizService

extension AdminError {
  /// The error in words for an operator.
  ///
  /// - Parameter folder: the name of the place where the data is.
  func explanation(folder: String) -> String {
    switch self {
    case .noSuchItem:
      "There is no question of that number. “parlour daily schedule” and “parlour daily reports” show them."
    case .noSuchOption: "The question has no such answer, or it is the right one already."
    case .noSuchTexts: "The question has no texts in this language."
    case .invalidTexts: "A text is missing, or two of its answers are the same."
    case .isVoid: "That question was taken out already."
    case .noReason: "A correction needs a reason, of 1 to \(TextLimit.reason.upperBound) characters."
    case .outOfRange: "The number must be from 1 to \(AdminService.maxDrawDays)."
    case .noSuchImport(let importID, true): "Import \(importID.number) was undone already."
    case .noSuchImport(let importID, false):
      "There is no import \(importID.number). “parlour bank imports” shows them with their numbers."
    case .store(let error): error.explanation(folder: folder)
    }
  }
}
