package import QuizDrafts
package import QuizEngine
internal import QuizFormats

/// A quiz that shows how one is made. A new draft can begin as one of these.
package enum DraftExample: String, CaseIterable, Hashable, Sendable {
  /// Questions that one press answers.
  case buttons
  /// Sliders, and switches for several answers.
  case sliders
  /// More questions than a play asks.
  case pool
  /// Each text in two languages.
  case languages

  /// The example for an author who reads this language. The example of two languages has another one beside it. If the
  /// example doesn't have the language, it is in its own first one.
  package func draft(in language: Language) -> Draft {
    // A test reads every example.
    guard let quiz = Self.quizzes[self] else { preconditionFailure("there is no example \(rawValue)") }
    let written = quiz.languages
    let first = written.contains(language) ? language : written[0]
    let second = self == .languages ? written.first { $0 != first } : nil
    return Draft(quiz).keeping([first] + (second.map { [$0] } ?? []))
  }

  private static let quizzes = allCases.reduce(into: [DraftExample: Quiz]()) { quizzes, example in
    quizzes[example] = QuizFile.read(example.bytes, name: "\(example.rawValue).yaml").quiz
  }

  private var bytes: [UInt8] {
    switch self {
    case .buttons: PackageResources.buttons_yaml
    case .sliders: PackageResources.sliders_yaml
    case .pool: PackageResources.pool_yaml
    case .languages: PackageResources.languages_yaml
    }
  }
}

extension Draft {
  /// The draft in some of its languages, in that order, as a quiz without a name in its address.
  fileprivate func keeping(_ languages: [Language]) -> Draft {
    let tags = languages.map(\.tag)
    let others = quiz.items.filter { $0.kind != .language }.map { $0.keeping(tags) }
    var values = quiz.keeping(tags).values
    values[DraftItem.Key(.id)] = nil
    let items = tags.map { DraftItem(DraftItemID($0), .language) } + others
    return (try? Draft(DraftItem(.quiz, .quiz, values: values, items: items))) ?? self
  }
}

extension DraftItem {
  fileprivate func keeping(_ tags: [String]) -> DraftItem {
    let remaining = values.filter { key, _ in !key.field.isTranslated || key.key.map(tags.contains) ?? true }
    return DraftItem(id, kind, values: remaining, items: items.map { $0.keeping(tags) })
  }
}
