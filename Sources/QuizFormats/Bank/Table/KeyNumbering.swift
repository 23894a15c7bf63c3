/// Decides from all rows of a table whether the numbers of right answers begin at 0 or 1.
///
/// A row decides if its number names an answer by only one of the two: 0 does so if the first answer has the number 0,
/// the number of answers if it has the number 1.
struct KeyNumbering {
  /// A row with a number, and where it is.
  struct Occurrence {
    let number: Int
    let source: SourceText
    let location: SourceLocation

    var line: Int { source.line(of: location) }
  }

  enum Conclusion {
    /// No row names its right answer by a number, or only some rows do, and don't show how to count.
    case noNumbers
    /// The first answer has this number.
    case beginsAt(Int)
    /// Some rows show 0, others 1.
    case contradictory(zero: Occurrence, one: Occurrence)
    /// No row shows it.
    case unclear(Occurrence)
  }

  private var zero: Occurrence?
  private var one: Occurrence?
  private var undecided: Occurrence?
  private var numberCount = 0
  /// How many rows name their right answer by a letter or a text.
  private var otherCount = 0

  /// - Parameters:
  ///   - reference: the cell that names the right answer.
  ///   - options: the row's answers; empty texts aren't answers.
  mutating func add(_ reference: TableCell, options: [String], source: SourceText) {
    guard let numbers = AnswerReference(options, numbers: nil).numbers(in: reference.text) else {
      if !reference.text.isBlank { otherCount += 1 }
      return
    }
    numberCount += 1
    func isAnswer(_ index: Int) -> Bool { options.indices.contains(index) && !options[index].isBlank }
    for number in numbers where number <= options.count {
      let occurrence = Occurrence(number: number, source: source, location: reference.location)
      switch (isAnswer(number), isAnswer(number - 1)) {
      case (true, false): zero = zero ?? occurrence
      case (false, true): one = one ?? occurrence
      case (true, true): undecided = undecided ?? occurrence
      case (false, false): break
      }
    }
  }

  /// Whether any row has a number.
  var hasNumbers: Bool { zero != nil || one != nil || undecided != nil }

  /// Whether most rows have numbers. Templates explain their columns in a row of its own.
  var hasMostlyNumbers: Bool { numberCount > otherCount }

  var conclusion: Conclusion {
    switch (zero, one) {
    case (let zero?, let one?): .contradictory(zero: zero, one: one)
    case (_?, nil): .beginsAt(0)
    case (nil, _?): .beginsAt(1)
    case (nil, nil) where otherCount > 0: .noNumbers
    case (nil, nil): undecided.map(Conclusion.unclear) ?? .noNumbers
    }
  }
}
