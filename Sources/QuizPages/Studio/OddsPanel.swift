public import HTML
public import QuizDrafts
public import QuizEngine

/// The odds of a draft's outcomes, for a player who answers at random, beside an equal share; and how much each
/// question sways the result.
public struct OddsPanel: Sendable {
  private let texts: Texts
  private let draft: Draft
  private let odds: Odds?
  private let page: PageContext

  /// - Parameter odds: of the quiz that the draft makes; nil as long as it makes none.
  public init(context: PlayerPageContext, draft: Draft, odds: Odds?) {
    page = context.page
    texts = context.texts
    self.draft = draft
    self.odds = odds
  }

  private var words: Texts.Studio.OddsWords { texts.studio.odds }

  private var fields: EditorFields {
    EditorFields(page: page, draft: draft, diagnostics: [], languages: [])
  }

  /// A section of the editor. A script may replace it as a whole.
  public var html: HTML {
    let outcomes = draft.quiz.items(.outcome)
    guard let odds, odds.outcomes.count == outcomes.count else {
      return "<section class=\"odds\" id=\"odds\"><h2>\(words.title)</h2><p class=\"hint\">\(words.none)</p></section>"
    }
    let isExact = odds.method == .exact
    let bars = zip(outcomes, odds.outcomes).map { bar($0, $1.result, isExact: isExact, of: outcomes.count) }
    return """
      <section class="odds" id="odds"><h2>\(words.title)</h2>\
      <p class="hint">\(isExact ? words.exact : words.about) \(words.mark(1 / Double(max(1, outcomes.count))))</p>\
      <ul class="shares">\(bars)</ul>\(others(odds, isExact: isExact))\(influences(odds))</section>
      """
  }

  private func bar(_ outcome: DraftItem, _ estimate: Odds.Estimate, isExact: Bool, of count: Int) -> HTML {
    let share = words.share(estimate.probability)
    let width = min(1_000, max(0, Int(estimate.probability * 1_000 + 0.5)))
    return """
      <li><span class="name">\(name(outcome, .name, texts.studio.editor.unnamedOutcome))</span>\
      <span class="percent">\(isExact ? share : words.aboutShare(share))</span>\
      <svg class="bar" viewBox="0 0 1000 80" preserveAspectRatio="none" aria-hidden="true"><rect width="1000" height="80"/>\
      <rect class="part" width="\(width)" height="80"/><rect class="mark" x="\(1_000 / max(1, count) - 4)" width="8" height="80"/></svg></li>
      """
  }

  private func others(_ odds: Odds, isExact: Bool) -> HTML {
    func row(_ label: String, _ estimate: Odds.Estimate) -> HTML {
      let share = words.share(estimate.probability)
      return "<div><dt>\(label)</dt><dd>\(isExact ? share : words.aboutShare(share))</dd></div>"
    }
    return "<dl class=\"figures\">\(row(words.tie, odds.tie))\(row(words.undecided, odds.undecided))</dl>"
  }

  /// Questions in the draft's order; the one that breaks ties comes last in the odds.
  private func influences(_ odds: Odds) -> HTML {
    let questions = draft.quiz.items(.question)
    guard !odds.questions.isEmpty, odds.questions.count == questions.count else { return "" }
    var ordered = questions
    if draft.quiz[.ties] == .text("question"), case .text(let id)? = draft.quiz[.tieBreaker],
      let index = questions.firstIndex(where: { $0.id.name == id })
    {
      ordered.append(ordered.remove(at: index))
    }
    let isExact = odds.influenceMethod == .exact
    let rows = zip(ordered, odds.questions).map { question, odds -> HTML in
      let share = words.share(odds.influence.probability)
      return """
        <tr><th scope="row">\(name(question, .text, texts.studio.editor.unwrittenQuestion))</th>\
        <td>\(odds.isIdle ? words.idle : isExact ? share : words.aboutShare(share))</td></tr>
        """
    }
    return """
      <details class="influences"><summary>\(isUnbalanced(odds) ? words.why : words.influences)</summary><p class="hint">\(words.whyText)</p>\
      <table><thead><tr><th scope="col">\(words.question)</th><th scope="col">\(words.influence)</th></tr></thead>\
      <tbody>\(rows)</tbody></table></details>
      """
  }

  /// Whether an outcome gets less than three quarters of an equal share, or more than five quarters.
  private func isUnbalanced(_ odds: Odds) -> Bool {
    let equalShare = 1 / Double(max(1, odds.outcomes.count))
    return odds.outcomes.contains { abs($0.result.probability - equalShare) > equalShare / 4 }
  }

  private func name(_ item: DraftItem, _ field: DraftField, _ otherwise: String) -> HTML {
    guard let (text, language) = fields.written(item, field) else {
      return "<span class=\"untitled\">\(otherwise)</span>"
    }
    return "<span\(page.languageAttributes(in: language))>\(text)</span>"
  }
}
