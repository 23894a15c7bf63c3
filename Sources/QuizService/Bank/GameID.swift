package import QuizEngine

/// Identifies a daily game. The languages of a game share its questions, dates and boards; a language that shares none
/// has a game of its own.
///
/// The database names a game by the tag of its primary language, in columns called `game`.
package struct GameID: Hashable, Sendable {
  package let primaryLanguage: Language

  package init(_ primaryLanguage: Language) { self.primaryLanguage = primaryLanguage }

  /// The game's name in the database and in addresses.
  package var tag: String { primaryLanguage.tag }
}
