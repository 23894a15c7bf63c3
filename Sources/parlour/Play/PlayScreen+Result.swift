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
    let face = resultText.outcome?.emoji.map { $0 + "  " } ?? ""
    layout.middle = wrapped(face + resultText.title, .bold) + [.empty] + prose(resultText.bodyText)
    if let tie = resultText.tie { layout.middle += [.empty] + wrapped(tie) }
    layout.middle += shares(resultText)
    if showsReasons { layout.middle += reasons(resultText) }
    layout.middle += [.empty] + wrapped(localizedQuiz.texts.terminal.seed("\(play.seed)"), .faint)
    layout.bottom = [hints([keys.done, keys.why] + scrolling(layout))]
    return layout
  }

  /// A bar for each outcome, after its number and before its name, since terminals disagree about an emoji's width.
  private func shares(_ words: ResultText) -> [StyledLine] {
    guard words.result.tally.total > 0 else { return [] }
    let numbers = words.ranking.map { localizedQuiz.texts.result.percent(words.percent(of: $0) ?? 0) }
    let widest = numbers.map(\.displayWidth).max() ?? 0
    let width = min(20, size.textWidth / 3)
    var lines: [StyledLine] = [.empty] + wrapped(words.texts.result.shares, .faint)
    for (outcome, number) in zip(words.ranking, numbers) {
      let bar = BlockBar.line(words.result.tally.points[outcome], of: words.result.tally.total, width: width)
      let room = size.textWidth - widest - width - 2
      let names = localizedQuiz.title(of: localizedQuiz.quiz.outcomes[outcome]).wrapped(of: max(2, room))
      let ink: ANSIStyler.Style? = outcome == words.result.outcome ? .bold : nil
      lines.append(StyledLine(number.leftPadded(to: widest) + " ") + bar + StyledLine(" " + (names.first ?? ""), ink))
      let indentation = String(repeating: " ", count: widest + width + 2)
      lines += names.dropFirst().map { StyledLine(indentation + $0, ink) }
    }
    return lines + (words.runnersUp.map { [.empty] + wrapped($0) } ?? [])
  }

  private func reasons(_ words: ResultText) -> [StyledLine] {
    var lines: [StyledLine] = [.empty] + wrapped(words.texts.result.why, .bold)
    for position in play.responses.indices {
      guard let question = play.question(at: position) else { continue }
      let answers = words.chosen(at: position).map { localizedQuiz.line($0.text) }
      lines += [.empty] + wrapped("\(position + 1). " + localizedQuiz.line(question.text), .faint)
      lines += (answers.isEmpty ? [words.texts.result.noneChosen] : answers).flatMap { wrapped($0) }
      lines += wrapped("→ " + words.pointsText(at: position))
    }
    return lines
  }
}
