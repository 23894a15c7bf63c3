public import HTML
public import QuizEngine

/// The result of a finished play: the reveal, the card to share, the profile, and the way on.
public struct ResultPage: Sendable {
  let context: QuizContext
  /// The play's ID in its URL.
  let playID: String
  /// It must be finished.
  let play: Play
  let result: PlayResult
  /// How often all players got each outcome; nil if that isn't published.
  let distribution: Distribution?
  /// How the result can be shared; nil if the outcome has no public page. The current revision may not have the
  /// outcome any more.
  let sharing: Sharing?
  /// The friend whose invitation the play follows; nil for none.
  let friend: FriendProfile?
  /// Where to go from here.
  let more: More

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
    let comparison: ComparisonConsent?

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

    /// - Parameter points: by outcome, in the quiz's order.
    public init(points: [Int]) { self.points = points }
  }

  /// Other things to do in the house.
  public struct More: Sendable {
    /// At most two are shown.
    let quizzes: [FrontPage.Card]
    /// Nil if the house has no questions.
    let day: DaySummary?

    public init(quizzes: [FrontPage.Card] = [], day: DaySummary? = nil) {
      self.quizzes = quizzes
      self.day = day
    }
  }

  public init(
    context: QuizContext, playID: String, play: Play, result: PlayResult, distribution: Distribution? = nil,
    sharing: Sharing? = nil, friend: FriendProfile? = nil, more: More = More()
  ) {
    self.context = context
    self.playID = playID
    self.play = play
    self.result = result
    self.distribution = distribution
    self.sharing = sharing
    self.friend = friend
    self.more = more
  }

  public var html: HTML {
    context.page.document(
      title: resultText.title, bodyClass: "result-page has-hero has-action-bar", accent: context.quiz.accent,
      isIndexable: false,
      main: """
        \(hero)
        <div class="description">\(bodyParagraphs)</div>
        \(resultText.outcome.map(shareOrAgain) ?? againBar)
        \(friend.map(comparisonSection))\
        \(rarity)\
        \(pointsSection)
        \(distribution.map(distributionSection))
        \(reasons)
        \(comparisonConsent)\
        \(actions)\
        \(moreSection)
        """)
  }

  /// The sentences that this page shares with the terminal.
  var resultText: ResultText {
    ResultText(quiz: context.quiz, play: play, result: result, language: context.language, texts: context.texts)
  }

  private var hero: HTML {
    let (resultText, outcome) = (resultText, resultText.outcome)
    let attributes: HTML = outcome == nil && context.quiz.undecided == nil ? "" : context.authorTextAttributes
    return """
      <section class="hero" aria-labelledby="outcome">
      <p class="eyebrow"\(context.authorTextAttributes)>\(context.quiz.title[context.language])</p>
      \(context.arch(outcome))
      <h1 id="outcome"\(" class=\"long\"", if: resultText.title.isLonger(than: 60))\(attributes)>\(resultText.title)</h1>\
      \(resultText.tie.map(nearTie))
      </section>
      """
  }

  private func nearTie(_ sentence: String) -> HTML {
    let icon = resultText.tiedOutcomes.first.map { context.icon(context.quiz.outcomes[$0]) }
    return """

      <p class="near-tie">\(icon) \(sentence)</p>
      """
  }

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
    // A frame has no front page.
    let home = context.entryPoint.isEmbedded ? context.entryPoint.quiz(context.quiz.id) : SitePath.front
    return """
      <div class="actions">\(context.beginForm(label: context.texts.result.again), if: isShared)\
      <a class="button quiet" href="\(home)">\(context.texts.result.done)</a></div>

      """
  }
}

extension QuizContext {
  /// An outcome's picture or emoji in a lit window. Without an outcome the window is empty.
  func arch(_ outcome: Outcome?) -> HTML {
    guard let outcome else { return "<div class=\"arch\"></div>" }
    if let picture = outcome.picture, let entry = pictures[picture], let image = image(picture) {
      let shape: HTML? =
        entry.width * 4 > entry.height * 5 ? " scenery" : entry.height > entry.width ? " crest" : nil
      return "<div class=\"arch\(shape)\">\(image)</div>"
    }
    guard outcome.emoji == nil else { return "<div class=\"arch\">\(icon(outcome))</div>" }
    let letter = outcome.name[language].first { $0.isLetter || $0.isNumber }
    return """
      <div class="arch"><span class="outcome-icon initial" aria-hidden="true"\(authorTextAttributes)>\
      \(letter.map { String($0) } ?? "?")</span></div>
      """
  }
}
