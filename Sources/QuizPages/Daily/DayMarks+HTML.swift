import HTML
import QuizEngine

extension DayMarks {
  /// Links to the questions, with names, categories and times.
  func links(_ texts: Texts) -> HTML {
    list("windows", texts) { difficulty, state in
      """
      <a href="\(SitePath.ready(difficulty))">\(Self.pane(difficulty, state.mark ?? state.categoryIcon))\
      <strong>\(texts.game.difficulties[difficulty])</strong><span class="state">\(state.details(texts))</span></a>
      """
    }
  }

  /// The marks without links. Screen readers read the difficulty and the state.
  ///
  /// - Parameters:
  ///   - isSmall: for a header.
  ///   - current: the question that the page shows; the mark of one that wasn't started is emphasized.
  ///   - isNew: whether the current question was answered just now.
  ///   - label: names the marks; nil for the reader's own.
  func html(
    _ texts: Texts, isSmall: Bool = false, current: Difficulty? = nil, isNew: Bool = false, label: String? = nil
  ) -> HTML {
    list(isSmall ? "windows small" : "windows", texts, current: current, isNew: isNew, label: label) {
      difficulty, state in
      let label = texts.game.states.label(state, texts.daily.results)
      return """
        \(isSmall ? "<span class=\"pane\">\(state.mark)</span>" : Self.pane(difficulty, state.mark ?? state.categoryIcon))\
        <span class="visually-hidden">\(texts.game.difficulties[difficulty])\
        \(texts.site.labelSeparator)\(label)</span>
        """
    }
  }

  /// The marks before Start: the question's own window is large. Each one that wasn't started shows its category.
  func stage(_ texts: Texts, topic: RoundTopic) -> HTML {
    list("windows stage", texts, current: topic.difficulty) { difficulty, state in
      let isCurrent = difficulty == topic.difficulty
      let label = isCurrent ? texts.game.states.current : texts.game.states.label(state, texts.daily.results)
      return """
        <span class="pane">\(isCurrent ? CategoryIcon.html(topic.category) : state.mark ?? state.categoryIcon)</span>\
        <span class="visually-hidden">\(texts.game.difficulties[difficulty])\(texts.site.labelSeparator)\(label)</span>
        """
    }
  }

  /// The marks of a day that nobody has played yet.
  static func poster(_ texts: Texts) -> HTML {
    let items = Difficulty.allCases.map { difficulty -> HTML in
      "<li>\(pane(difficulty))<strong>\(texts.game.difficulties[difficulty])</strong></li>"
    }
    return "<ul class=\"windows\">\(items)</ul>"
  }

  /// The mark of one question.
  ///
  /// - Parameter mark: nil for the icon of the difficulty.
  static func pane(_ difficulty: Difficulty, _ mark: HTML? = nil) -> HTML {
    "<span class=\"pane\">\(mark ?? RoundTopic.difficultyIcon(difficulty))</span>"
  }

  private func list(
    _ cssClass: HTML, _ texts: Texts, current: Difficulty? = nil, isNew: Bool = false, label: String? = nil,
    content: (Difficulty, State) -> HTML
  ) -> HTML {
    let items = zip(Difficulty.allCases, states).map { difficulty, state -> HTML in
      let isNext = label == nil && (current ?? nextRound?.difficulty) == difficulty && state.verdict == nil
      let classes = [
        state.verdict.map { $0.cssClass }, isNext ? "is-next" : nil, isNew && current == difficulty ? "is-new" : nil,
      ].compactMap { $0 }
      let joined = classes.dropFirst().reduce(classes.first ?? "") { "\($0) \($1)" as HTML }
      return "<li\(" class=\"\(joined)\"", if: !classes.isEmpty)>\(content(difficulty, state))</li>"
    }
    return "<ol class=\"\(cssClass)\" aria-label=\"\(label ?? texts.game.yourDay)\">\(items)</ol>"
  }
}

extension DayMarks.State {
  /// The mark in the window; nil while the question wasn't started.
  fileprivate var mark: HTML? {
    switch self {
    case .notStarted, .missing: nil
    case .running: ShownVerdict.running
    case .paused: ShownVerdict.paused
    case .over(let verdict, _): verdict.mark
    }
  }

  /// The drawing of the category of a question that wasn't started; nil if it was, or isn't drawn yet.
  fileprivate var categoryIcon: HTML? {
    guard case .notStarted(let category?) = self else { return nil }
    return CategoryIcon.html(category)
  }

  /// The category of a question that wasn't started, the stopwatch of an unfinished round, the time of an answer, or
  /// why there is none.
  fileprivate func details(_ texts: Texts) -> HTML {
    switch self {
    case .notStarted(let category): "\(category.map { texts.game.categories[$0] } ?? "")"
    case .missing: "\(texts.daily.home.missing)"
    case .running(let watchTime):
      "\(watchTime.map { texts.round.runningAt(Texts.Dates.watch($0)) } ?? texts.round.running)"
    case .paused(let watchTime):
      "\(watchTime.map { texts.round.pausedAt(Texts.Dates.watch($0)) } ?? texts.round.paused)"
    case .over(let verdict, let elapsed):
      if let elapsed, verdict != .void {
        "<span class=\"visually-hidden\">\(verdict.label(texts.daily.results)) </span>\(texts.dates.time(elapsed))"
      } else {
        "\(verdict.label(texts.daily.results))"
      }
    }
  }
}
