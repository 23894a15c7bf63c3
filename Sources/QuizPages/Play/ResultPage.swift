public import HTML
public import QuizEngine

/// The result of a finished play: the reveal, the card to share, the profile, and the way on.
public struct ResultPage: Sendable {
  let context: QuizPageContext
  /// The play's ID in its URL.
  let playID: String
  /// The sentences that this page shares with the terminal.
  let resultText: ResultText
  /// How often all players got each outcome; nil if that isn't published.
  let distribution: Distribution?
  /// How the result can be shared; nil if the outcome has no public page. The current revision may not have the
  /// outcome any more.
  public let sharing: Sharing?
  /// The friend whose invitation the play follows; nil for none.
  public let friend: FriendProfile?
  /// Where to go from here.
  let more: More
  /// What is the same on other pages of the quiz; nil if it wasn't prepared.
  let parts: PreparedResultParts?

  /// How many finished plays got each outcome.
  public struct Distribution: Sendable {
    /// By outcome, in the quiz's order.
    let plays: [Int]
    /// The plays in which no outcome got points.
    let undecided: Int

    /// - Parameters:
    ///   - plays: by outcome, in the quiz's order.
    ///   - undecided: the plays without an outcome.
    public init(plays: [Int], undecided: Int) {
      self.plays = plays
      self.undecided = undecided
    }

    var total: Int { plays.reduce(undecided, +) }
  }

  /// How a result can be shared.
  public struct Sharing: Hashable, Sendable {
    /// Whether the server renders cards.
    let hasCard: Bool
    /// Whether friends may compare; nil if that isn't offered.
    public let comparison: ComparisonConsent?

    public init(hasCard: Bool, comparison: ComparisonConsent?) {
      self.hasCard = hasCard
      self.comparison = comparison
    }
  }

  /// Whether friends who play from the shared link may see the outcome profile of this play.
  public enum ComparisonConsent: Hashable, Sendable {
    case withheld
    /// - Parameter invitation: part of the shared link.
    case given(invitation: String)
  }

  /// The outcome profile of the friend who sent the invitation. It has no answers.
  public struct FriendProfile: Hashable, Sendable {
    /// By outcome, in the quiz's order.
    let points: [Int]
    /// The index of the friend's outcome; nil if no answer gave points, or if the revision doesn't have it.
    let outcome: Int?

    /// - Parameters:
    ///   - points: by outcome, in the quiz's order.
    ///   - outcome: an index; nil if there is none.
    public init(points: [Int], outcome: Int?) {
      self.points = points
      self.outcome = outcome
    }
  }

  /// Other things to do in the house.
  public struct More: Sendable {
    /// The compact cards of other quizzes. At most two are shown.
    let cards: [HTML]
    /// Nil if the house has no questions.
    let day: DaySummary?

    public init(cards: [HTML] = [], day: DaySummary? = nil) {
      self.cards = cards
      self.day = day
    }
  }

  public init(
    context: QuizPageContext, playID: String, play: Play, result: PlayResult, distribution: Distribution? = nil,
    sharing: Sharing? = nil, friend: FriendProfile? = nil, more: More = More(),
    parts: PreparedResultParts? = nil
  ) {
    self.context = context
    self.playID = playID
    resultText = ResultText(
      quiz: context.quiz, play: play, result: result, language: context.language, texts: context.texts)
    self.distribution = distribution
    self.sharing = sharing
    self.friend = friend
    self.more = more
    self.parts = parts
  }

  /// It must be finished.
  var play: Play { resultText.play }
  var result: PlayResult { resultText.result }

  public var html: HTML { html(with: personalSections) }

  /// The sections that differ between two plays with the same outcome. All others are the same for all of them, but for
  /// the play's ID, the CSRF token and the site's navigation, unless a friend's profile is beside the result.
  enum PersonalSection: Int, CaseIterable {
    case nearTie
    /// A prepared page has none.
    case friend
    case figures
    case more
    case explanations
  }

  var personalSections: PageSections<PersonalSection> {
    // Several sections show them.
    let headings = parts?.headings ?? context.outcomeHeadings
    return PageSections { section -> HTML in
      switch section {
      case .nearTie: resultText.tie.map(nearTie) ?? HTML()
      case .friend: friend.map { comparisonSection($0, headings) } ?? HTML()
      case .figures: "\(rarity)\(pointsSection(headings))"
      case .more: moreSection ?? HTML()
      case .explanations: "\(distribution.map { distributionSection($0, headings) })\(reasons)"
      }
    }
  }

