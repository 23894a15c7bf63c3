import HTML
import QuizEngine

extension ResultPage {
  /// The main action: the outcome's URL to share, and the card that others see. With scripts, a button replaces the
  /// URL.
  func share(_ outcome: Outcome) -> HTML {
    let texts = context.texts.share
    let language = context.language
    let sentence = context.ownSentenceAndQuestion(outcome)
    let text = texts.text(sentence, context.quiz.title[language])
    let invitation: String? = if case .given(let invitation) = sharing?.comparison { invitation } else { nil }
    let path = SitePath.share(outcome.id, of: context.quiz.id, in: language, invitation: invitation)
    return """
      <div class="action-bar share" data-title="\(context.quiz.title[language])" \
      data-text="\(text)" data-copied="\(texts.copied)" data-copy-yourself="\(texts.copyYourself)">\
      <button type="button" class="button primary big" hidden>\(texts.share)</button>\
      <p role="status"></p>\
      \(AddressField(label: texts.address, address: (context.page.origin ?? "") + path).html)</div>
      \(card(of: outcome, saying: sentence))
      """
  }

  private func card(of outcome: Outcome, saying sentence: String) -> HTML {
    let path = SitePath.card(outcome.id, of: context.quiz.id, in: context.language)
    let alt = context.texts.share.card(sentence, context.quiz.title[context.language])
    let image: HTML = """
      <img src="\(path)" width="1200" height="630" alt="\(alt)"\(" loading=\"lazy\"", if: !context.entryPoint.isEmbedded)>
      """
    return """
      <figure class="share-card">\(image, if: sharing?.hasCard == true)\
      <figcaption>\(context.texts.share.note)</figcaption></figure>
      """
  }
}
