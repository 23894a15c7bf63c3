import HTML
import QuizEngine

extension ResultPage {
  /// The main action: the outcome's URL to share, and the card that others see. With scripts, a button replaces the URL.
  func share(_ outcome: Outcome) -> HTML {
    let (texts, language) = (context.texts.share, context.language)
    let text = texts.text(outcome.name[language], context.quiz.title[language])
    let invitation: String? = if case .given(let invitation) = sharing?.comparison { invitation } else { nil }
    let path = SitePath.share(outcome.id, of: context.quiz.id, in: language, invitation: invitation)
    return """
      <div class="action-bar share" data-title="\(context.quiz.title[language])" \
      data-text="\(text)" data-copied="\(texts.copied)" data-copy-yourself="\(texts.copyYourself)">\
      <button type="button" class="button primary big" hidden>\(texts.share)</button>\
      <p role="status"></p>\
      <label>\(texts.address) <input type="url" value="\(context.page.origin ?? "")\(path)" readonly></label></div>
      \(card(of: outcome))
      """
  }

  /// The card's words are in the heading, so it needs no alternative text.
  private func card(of outcome: Outcome) -> HTML {
    let path = SitePath.card(outcome.id, of: context.quiz.id, in: context.language)
    let image: HTML = "<img src=\"\(path)\" width=\"1200\" height=\"630\" alt=\"\" loading=\"lazy\">"
    return """
      <figure class="share-card">\(image, if: sharing?.hasCard == true)\
      <figcaption>\(context.texts.share.note)</figcaption></figure>
      """
  }
}