  func html(with sections: PageSections<PersonalSection>) -> HTML {
    context.page.document(
      title: resultText.title, bodyClass: "result-page has-hero", accent: context.quiz.accent,
      isIndexable: false,
      main: """
        \(hero(nearTie: sections[.nearTie]))
        \(sections[.friend])\
        <div class="description">\(bodyParagraphs)</div>
        \(resultText.outcome.map(shareOrAgain) ?? againBar)
        \(sections[.figures])\
        \(comparisonConsent)\
        \(sections[.more])\
        <div class="explanations">\(sections[.explanations])</div>
        \(actions)
        """)
  }

  private func hero(nearTie: HTML) -> HTML {
    let outcome = resultText.outcome
    let attributes: HTML = outcome == nil && context.quiz.undecided == nil ? "" : context.authorTextAttributes
    return """
      <section class="hero" aria-labelledby="outcome"><div class="reveal">
      <p class="eyebrow"\(context.authorTextAttributes)>\(context.quiz.title[context.language])</p>
      \(friend.map(pair) ?? context.arch(outcome))
      <h1 id="outcome"\(" class=\"long\"", if: resultText.title.isLonger(than: 60))\(attributes)>\(resultText.title)</h1>\
      \(nearTie)
      </div></section>
      """
  }

  /// The player's window and the friend's.
  private func pair(_ friend: FriendProfile) -> HTML {
    let texts = context.texts
    let outcomes = context.quiz.outcomes
    let players = [(texts.result.you, result.outcome), (texts.result.friend, friend.outcome)]
    return WindowPair(
      windows: players.map { label, index in
        let outcome = index.map { outcomes[$0] }
        let name = outcome.map(context.label) ?? "\(texts.result.undecided)"
        return (
          context.arch(outcome),
          "<span class=\"who\">\(label)<span class=\"visually-hidden\">\(texts.site.labelSeparator)</span></span>\(name)"
        )
      }
    ).html
  }

  private func nearTie(_ sentence: String) -> HTML { "\n<p class=\"near-tie\">\(sentence)</p>" }

  private var bodyParagraphs: [HTML] {
    if let outcome = resultText.outcome { return context.paragraphs(outcome.description) }
    if let undecided = context.quiz.undecided { return context.paragraphs(undecided.description) }
    return ["<p>\(resultText.bodyText)</p>"]
  }

  private func shareOrAgain(_ outcome: Outcome) -> HTML { sharing == nil ? againBar : share(outcome) }

  private var isShared: Bool { sharing != nil && resultText.outcome != nil }

  /// The main action of a result that can't be shared.
  private var againBar: HTML {
    context.beginForm(label: context.texts.result.again, cssClass: "primary big", formClass: "action-bar")
  }

  private var actions: HTML {
    // A frame has no front page, and the front page doesn't have the quiz of a preview.
    let isOnSite = context.entryPoint == .site
    let home = isOnSite ? SitePath.front : context.entryPoint.quiz(context.quiz.id)
    let label = isOnSite ? context.texts.result.done : context.texts.result.doneInFrame
    return """
      <div class="actions">\(context.beginForm(label: context.texts.result.again), if: isShared)\
      <a class="button quiet" href="\(home)">\(label)</a></div>

      """
  }
}

extension QuizPageContext {
  /// An outcome's picture or emoji in a lit window. A wide picture stands below the semicircle, so that it is shown
  /// whole. Without an outcome the curtains are closed.
  func arch(_ outcome: Outcome?) -> HTML {
    guard let outcome else { return "<div class=\"arch\">\(WindowPicture.curtained.html)</div>" }
    if let picture = outcome.picture, let entry = pictures[picture], let image = image(picture) {
      return entry.isWide
        ? "<div class=\"arch scenery\">\(WindowPicture.fanlight.html)\(image)</div>"
        : "<div class=\"arch crest\">\(image)</div>"
    }
    guard outcome.emoji == nil else { return "<div class=\"arch\">\(icon(outcome))</div>" }
    let letter = outcome.name[language].first { $0.isLetter || $0.isNumber }
    return """
      <div class="arch"><span class="outcome-icon initial" aria-hidden="true"\(authorTextAttributes)>\
      \(letter.map { String($0) } ?? "?")</span></div>
      """
  }
}
