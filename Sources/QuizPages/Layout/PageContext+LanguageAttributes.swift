import HTML
import QuizEngine

extension PageContext {
  /// Attributes for an element whose text may be in another language than the page: its direction, and its
  /// language if it differs.
  func languageAttributes(in language: Language) -> HTML {
    language == texts.language ? " dir=\"auto\"" : " dir=\"auto\" lang=\"\(language.tag)\""
  }
}
