internal import QuizEngine

/// What blind readings say about a bank: answers against the keys, difficulty against the labels, and what was flagged.
public struct ReadingScore: Sendable {
  /// A question that a reader judged, with what is true of it.
  struct Judged: Hashable, Sendable {
    let row: AnswerForm.Row
    let correctIndex: Int
    let label: Difficulty
    let form: String
  }

  private(set) var judged: [Judged] = []
  /// The number of questions that the reader left empty.
  private(set) var emptyCount = 0
  /// The ids of questions that the bank doesn't have, or has with other texts or options.
  private(set) var unknown: [String] = []
  private(set) var changed: [String] = []
  /// What can't be read, with the form's name.
  public private(set) var problems: [String] = []

  /// Compares forms with the bank. An archived form has its keys itself, so the bank may have changed since.
  public init(_ forms: [AnswerForm], bank entries: [BankReadResult.Entry]) {
    for form in forms {
      problems += form.problems
      let isArchived = form.rows.allSatisfy { $0.correctIndex != nil && $0.label != nil }
      var known: [String: BlindQuestion] = [:]
      if let seed = form.seed, let language = form.language {
        for question in entries.compactMap({ BlindQuestion($0, language: language, seed: seed) }) {
          known[question.id] = known[question.id] ?? question
        }
      } else if !isArchived {
        problems.append("\(form.name.printable): the line with seed and language is missing")
        continue
      }
      for row in form.rows { add(row, of: form, asking: known[row.id]) }
    }
  }

  private mutating func add(_ row: AnswerForm.Row, of form: AnswerForm, asking question: BlindQuestion?) {
    if row.answer == nil, row.difficulty == nil {
      emptyCount += 1
    } else if let correctIndex = row.correctIndex, let label = row.label {
      judged.append(Judged(row: row, correctIndex: correctIndex, label: label, form: form.name))
    } else if let question {
      guard question.check == row.check else { return changed.append(row.id) }
      judged.append(Judged(row: row, correctIndex: question.correctIndex, label: question.difficulty, form: form.name))
    } else {
      unknown.append(row.id)
    }
  }

  /// The forms' judgements with keys and difficulties, to keep beside the bank. A score of it gives the same figures
  /// after the bank has changed.
  public var archivedForm: String {
    let rows = judged.map { judged in
      let row = judged.row
      func mark(_ isSet: Bool) -> String { isSet ? "x" : "" }
      return [
        row.id, row.check, row.answer.map(BlindQuestion.letter) ?? "", mark(row.isUnsure),
        row.difficulty?.rawValue ?? "", mark(row.isGiveaway), mark(row.hasStyleFlag), row.remark.onOneLine,
        BlindQuestion.letter(judged.correctIndex), judged.label.rawValue,
      ].joined(separator: "\t") + "\n"
    }
    let columns = AnswerForm.columns.dropFirst() + AnswerForm.archiveColumns
    return columns.joined(separator: "\t") + "\n" + rows.joined()
  }

  /// The table of figures with 95 % intervals, and the ids of what was found.
  public var report: String {
    let answered = judged.filter { $0.row.answer != nil }
    let missed = answered.filter { $0.row.answer != $0.correctIndex }
    let unsure = judged.filter(\.row.isUnsure)
    let giveaways = judged.filter(\.row.isGiveaway)
    let stiff = judged.filter(\.row.hasStyleFlag)
    var text = "\(judged.count.counted("question")) judged" + (omissions.isEmpty ? "" : " (\(omissions))") + "\n\n"
    text += Self.line(["", "count", "of", "share", "95 % interval"])
    for (name, found, total) in [
      ("another answer than the key", missed.count, answered.count),
      ("of these, without a doubt", missed.count { !$0.row.isUnsure }, answered.count),
      ("unsure or ambiguous", unsure.count, judged.count), ("giveaway", giveaways.count, judged.count),
      ("style", stiff.count, judged.count),
    ] {
      text += Self.line([name, "\(found)", "\(total)"] + Self.share(found, of: total))
    }
    text += "\n" + difficultyTable
    for (title, found) in [
      ("Another answer than the key", missed), ("Unsure or ambiguous", unsure), ("Giveaways", giveaways),
      ("Style", stiff), ("Hard by its label, easy to the reader", judged.filter { $0.isFarOff }),
    ] where !found.isEmpty {
      text += "\n\(title):\n" + found.map { "  \($0.description)\n" }.joined()
    }
    return text
  }

  private var omissions: String {
    [
      emptyCount == 0 ? nil : "\(emptyCount.grouped) left empty",
      changed.isEmpty ? nil : "\(changed.count.grouped) changed since the sample: \(changed.joinedList(limit: 8))",
      unknown.isEmpty ? nil : "\(unknown.count.grouped) not in the bank: \(unknown.joinedList(limit: 8))",
    ].compactMap(\.self).joined(separator: "; ").printable
  }

  private var difficultyTable: String {
    var text = Self.line(["label", "easy", "medium", "hard", "judged as labelled"])
    for label in Difficulty.allCases {
      let rows = judged.filter { $0.label == label && $0.row.difficulty != nil }
      let counts = Difficulty.allCases.map { judgement in rows.count { $0.row.difficulty == judgement } }
      let share = Self.share(rows.count { $0.row.difficulty == label }, of: rows.count).joined(separator: "  ")
      text += Self.line([label.rawValue] + counts.map { "\($0)" } + [share])
    }
    return text
  }

  /// A share and its interval, as text.
  private static func share(_ count: Int, of total: Int) -> [String] {
    guard total > 0 else { return ["–", "–"] }
    let estimate = Odds.Estimate(count, of: total)
    return [estimate.probability.percent, "\(estimate.low.percent) to \(estimate.high.percent)"]
  }

  /// A line of a table: the first column to the left, the next three to the right.
  private static func line(_ cells: [String]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let width = [30, 8, 8, 8][min(index, 3)]
      let padding = String(repeating: " ", count: max(0, width - cell.count))
      line += index == 0 ? cell + padding : index < 4 ? padding + cell : "  " + cell
    }
    return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }
}

extension ReadingScore.Judged {
  fileprivate var isFarOff: Bool { label == .hard && row.difficulty == .easy }

  /// The id, the answers if they differ, and the remark.
  fileprivate var description: String {
    var text = row.id
    if let answer = row.answer, answer != correctIndex {
      text += " (answered \(BlindQuestion.letter(answer)), key \(BlindQuestion.letter(correctIndex)))"
    }
    if !row.remark.isEmpty { text += ": " + row.remark }
    return text.printable
  }
}
