import HTML
import QuizEngine

extension QuizContext {
  /// Explains how to embed the quiz on another site. It is nil in a frame and in a preview, and if the site's origin
  /// is unknown.
  var embedding: HTML? {
    guard entryPoint == .site, let origin = page.origin else { return nil }
    let texts = page.texts.introduction
    return """

      <details class="embedding"><summary>\(texts.embed)</summary>
      <p id="embedding">\(texts.embedText)</p>
      <textarea readonly rows="6" spellcheck="false" translate="no" dir="ltr" aria-label="\(texts.embedCode)" \
      aria-describedby="embedding">\(embeddingCode(from: origin).text)</textarea></details>
      """
  }

  /// The HTML code for the other site. On our own page it is shown as text, so it is escaped again there.
  func embeddingCode(from origin: String) -> HTML {
    """
    <iframe src="\(origin)\(EntryPoint.embedded(nil).quiz(quiz.id))" title="\(quiz.title[language])" width="100%" height="640" \
    style="border:0" loading="lazy" allow="clipboard-write; web-share" referrerpolicy="no-referrer"></iframe>
    <script async src="\(origin)\(SitePath.embeddingScript)" referrerpolicy="no-referrer"></script>
    """
  }
}
