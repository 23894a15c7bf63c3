import QuizEngine
import QuizFormats

/// A quiz's odds, as text for a terminal.
struct OddsReport {
  let file: String
  let quiz: Quiz
  let odds: Odds
  let styler: ANSIStyler

  private var language: Language { quiz.languages.first ?? Language("en") }

  var text: String {
    [heading, outcomes.text(styler), tieSummary, questions.text(styler), influenceMethodNote, sliderNotes].filter {
      !$0.isEmpty
    }
    .joined(separator: "\n")
  }

  /// Title, file, languages and length.
  private var heading: String {
    let title = quiz.title[language].printable
    let asked = quiz.selection.draw ?? quiz.questions.count
    var length = "\(asked) question\(asked == 1 ? "" : "s") a play"
    if asked < quiz.questions.count { length += " from a pool of \(quiz.questions.count)" }
    if quiz.tieBreaker != nil { length += ", and one to break ties" }
    let languages = quiz.languages.map(\.tag).joined(separator: ", ")
    return styler.styled(title, as: .bold) + styler.styled("  \(file.printable)", as: .faint)
      + "\n\(length) · \(languages)\n"
  }

  private var outcomes: TextTable {
    var table = TextTable(
      headers: ["Outcome", "", "", odds.method == .exact ? "" : "95 % interval"], rightAligned: [2])
    for (outcome, odds) in zip(quiz.outcomes, odds.outcomes) {
      let name = [outcome.emoji, outcome.name[language]].compactMap { $0 }.joined(separator: " ")
      table.add([name.truncated, bar(odds.result.probability), odds.result.percent, interval(odds.result)])
    }
    return table
  }

  private var tieSummary: String {
    let tie = odds.tie.percent.trimmed + interval(odds.tie, in: " (", ")")
    let undecided = odds.undecided.percent.trimmed + interval(odds.undecided, in: " (", ")")
    return "A tie: \(tie). No outcome at all: \(undecided).\n" + styler.styled(odds.method.text, as: .faint) + "\n"
  }

  private var questions: TextTable {
    let isSimulated = odds.influenceMethod != .exact
    var table = TextTable(headers: ["Question", "", "Decides", isSimulated ? "95 % interval" : ""], rightAligned: [2])
    for (index, odds) in odds.questions.enumerated() {
      guard let question = quiz.question(index) else { continue }
      table.add([
        question.id.name.truncated, question.text[language].truncated, odds.influence.percent, interval(odds.influence),
      ])
    }
    return table
  }

  /// How the questions' influence was computed, if not like the outcomes' odds.
  private var influenceMethodNote: String {
    odds.influenceMethod == odds.method ? "" : styler.styled(odds.influenceMethod.text, as: .faint) + "\n"
  }

  /// The answer of each slider that isn't moved.
  private var sliderNotes: String {
    odds.questions.enumerated().compactMap { index, odds in
      guard let question = quiz.question(index), let untouched = odds.defaultAnswer else { return nil }
      let answer = question.answers[untouched].text[language].truncated
      return "Left untouched, the slider of \(question.id.name) answers “\(answer)”.\n"
    }.joined()
  }

  private func bar(_ probability: Double) -> String {
    let eighths = Int(probability * 30 * 8 + 0.5)
    let partial = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + partial
  }

  private func interval(_ estimate: Odds.Estimate, in opening: String = "", _ closing: String = "") -> String {
    guard estimate.high > estimate.low else { return "" }
    return opening + "\(PercentFormat.text(estimate.low).trimmed) – \(PercentFormat.text(estimate.high).trimmed)"
      + closing
  }
}

extension Odds.Method {
  fileprivate var text: String {
    switch self {
    case .exact: "Exact, for somebody who answers at random."
    case .simulated(let plays): "From \(plays.grouped) simulated plays of somebody who answers at random."
    }
  }
}

extension Odds.Estimate {
  fileprivate var percent: String { PercentFormat.text(probability) }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }

  /// Safe to print, in one line, at most 46 columns wide.
  fileprivate var truncated: String {
    var short = ""
    for character in printable {
      if short.displayWidth + character.displayWidth > 45 { return short + "…" }
      short.append(character)
    }
    return short
  }
}
