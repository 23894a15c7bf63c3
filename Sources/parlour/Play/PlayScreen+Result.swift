import QuizEngine
import QuizFormats
import QuizPages

extension PlayScreen {
  /// The result's sentences; nil until there is one.
  var words: ResultWords? {
    play.result.map {
      ResultWords(quiz: voice.quiz, play: play, result: $0, language: voice.language, texts: voice.texts)
    }
  }

  var result: PlayLayout {
    var layout = PlayLayout(size: size)
    guard let words else { return layout }
    let face = words.outcome?.emoji.map { $0 + "  " } ?? ""
    layout.middle = wrapped(face + words.title, .strong) + [.empty] + prose(words.story)
    if let tie = words.tie { layout.middle += [.empty] + wrapped(tie) }
    layout.middle += shares(words)
    if showsReasons { layout.middle += reasons(words) }
    layout.middle += [.empty] + wrapped(voice.texts.terminal.seed("\(play.seed)"), .faint)
    layout.bottom = [hints([keys.done, keys.why] + scrolling(layout))]
    return layout
  }

  /// A bar for each outcome, its number before it and its name behind, so that no terminal's idea of an emoji's width
  /// can bend the chart.
  private func shares(_ words: ResultWords) -> [Line] {
    guard words.result.tally.total > 0 else { return [] }
    let numbers = words.ranking.map { voice.texts.result.percent(words.percent(of: $0) ?? 0) }
    let widest = numbers.map(\.displayWidth).max() ?? 0
    let width = min(20, size.measure / 3)
    var lines: [Line] = [.empty] + wrapped(words.texts.result.shares, .faint)
    for (outcome, number) in zip(words.ranking, numbers) {
      let bar = BlockBar.line(words.result.tally.points[outcome], of: words.result.tally.total, width: width)
      let room = size.measure - widest - width - 2
      let names = voice.title(of: voice.quiz.outcomes[outcome]).lines(of: max(2, room))
      let ink: Inks.Ink? = outcome == words.result.outcome ? .strong : nil
      lines.append(Line(number.aligned(to: widest) + " ") + bar + Line(" " + (names.first ?? ""), ink))
      let indentation = String(repeating: " ", count: widest + width + 2)
      lines += names.dropFirst().map { Line(indentation + $0, ink) }
    }
    return lines + (words.runnersUp.map { [.empty] + wrapped($0) } ?? [])
  }

  private func reasons(_ words: ResultWords) -> [Line] {
    var lines: [Line] = [.empty] + wrapped(words.texts.result.why, .strong)
    for position in play.responses.indices {
      guard let question = play.question(at: position) else { continue }
      let answers = words.chosen(at: position).map { voice.line($0.text) }
      lines += [.empty] + wrapped("\(position + 1). " + voice.line(question.text), .faint)
      lines += (answers.isEmpty ? [words.texts.result.noneChosen] : answers).flatMap { wrapped($0) }
      lines += wrapped("→ " + words.counted(at: position))
    }
    return lines
  }
}
