internal import QuizEngine

/// What a path such as `$course$/top/History/Rome` says about the questions below it.
struct CategoryPath {
  /// The last part that names one of our categories; nil where none does.
  let category: TriviaCategory?
  /// The last part that names one of our difficulties; nil where none does.
  let difficulty: Difficulty?

  /// - Parameters:
  ///   - path: with slashes between its parts, and two for a slash within one.
  ///   - defaults: they may say what a part means.
  init(_ path: String, _ defaults: BankDefaults = BankDefaults()) {
    let parts = path.replacing("//", with: "\u{1F}").split(separator: "/").map {
      String($0.replacing("\u{1F}", with: "/")).trimmed
    }
    category = parts.reversed().lazy.compactMap { defaults.category(named: $0) }.first
    difficulty = parts.reversed().lazy.compactMap { Difficulty(parsing: $0) }.first
  }

  /// Of questions that stand nowhere in particular.
  static let empty = CategoryPath("")
}
