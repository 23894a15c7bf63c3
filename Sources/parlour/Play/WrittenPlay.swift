import Foundation
import QuizEngine
import QuizFormats
import QuizPages

/// A play line by line: asked where nobody draws a screen, or with answers that were written before.
struct WrittenPlay {
  let voice: PlayVoice
  private var play: Play

  init(voice: PlayVoice, seed: UInt64) {
    self.voice = voice
    play = Play(quiz: voice.quiz, seed: seed)
  }

  private var texts: Texts { voice.texts }

  /// Asks on standard output and reads from standard input.
  consuming func run() throws {
    introduce()
    var position = 0
    while let notation = play.notation(at: position) {
      ask(notation, at: position)
      position = try answer(notation, at: position)
    }
    finish()
  }

  /// Plays with answers that are there already.
  consuming func run(_ sheet: AnswerSheet) throws {
    var entries = sheet.entries[...]
    introduce()
    for position in play.responses.indices {
      guard let notation = play.notation(at: position) else { break }
      guard let entry = entries.popFirst() else { throw endedEarly }
      ask(notation, at: position)
      do throws(AnswerNotation.Mistake) {
        let response = try notation.read(entry.text)
        try? play.answer(response, at: position)
        printChosen(notation, response)
      } catch {
        throw CommandFailure(texts.terminal.atLine(entry.line, error.sentence(texts)))
      }
    }
    if let extra = entries.first(where: { !$0.text.allSatisfy(\.isWhitespace) }) {
      throw CommandFailure(texts.terminal.atLine(extra.line, texts.terminal.tooManyAnswers(play.responses.count)))
    }
    finish()
  }

  private var endedEarly: CommandFailure {
    CommandFailure(texts.terminal.endedEarly(play.next ?? play.responses.count, play.responses.count))
  }

  private func introduce() {
    print(voice.line(voice.quiz.title))
    for paragraph in voice.paragraphs(voice.quiz.description[voice.language]) { print("\n" + paragraph) }
    print("\n" + voice.quiz.outcomes.map(voice.title).joined(separator: " · "))
    print(texts.introduction.questions(play.responses.count))
    if let foreign = voice.foreign { print(foreign) }
  }

  private func ask(_ notation: AnswerNotation, at position: Int) {
    print("\n" + texts.question.heading(position + 1, play.responses.count))
    print(voice.line(notation.question.text))
    for (place, answer) in notation.order.enumerated() {
      print("  \(place + 1). \(voice.line(notation.question.answers[answer].text))")
    }
  }

  /// Reads lines until one is an answer.
  ///
  /// - Returns: the position to go to.
  private mutating func answer(_ notation: AnswerNotation, at position: Int) throws -> Int {
    let before = play.responses[position].map { texts.terminal.before(notation.text($0)) }
    let back = position > 0 ? texts.terminal.askBack : nil
    print([notation.prompt(texts), before, back].compactMap(\.self).joined(separator: "\n"))
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
      do throws(AnswerNotation.Mistake) {
        let response = try notation.read(line)
        try? play.answer(response, at: position)
        return position + 1
      } catch {
        print(error.sentence(texts))
      }
    }
  }

  private func printChosen(_ notation: AnswerNotation, _ response: Response) {
    let chosen = notation.question.chosen(by: response).map { voice.line(notation.question.answers[$0].text) }
    print("→ " + (chosen.isEmpty ? texts.result.noneChosen : chosen.joined(separator: " · ")))
  }

  private func finish() {
    guard let result = play.result else { return }
    let words = ResultWords(quiz: voice.quiz, play: play, result: result, language: voice.language, texts: texts)
    print("")
    Self.printReveal(words)
    for paragraph in voice.paragraphs(words.story) { print("\n" + paragraph) }
    if let tie = words.tie { print("\n" + tie.terminalLine) }
    printShares(words)
    print("\n" + texts.terminal.seed("\(play.seed)"))
  }

  private func printShares(_ words: ResultWords) {
    guard words.result.tally.total > 0 else { return }
    print("\n" + texts.result.shares)
    for outcome in words.ranking {
      let percent = texts.result.percent(words.percent(of: outcome) ?? 0)
      print("\(percent.aligned(to: 5))  \(voice.title(of: voice.quiz.outcomes[outcome]))")
    }
    if let runnersUp = words.runnersUp { print(runnersUp.terminalLine) }
  }

  private static func printReveal(_ words: ResultWords) {
    print([words.outcome?.emoji, words.title].compactMap { $0?.terminalLine }.joined(separator: " "))
  }

  /// What stays on the terminal after a play on the whole screen.
  static func printEnd(_ words: ResultWords) {
    printReveal(words)
    print(words.texts.terminal.seed("\(words.play.seed)"))
  }
}
