extension TableColumns {
  /// Whether the rows must show whether numbers of right answers begin at 0 or 1.
  var needsKeyNumbering: Bool { hasOptions && firstKeyNumber == nil && !usesAnswerNumbers && !hasOwnNumbers }

  /// Takes over what an analysis of the rows shows.
  ///
  /// - Returns: false if it is unclear how to read the table, with a diagnostic.
  mutating func apply(_ analysis: TableAnalysis, _ diagnostics: inout Diagnostics) -> Bool {
    isOwnTable = hasOnlyOwnNames
    if !isOwnTable {
      floatColumns = Set(analysis.profiles.filter { isAnswerColumn($0.key) && $0.value.hasOnlyFloats }.keys)
    }
    return check(analysis.profiles, &diagnostics) && takeKeyNumbering(from: analysis.numbering, &diagnostics)
  }

  private func check(_ profiles: [Int: ColumnProfile], _ diagnostics: inout Diagnostics) -> Bool {
    let start = SourceLocation(offset: .byte(0))
    for (index, profile) in profiles.sorted(by: { $0.key < $1.key }) {
      if columns[index] == .field("question", isRequired: true), profile.hasOnlyIntegers {
        diagnostics.add(UnclearColumn(name: names[index] ?? "", field: "question", problem: .onlyNumbers), at: start)
        return false
      }
      if splitsCells, isListColumn(index), profile.seemsToHaveCommaLists {
        diagnostics.add(UnclearAnswerList(name: names[index] ?? ""), at: start)
        return false
      }
    }
    return true
  }

  private mutating func takeKeyNumbering(from numbering: KeyNumbering, _ diagnostics: inout Diagnostics) -> Bool {
    switch numbering.conclusion {
    case .noNumbers:
      if hasNumberedNames, numbering.hasMostlyNumbers { firstKeyNumber = 1 }
      return true
    case .beginsAt(let number):
      firstKeyNumber = number
      return true
    case .unclear where hasNumberedNames:
      firstKeyNumber = 1
      return true
    case .unclear(let occurrence):
      diagnostics.source = occurrence.source
      diagnostics.add(UnclearKeyNumbering(number: occurrence.number, contradiction: nil), at: occurrence.location)
      return false
    case .contradictory(let zero, let one):
      diagnostics.source = zero.source
      diagnostics.add(
        UnclearKeyNumbering(number: zero.number, contradiction: (one.line, one.number)), at: zero.location)
      return false
    }
  }
}
