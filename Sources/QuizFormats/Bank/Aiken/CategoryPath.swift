internal import QuizEngine

/// The category and difficulty in a path such as `$course$/top/History/Rome`.
struct CategoryPath {
  /// The last part that is a category; nil if there is none.
  let category: TriviaCategory?
  /// The last part that is a difficulty; nil if there is none.
  let difficulty: Difficulty?

  /// - Parameters:
  ///   - path: parts with slashes between them; two slashes are a slash inside a part.
  ///   - defaults: may define names of categories.
  init(_ path: String, _ defaults: BankDefaults = BankDefaults()) {
    let parts = path.replacing("//", with: "\u{1F}").split(separator: "/").map {
      String($0.replacing("\u{1F}", with: "/")).trimmed
    }
    category = parts.reversed().lazy.compactMap { defaults.category(named: $0) }.first
    difficulty = parts.reversed().lazy.compactMap { Difficulty(parsing: $0) }.first
  }

  /// The path of questions without one.
  static let empty = CategoryPath("")
}
