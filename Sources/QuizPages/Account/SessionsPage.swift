public import HTML
public import QuizEngine

/// Lists an account's sessions and lets the player end one, all others, or all.
public struct SessionsPage: Sendable {
  /// The form field that selects what to end. Its value is a session's handle, ``others`` or ``all``.
  public static let field = "end"
  /// The value of ``field`` that ends all sessions but this browser's.
  public static let others = "others"
  /// The value of ``field`` that ends all sessions, this browser's too.
  public static let all = "all"

  let context: PlayerPageContext
  /// This browser's session comes first.
  let sessions: [Session]
  /// Whether sessions were just ended.
  let isEnded: Bool
  /// The selected value, if the form was rejected.
  let chosen: String?
  let errors: FormErrors

  /// A session of the account in one browser.
  public struct Session: Sendable {
    /// Identifies the session in the form, without letting anybody use it.
    let handle: String
    /// Whether it is this browser's session.
    let isCurrent: Bool
    /// The product name of the browser; nil if unknown.
    let browser: String?
    /// The product name of the operating system; nil if unknown.
    let system: String?
    let startDate: CalendarDate
    let lastUsedDate: CalendarDate

    /// - Parameters:
    ///   - handle: identifies the session in the form; not its token.
    ///   - browser: the product name; nil if unknown.
    ///   - system: the product name; nil if unknown.
    public init(
      handle: String, isCurrent: Bool, browser: String?, system: String?, startDate: CalendarDate,
      lastUsedDate: CalendarDate
    ) {
      self.handle = handle
      self.isCurrent = isCurrent
      self.browser = browser
      self.system = system
      self.startDate = startDate
      self.lastUsedDate = lastUsedDate
    }
  }

  /// - Parameters:
  ///   - sessions: this browser's comes first.
  ///   - isEnded: whether sessions were just ended.
  ///   - chosen: the selected value, if the form was rejected.
  public init(
    context: PlayerPageContext, sessions: [Session], isEnded: Bool = false, chosen: String? = nil,
    errors: FormErrors = FormErrors()
  ) {
    self.context = context
    self.sessions = sessions
    self.isEnded = isEnded
    self.chosen = chosen
    self.errors = errors
  }

  public var html: HTML {
    let texts = texts
    return context.formDocument(
      title: texts.title, text: texts.text, errors: errors,
      form: """
        \(isEnded ? "<p class=\"done\" role=\"status\">\(texts.ended)</p>" : nil)
        <ul class="sessions">\(currentSessions.map(item))</ul>
        \(otherSessions.isEmpty ? "<p>\(texts.nowhereElse)</p>" : form)
        """)
  }

  private var texts: Texts.Account.Sessions { context.texts.account.sessions }
  private var currentSessions: [Session] { sessions.filter { $0.isCurrent } }
  private var otherSessions: [Session] { sessions.filter { !$0.isCurrent } }

  private var form: HTML {
    let error = errors[Self.field]
    return """
      <form class="form" method="post" action="\(SitePath.accountSessions)">\(context.page.csrfField)\(context.usernameInput)\
      <fieldset class="choices sessions-to-end" id="\(Self.field)"\
      \(" aria-describedby=\"end-error\"", if: error != nil)\(" tabindex=\"-1\" autofocus", if: error?.isOnly == true)><legend>\(texts.choose)</legend>\
      \(error?.html(field: Self.field))\
      \(otherSessions.map { choice($0.handle, label: description(of: $0), hint: dates($0)) })\
      \(otherSessions.count > 1 ? choice(Self.others, label: texts.endOthers) : nil)\
      \(choice(Self.all, label: texts.endAll))</fieldset>\
      \(context.currentPasswordField(errors))<p class="hint">\(texts.whyPassword)</p>\
      <button class="button primary">\(texts.submit)</button></form>
      """
  }

  private func item(_ session: Session) -> HTML {
    "<li><strong>\(description(of: session))</strong> <span>\(texts.here) · \(dates(session))</span></li>"
  }

  private func choice(_ value: String, label: String, hint: HTML? = nil) -> HTML {
    """
    <label class="answer"><span class="text">\(label)\(hint.map { "<span class=\"hint\">\($0)</span>" })</span>\
    <input type="radio" name="\(Self.field)" value="\(value)" required\(" checked", if: value == chosen)></label>
    """
  }

  private func description(of session: Session) -> String {
    switch (session.browser, session.system) {
    case (let browser?, let system?): texts.browserOnSystem(browser, system)
    case (let browser?, nil): browser
    case (nil, let system?): texts.unknownOnSystem(system)
    case (nil, nil): texts.unknown
    }
  }

  private func dates(_ session: Session) -> HTML {
    let dates = context.texts.dates
    return "\(texts.since(dates.date(session.startDate))) · \(texts.used(dates.date(session.lastUsedDate)))"
  }
}
