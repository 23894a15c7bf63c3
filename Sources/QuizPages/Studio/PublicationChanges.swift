import HTML
public import QuizDrafts
public import QuizEngine

/// What changes for players when a draft is published: which parts, and the odds of each outcome.
public struct PublicationChanges: Sendable {
  /// A draft with its odds.
  public struct Version: Sendable {
    let draft: Draft
    let odds: Odds?

    /// - Parameter odds: of the quiz that the draft makes; nil if it makes none.
    public init(draft: Draft, odds: Odds?) {
      self.draft = draft
      self.odds = odds
    }

    /// The odds of an outcome; nil if the version doesn't have it.
    fileprivate func share(of outcome: DraftItemID, _ words: Texts.Studio.OddsWords) -> String? {
      let outcomes = draft.quiz.items(.outcome)
      guard let odds, odds.outcomes.count == outcomes.count,
        let index = outcomes.firstIndex(where: { $0.id == outcome })
      else { return nil }
      let share = words.share(odds.outcomes[index].result.probability)
      return odds.method == .exact ? share : words.aboutShare(share)
    }
  }

  let earlier: Version
  let later: Version

  /// - Parameters:
  ///   - earlier: what players have.
  ///   - later: what they would get.
  public init(from earlier: Version, to later: Version) {
    self.earlier = earlier
    self.later = later
  }

  func html(_ context: PlayerPageContext) -> HTML {
    let words = context.texts.studio.publishing.changes
    let entries = DraftComparison(from: earlier.draft, to: later.draft).entries
    let list: HTML =
      entries.isEmpty
      ? "<p>\(words.nothing)</p>" : "<ul class=\"changes\">\(entries.map { entry($0, context) })</ul>"
    let odds: HTML = entries.isEmpty ? "" : oddsTable(context)
    return """
      <section class="subsection"><h2>\(words.title)</h2>\(list)\(odds)\
      \("<p class=\"hint\">\(words.underWay)</p>", if: !entries.isEmpty)</section>
      """
  }

  private func entry(_ entry: DraftComparison.Entry, _ context: PlayerPageContext) -> HTML {
    let words = context.texts.studio.publishing.changes
    let what: String
    switch entry.difference {
    case .added: what = words.added
    case .removed: what = words.removed
    case .changed(let aspects):
      what = aspects.map { words.name(of: $0) }.joined(separator: " · ")
    }
    return "<li><span class=\"name\">\(name(of: entry.item, context))</span> <span class=\"facts\">\(what)</span></li>"
  }

  private func name(of item: DraftItem, _ context: PlayerPageContext) -> HTML {
    EditorFields(page: context.page, draft: later.draft, diagnostics: [], languages: [context.texts.language])
      .name(of: item)
  }

  /// Empty unless both versions have odds.
  private func oddsTable(_ context: PlayerPageContext) -> HTML {
    guard earlier.odds != nil, later.odds != nil else { return "" }
    let (words, odds) = (context.texts.studio.publishing.changes, context.texts.studio.odds)
    let outcomes = later.draft.quiz.items(.outcome)
    let removed = earlier.draft.quiz.items(.outcome).filter { old in !outcomes.contains { $0.id == old.id } }
    let rows = (outcomes + removed).map { outcome -> HTML in
      """
      <tr><th scope="row">\(name(of: outcome, context))</th><td>\(earlier.share(of: outcome.id, odds) ?? "–")</td>\
      <td>\(later.share(of: outcome.id, odds) ?? "–")</td></tr>
      """
    }
    return """
      <table class="odds-change"><caption>\(words.odds)</caption><thead><tr><th scope="col">\(words.outcome)</th>\
      <th scope="col">\(words.before)</th><th scope="col">\(words.after)</th></tr></thead><tbody>\(rows)</tbody></table>
      """
  }
}

extension Texts.Studio.Publishing.Changes {
  fileprivate func name(of aspect: DraftComparison.Aspect) -> String {
    switch aspect {
    case .texts: texts
    case .languages: languages
    case .look: look
    case .answers: answers
    case .points: points
    case .rules: rules
    case .order: order
    }
  }
}
