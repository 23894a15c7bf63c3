public import HTML
public import QuizEngine

/// The daily game for a visitor who isn't signed in: what it is, and one button to play.
public struct DailyLandingPage: Sendable {
  let context: PageContext
  /// Whether the house has questions.
  let hasQuestions: Bool
  /// 128 random bits as text. A form that is sent twice creates one guest. It is nil if the house doesn't allow
  /// guests.
  let idempotencyKey: String?
  /// The marks of the player who shared the link, for the link's preview; nil for none.
  let sharedMarks: SharedMarks?
  /// The language of the questions; nil if it is the page's own.
  let questionLanguage: Language?

  /// - Parameters:
  ///   - hasQuestions: whether the house has questions.
  ///   - idempotencyKey: for the form that creates a guest; nil if the house doesn't allow guests.
  ///   - sharedMarks: of the player who shared the link; nil for none.
  ///   - questionLanguage: nil if it is the page's own.
  public init(
    context: PageContext, hasQuestions: Bool = true, idempotencyKey: String?, sharedMarks: SharedMarks? = nil,
    questionLanguage: Language? = nil
  ) {
    self.context = context
    self.hasQuestions = hasQuestions
    self.idempotencyKey = idempotencyKey
    self.sharedMarks = sharedMarks
    self.questionLanguage = questionLanguage
  }

  public var html: HTML {
    let texts = context.texts.landing
    return context.document(
      title: texts.title, bodyClass: "day poster has-hero", area: .game, script: .account,
      head: MetaTags(of: sharedMarks.map { .day($0) } ?? .dailyGame, in: context).html(in: context),
      header: .dailyGame,
      main: """
        <section class="hero">
        \(hasQuestions ? game : noQuestions)
        <p class="other-links"><a href="\(SitePath.dailyHelp)">\(context.texts.daily.home.help)</a> \
        <a href="\(SitePath.signIn)">\(texts.signIn)</a></p>
        </section>
        """)
  }

  private var game: HTML {
    let texts = context.texts.landing
    return """
      <div><p class="eyebrow">\(context.texts.game.name)</p><h1>\(texts.title)</h1>\
      <p class="lead">\(context.hasBoards ? texts.lead : texts.leadPersonal)</p>\
      \(questionLanguage.map { "<p class=\"hint\">\(context.texts.day.onlyIn($0.ownName))</p>" })</div>
      \(DayMarks.poster(context.texts))
      \(idempotencyKey.map(playForm) ?? signUp)
      """
  }

  private var noQuestions: HTML {
    """
    \(WindowPicture.unlit.html)
    <div><p class="eyebrow">\(context.texts.game.name)</p><h1>\(context.texts.landing.noQuestions)</h1></div>
    <a class="button primary big" href="\(SitePath.front)">\(context.texts.landing.pickQuiz)</a>
    """
  }

  private func playForm(_ idempotencyKey: String) -> HTML {
    let texts = context.texts.landing
    return """
      <form method="post" action="\(SitePath.playAsGuest)">\(context.playFields(idempotencyKey))\
      <button class="button primary big">\(texts.play)</button><p class="hint">\(texts.noSignUp)\
      \(context.texts.site.sentenceSeparator)\(texts.midnight)</p></form>
      """
  }

  private var signUp: HTML {
    """
    <a class="button primary big" href="\(SitePath.signUp(returningTo: SitePath.ready(.easy)))">\
    \(context.texts.landing.create)</a>
    """
  }
}

extension PageContext {
  /// The hidden fields of a form that posts to ``SitePath/playAsGuest``. A script fills in the time zone.
  ///
  /// - Parameter idempotencyKey: 128 random bits as text. A form that is sent twice creates one guest.
  func playFields(_ idempotencyKey: String) -> HTML {
    """
    \(csrfField)\(IdempotencyKeyField.html(idempotencyKey))\
    <input type="hidden" name="\(TimeZoneField.name)" value="" data-zone disabled>
    """
  }
}
