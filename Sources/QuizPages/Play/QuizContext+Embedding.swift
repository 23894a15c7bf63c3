import HTML
import QuizEngine

extension QuizContext {
  /// How to show the quiz on a page of one's own; nothing in a frame, and nothing where nobody knows the site's address.
  var embedding: HTML? {
    guard !entryPoint.isEmbedded, let origin = page.origin else { return nil }
    let texts = page.texts.introduction
    return """

      <details class="embedding"><summary>\(texts.embed)</summary>
      <p id="embedding">\(texts.embedText)</p>
      <textarea readonly rows="6" spellcheck="false" translate="no" dir="ltr" aria-label="\(texts.embedCode)" \
      aria-describedby="embedding">\(embeddingCode(from: origin).text)</textarea></details>
      """
  }

  /// The lines for the other page. As `HTML` they are whole and safe there; on our own page they are text, and get
  /// escaped once more.
  func embeddingCode(from origin: String) -> HTML {
    """
    <iframe src="\(origin)\(EntryPoint.embedded(nil).quiz(quiz.id))" title="\(quiz.title[language])" width="100%" height="640" \
    style="border:0" loading="lazy" referrerpolicy="no-referrer"></iframe>
    <script async src="\(origin)\(SitePath.embeddingScript)" referrerpolicy="no-referrer"></script>
    """
  }
}
