import HTML
import QuizEngine

extension ResultPage {
  /// The outcome's address to share. Where there are scripts, a button takes its place.
  func share(_ outcome: Outcome) -> HTML {
    let (texts, language) = (shown.texts.share, shown.language)
    let text = texts.text(outcome.name[language], shown.quiz.title[language])
    let address = (shown.frame.origin ?? "") + Address.share(outcome.id, of: shown.quiz.id, in: language)
    return """
      <section class="beyond share" aria-labelledby="share" data-title="\(shown.quiz.title[language])" \
      data-text="\(text)" data-copied="\(texts.copied)" data-copy-yourself="\(texts.copyYourself)">\
      <h2 id="share">\(texts.title)</h2>
      <p>\(texts.note)</p>
      <button type="button" class="button" hidden>\(texts.share)</button>
      <p role="status"></p>
      <label>\(texts.address) <input type="url" value="\(address)" readonly></label>
      </section>
      """
  }
}
