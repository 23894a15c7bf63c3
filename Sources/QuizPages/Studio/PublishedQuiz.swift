import HTML
public import QuizEngine

/// A quiz on the site: its address, the picture that links to it show, and the lines that embed it elsewhere.
public struct PublishedQuiz: Sendable {
  let quizID: QuizID
  let title: String
  let language: Language
  let hasCard: Bool
  let version: Int
  let origin: String?

  /// - Parameters:
  ///   - language: the title's.
  ///   - hasCard: whether the server renders share pictures.
  ///   - version: of the draft that was published. The address of the picture has it, so that no browser shows an old
  ///     one.
  ///   - origin: the site's own, for example `https://quiz.example.org`; nil if unknown.
  public init(quizID: QuizID, title: String, language: Language, hasCard: Bool, version: Int, origin: String?) {
    self.quizID = quizID
    self.title = title
    self.language = language
    self.hasCard = hasCard
    self.version = version
    self.origin = origin
  }

  func html(_ context: PlayerPageContext) -> HTML {
    let texts = context.texts.studio.publishing
    let path = SitePath.quiz(quizID)
    return """
      <section class="subsection on-site"><h2>\(texts.onSite)</h2>\
      \(AddressField.copied(label: texts.address, address: (origin ?? "") + path, id: "address", context.texts))\
      <p><a class="button small" href="\(path)">\(texts.openQuiz)</a></p>\(card(texts, context))\(embedding(context))</section>
      """
  }

  private func card(_ texts: Texts.Studio.Publishing, _ context: PlayerPageContext) -> HTML {
    guard hasCard else { return "" }
    return """
      <figure class="share-picture"><img src="\(SitePath.card(nil, of: quizID, in: language))?version=\(version)" width="1200" height="630" \
      alt="\(context.texts.share.quizCard(title))" loading="lazy"><figcaption class="hint">\(texts.sharePicture)</figcaption></figure>
      """
  }

  private func embedding(_ context: PlayerPageContext) -> HTML {
    guard let origin else { return "" }
    return EmbeddingCode(quizID: quizID, title: title, origin: origin).html(context.texts)
  }
}
