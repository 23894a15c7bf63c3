import HTML
import QuizEngine

extension PageContext {
  /// Attributes for an element whose text may be in another language than the page: its language where it is, and its
  /// own direction.
  func languageAttributes(in language: Language) -> HTML {
    language == texts.language ? " dir=\"auto\"" : " dir=\"auto\" lang=\"\(language.tag)\""
  }
}
