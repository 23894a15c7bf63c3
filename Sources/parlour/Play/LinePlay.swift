import Foundation
import QuizEngine
import QuizFormats
import QuizPages

/// A play line by line: with questions in a pipe, or with the answers of a file.
struct LinePlay {
  let localizedQuiz: LocalizedQuiz
  private var play: Play

  init(localizedQuiz: LocalizedQuiz, seed: UInt64) {
    self.localizedQuiz = localizedQuiz
    play = Play(quiz: localizedQuiz.quiz, seed: seed)
  }

  private var texts: Texts { localizedQuiz.texts }

  /// Asks on standard output and reads from standard input.
  consuming func run() throws {
    introduce()
    var position = 0
    while let answerSyntax = play.answerSyntax(at: position) {
      ask(answerSyntax, at: position)
      position = try answer(answerSyntax, at: position)
    }
    finish()
  }

  /// Plays with the answers of a file.
  consuming func run(_ file: AnswerFile) throws {
    var entries = file.entries[...]
    introduce()
    for position in play.responses.indices {
      guard let answerSyntax = play.answerSyntax(at: position) else { break }
      guard let entry = entries.popFirst() else { throw endedEarly }
      ask(answerSyntax, at: position)
      do throws(AnswerSyntax.ParseError) {
        let response = try answerSyntax.parse(entry.text)
        try? play.answer(response, at: position)
        printChosen(answerSyntax, response)
      } catch {
        throw CommandError(texts.terminal.atLine(entry.line, error.message(texts)))
      }
    }
    if let extra = entries.first(where: { !$0.text.allSatisfy(\.isWhitespace) }) {
      throw CommandError(texts.terminal.atLine(extra.line, texts.terminal.tooManyAnswers(play.responses.count)))
    }
    finish()
  }

  private var endedEarly: CommandError {
    CommandError(texts.terminal.endedEarly(play.next ?? play.responses.count, play.responses.count))
  }

  private func introduce() {
    print(localizedQuiz.line(localizedQuiz.quiz.title))
    for paragraph in localizedQuiz.paragraphs(localizedQuiz.quiz.description[localizedQuiz.language]) {
      print("\n" + paragraph)
    }
    print("\n" + localizedQuiz.quiz.outcomes.map(localizedQuiz.title).joined(separator: " · "))
    print(texts.introduction.questions(play.responses.count))
    if let foreign = localizedQuiz.languageNotice { print(foreign) }
  }

  private func ask(_ answerSyntax: AnswerSyntax, at position: Int) {
    print("\n" + texts.question.heading(position + 1, play.responses.count))
    print(localizedQuiz.line(answerSyntax.question.text))
    for (index, answer) in answerSyntax.order.enumerated() {
      print("  \(index + 1). \(localizedQuiz.line(answerSyntax.question.answers[answer].text))")
    }
  }

  /// Reads lines until one is an answer.
  ///
  /// - Returns: the position to go to.
  private mutating func answer(_ answerSyntax: AnswerSyntax, at position: Int) throws -> Int {
    let before = play.responses[position].map { texts.terminal.before(answerSyntax.format($0)) }
    let back = position > 0 ? texts.terminal.askBack : nil
    print([answerSyntax.prompt(texts), before, back].compactMap(\.self).joined(separator: "\n"))
    while true {
      print("> ", terminator: "")
      fflush(nil)
      guard let line = readLine() else {
        print("")
        throw endedEarly
      }
      if ["b", "B", "и", "И"].contains(line.filter { !$0.isWhitespace }) {
        if position > 0 { return position - 1 }
        print(texts.terminal.noWayBack)
        continue
      }
      do throws(AnswerSyntax.ParseError) {
        let response = try answerSyntax.parse(line)
        try? play.answer(response, at: position)
        return position + 1
      } catch {
        print(error.message(texts))
      }
    }
  }

  private func printChosen(_ answerSyntax: AnswerSyntax, _ response: QuestionResponse) {
    let chosen = answerSyntax.question.chosen(by: response).map {
      localizedQuiz.line(answerSyntax.question.answers[$0].text)
    }
    print("→ " + (chosen.isEmpty ? texts.result.noneChosen : chosen.joined(separator: " · ")))
  }

  private func finish() {
    guard let result = play.result else { return }
    let resultText = ResultText(
      quiz: localizedQuiz.quiz, play: play, result: result, language: localizedQuiz.language, texts: texts)
    print("")
    Self.printReveal(resultText)
    for paragraph in localizedQuiz.paragraphs(resultText.bodyText) { print("\n" + paragraph) }
    if let tie = resultText.tie { print("\n" + tie.terminalSafe) }
    printShares(resultText)
    print("\n" + texts.terminal.seed("\(play.seed)"))
  }

  private func printShares(_ resultText: ResultText) {
    guard resultText.result.tally.total > 0 else { return }
    print("\n" + texts.result.shares)
    for outcome in resultText.ranking {
      let percent = texts.result.percent(resultText.percent(of: outcome) ?? 0)
      print("\(percent.leftPadded(to: 5))  \(localizedQuiz.title(of: localizedQuiz.quiz.outcomes[outcome]))")
    }
    if let runnersUp = resultText.runnersUp { print(runnersUp.terminalSafe) }
  }

  private static func printReveal(_ resultText: ResultText) {
    print([resultText.outcome?.emoji, resultText.title].compactMap { $0?.terminalSafe }.joined(separator: " "))
  }

  /// Prints the result after a full-screen play.
  static func printEnd(_ resultText: ResultText) {
    printReveal(resultText)
    print(resultText.texts.terminal.seed("\(resultText.play.seed)"))
  }
}
