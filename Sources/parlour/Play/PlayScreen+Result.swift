import QuizEngine
import QuizFormats
import QuizPages

extension PlayScreen {
  /// The result's sentences; nil until there is one.
  var resultText: ResultText? {
    play.result.map {
      ResultText(
        quiz: localizedQuiz.quiz, play: play, result: $0, language: localizedQuiz.language, texts: localizedQuiz.texts)
    }
  }

  var result: ScreenLayout {
    var layout = ScreenLayout(size: size)
    guard let resultText else { return layout }
    let emoji = resultText.outcome?.emoji.map { $0 + "  " } ?? ""
    layout.middle = wrapped(emoji + resultText.title, .bold) + [.empty] + prose(resultText.bodyText)
    if let tie = resultText.tie { layout.middle += [.empty] + wrapped(tie) }
    layout.middle += shares(resultText)
    if showsReasons { layout.middle += reasons(resultText) }
    layout.middle += [.empty] + wrapped(localizedQuiz.texts.terminal.seed("\(play.seed)"), .faint)
    layout.bottom = [hints([keys.done, keys.why] + scrolling(layout))]
    return layout
  }

  /// A bar for each outcome, after its number and before its name, since terminals disagree about an emoji's width.
  private func shares(_ resultText: ResultText) -> [StyledLine] {
    guard resultText.result.tally.total > 0 else { return [] }
    let numbers = resultText.ranking.map { localizedQuiz.texts.result.percent(resultText.percent(of: $0) ?? 0) }
    let widest = numbers.map(\.displayWidth).max() ?? 0
    let width = min(20, size.textWidth / 3)
    var lines: [StyledLine] = [.empty] + wrapped(resultText.texts.result.shares, .faint)
    for (outcome, number) in zip(resultText.ranking, numbers) {
      let bar = BlockBar.line(resultText.result.tally.points[outcome], of: resultText.result.tally.total, width: width)
      let nameWidth = size.textWidth - widest - width - 2
      let names = localizedQuiz.title(of: localizedQuiz.quiz.outcomes[outcome]).wrapped(of: max(2, nameWidth))
      let style: ANSIStyler.Style? = outcome == resultText.result.outcome ? .bold : nil
      lines.append(StyledLine(number.leftPadded(to: widest) + " ") + bar + StyledLine(" " + (names.first ?? ""), style))
      let indentation = String(repeating: " ", count: widest + width + 2)
      lines += names.dropFirst().map { StyledLine(indentation + $0, style) }
    }
    return lines + (resultText.runnersUp.map { [.empty] + wrapped($0) } ?? [])
  }

  private func reasons(_ resultText: ResultText) -> [StyledLine] {
    var lines: [StyledLine] = [.empty] + wrapped(resultText.texts.result.why, .bold)
    for position in play.responses.indices {
      guard let question = play.question(at: position) else { continue }
      let answers = resultText.chosen(at: position).map { localizedQuiz.line($0.text) }
      lines += [.empty] + wrapped("\(position + 1). " + localizedQuiz.line(question.text), .faint)
      lines += (answers.isEmpty ? [resultText.texts.result.noneChosen] : answers).flatMap { wrapped($0) }
      lines += wrapped("→ " + resultText.pointsText(at: position))
    }
    return lines
  }
}
