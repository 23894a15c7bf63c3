import HTML
import QuizEngine

extension QuizPageContext {
  /// Explains how to embed the quiz on another site. It is nil in a frame and in a preview, and if the site's origin
  /// is unknown.
  var embedding: HTML? {
    guard entryPoint == .site, let origin = page.origin else { return nil }
    return EmbeddingCode(quizID: quiz.id, title: quiz.title[language], origin: origin).html(page.texts)
  }
}

/// The HTML code with which another site shows a quiz.
struct EmbeddingCode {
  let quizID: QuizID
  let title: String
  let origin: String

  /// Explains how to embed the quiz.
  func html(_ allTexts: Texts) -> HTML {
    let texts = allTexts.introduction
    return """

      <details class="embedding"><summary>\(texts.embed)</summary>
      <p id="embedding">\(texts.embedText)</p>
      <textarea readonly rows="6" spellcheck="false" translate="no" dir="ltr" aria-label="\(texts.embedCode)" \
      aria-describedby="embedding">\(code.text)</textarea></details>
      """
  }

  /// The HTML code for the other site. On our own page it is shown as text, so it is escaped again there.
  var code: HTML {
    """
    <iframe src="\(origin)\(EntryPoint.embedded(nil).quiz(quizID))" title="\(title)" width="100%" height="640" \
    style="border:0" loading="lazy" allow="clipboard-write; web-share" referrerpolicy="no-referrer"></iframe>
    <script async src="\(origin)\(SitePath.embeddingScript)" referrerpolicy="no-referrer"></script>
    """
  }
}
