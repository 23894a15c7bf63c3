import HTML
import QuizEngine

extension ResultPage {
  /// The outcome's URL to share. With scripts, a button replaces it.
  func share(_ outcome: Outcome) -> HTML {
    let (texts, language) = (context.texts.share, context.language)
    let text = texts.text(outcome.name[language], context.quiz.title[language])
    let url = (context.page.origin ?? "") + SitePath.share(outcome.id, of: context.quiz.id, in: language)
    return """
      <section class="subsection share" aria-labelledby="share" data-title="\(context.quiz.title[language])" \
      data-text="\(text)" data-copied="\(texts.copied)" data-copy-yourself="\(texts.copyYourself)">\
      <h2 id="share">\(texts.title)</h2>
      <p>\(texts.note)</p>
      <button type="button" class="button" hidden>\(texts.share)</button>
      <p role="status"></p>
      <label>\(texts.address) <input type="url" value="\(url)" readonly></label>
      </section>
      """
  }
}
