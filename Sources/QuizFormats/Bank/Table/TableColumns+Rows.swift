internal import QuizEngine

extension TableColumns {
  /// Converts a row; nil if it is empty.
  ///
  /// - Parameter cells: the cells by column index; missing ones are empty.
  mutating func record(_ cells: [Int: TableCell], _ diagnostics: inout Diagnostics) -> BankRecord? {
    let indices = usedColumns
    if indices.allSatisfy({ cells[$0].map { $0.problem == nil && $0.text.isBlank } ?? true }) { return nil }
    let problems = indices.compactMap { index in
      cells[index].flatMap { cell in cell.problem.map { ($0, cell.location) } }
    }
    for (problem, location) in problems { diagnostics.add(problem, at: location) }
    guard problems.isEmpty else { return .invalid }
    var cells = cells
    for index in indices {
      cells[index] = cells[index].map { replacingNullMarker($0, &diagnostics) }
      if floatColumns.contains(index) { cells[index] = cells[index].map { replacingFloat($0, &diagnostics) } }
    }
    reportUnnamedColumn(cells, &diagnostics)
    switch isOwnTable ? .none : TableMarkup.convert(&cells, in: indices.filter(mayHaveMarkup)) {
    case .none: break
    case .media:
      diagnostics.add(UnsupportedQuestionKind(kind: .pictures), at: SourceLocation(offset: .byte(0)))
      return .unplayable
    case .converted(let index, let original):
      guard let cell = cells[index], reported.insert(.markup).inserted else { break }
      diagnostics.add(MarkupInTable(text: original, plainText: cell.text), at: cell.location)
    }
    return makeRecord(cells, columns: indices, &diagnostics)
  }

  /// An empty cell instead of one that contains a word such as `nan`.
  private mutating func replacingNullMarker(_ cell: TableCell, _ diagnostics: inout Diagnostics) -> TableCell {
    guard !cell.isText, cell.text.utf8.count <= 4, ["nan", "NaN", "<NA>", "NaT"].contains(cell.text) else {
      return cell
    }
    if reported.insert(.missingValue).inserted { diagnostics.add(MissingValue(word: cell.text), at: cell.location) }
    return TableCell(text: "", location: cell.location)
  }

  private mutating func replacingFloat(_ cell: TableCell, _ diagnostics: inout Diagnostics) -> TableCell {
    guard !cell.isText, cell.text.trimmed.isFloatingPointInteger else { return cell }
    let text = cell.text.trimmed
    if reported.insert(.floatingPointNumber).inserted {
      diagnostics.add(FloatingPointNumber(text: text), at: cell.location)
    }
    return TableCell(text: String(text.dropLast(2)), location: cell.location)
  }

  private func mayHaveMarkup(_ index: Int) -> Bool {
    switch columns[index] {
    case .field("question", _), .field("explanation", _): true
    case nil: translatedColumns[index] != nil
    default: isAnswerColumn(index)
    }
  }

  /// A column without a name usually contains row numbers. Anything else in it is reported once.
  private mutating func reportUnnamedColumn(_ cells: [Int: TableCell], _ diagnostics: inout Diagnostics) {
    guard !reported.contains(.unnamedColumn) else { return }
    for index in unnamedColumns {
      guard let cell = cells[index], !cell.text.isBlank, !cell.text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else {
        continue
      }
      reported.insert(.unnamedColumn)
      return diagnostics.add(UnknownColumn(name: "", known: BankColumn.names), at: cell.location)
    }
  }

  private func makeRecord(_ cells: [Int: TableCell], columns indices: [Int], _ diagnostics: inout Diagnostics)
    -> BankRecord
  {
    let start = SourceLocation(offset: .byte(0))
    var entries: [DocumentNode.Entry] = []
    var wrong: [DocumentNode] = []
    var answer = TableCell(text: "", location: start)
    var translations = TranslatedCells()
    for index in indices {
      let cell = cells[index] ?? TableCell(text: "", location: start)
      let isEmpty = cell.text.isBlank
      if let column = translatedColumns[index] {
        guard !isEmpty else { continue }
        let mayBeList = column.column == .distractor(mayBeList: true)
        guard let texts = texts(of: cell, mayBeList: mayBeList, &diagnostics) else { return .invalid }
        translations.add(texts.map { node($0, cell) }, in: column)
        continue
      }
      switch columns[index] {
      case .distractor(let mayBeList)? where !isEmpty:
        guard let texts = texts(of: cell, mayBeList: mayBeList, &diagnostics) else { return .invalid }
        wrong += texts.map { node($0, cell) }
      case .field("answer", _)? where hasOptions: answer = cell
      case .field(let key, let isRequired)?:
        guard !isEmpty || isRequired && !optional.contains(key) && !mayBeMissing(key) else { continue }
        var value = cell.text
        if key == "answer", mayContainLists, case .items(let items)? = CellList(value) {
          guard items.count == 1 else {
            diagnostics.add(UnsupportedQuestionKind(kind: items.isEmpty ? .noKey : .multipleKeys), at: start)
            return .unplayable
          }
          value = items[0]
        }
        entries.append(DocumentNode.Entry(key: key, keyLocation: cell.location, value: node(value, cell)))
      default: continue
      }
    }
    if hasOptions {
      let chosen: (key: DocumentNode, wrong: [DocumentNode])
      switch splitOptions(cells, reference: answer, &diagnostics) {
      case .success(let choice): chosen = choice
      case .failure(let error): return error.record
      }
      entries.append(DocumentNode.Entry(key: "answer", keyLocation: answer.location, value: chosen.key))
      wrong += chosen.wrong
    }
    entries.append(DocumentNode.Entry(key: "wrong", keyLocation: start, value: DocumentNode(.list(wrong), at: start)))
    if !translations.isEmpty { entries = translations.merged(with: entries, defaultLanguage: defaultLanguage) }
    return .question(DocumentNode(.mapping(entries), at: start))
  }

  /// Whether the key may be missing in a table with answer columns, which usually comes from another program.
  private func mayBeMissing(_ key: String) -> Bool { hasOptions && (key == "category" || key == "difficulty") }

  private func node(_ text: String, _ cell: TableCell) -> DocumentNode {
    DocumentNode(.scalar(text, plain: false), at: cell.location)
  }

  /// - Returns: nil if a list is invalid, with a diagnostic.
  private func texts(of cell: TableCell, mayBeList: Bool, _ diagnostics: inout Diagnostics) -> [String]? {
    guard mayBeList else { return [cell.text] }
    guard let list = CellList(cell.text) else { return splitsCells ? CellList.separated(cell.text) : [cell.text] }
    if case .items(let items) = list { return items.filter { !$0.isBlank } }
    diagnostics.add(MalformedListInCell(), at: cell.location)
    return nil
  }

  private struct ChoiceError: Error { let record: BankRecord }

  /// The right answer and the wrong ones.
  ///
  /// - Parameter answer: the cell that refers to the right answer.
  private func splitOptions(
    _ cells: [Int: TableCell], reference answer: TableCell, _ diagnostics: inout Diagnostics
  ) -> Result<(key: DocumentNode, wrong: [DocumentNode]), ChoiceError> {
    let start = SourceLocation(offset: .byte(0))
    guard let found = options(in: cells, &diagnostics) else { return .failure(ChoiceError(record: .invalid)) }
    let reference = AnswerReference(
      found.map(\.text.trimmed), numbers: answerNumbers(count: found.count), prefersLabels: usesAnswerNumbers)
    let resolution = reference.resolve(answer.text)
    guard case .option(let key) = resolution else {
      return .failure(
        ChoiceError(
          record: reference.reportUnresolved(
            resolution, of: answer.text, at: answer.location, question: start, &diagnostics))
      )
    }
    let wrong = found.indices.filter { $0 != key && !found[$0].text.isBlank }.map { node(found[$0].text, found[$0]) }
    return .success((node(found[key].text, found[key]), wrong))
  }

  /// The answers of a row; nil if their list is invalid, with a diagnostic.
  private func options(in cells: [Int: TableCell], _ diagnostics: inout Diagnostics) -> [TableCell]? {
    let start = SourceLocation(offset: .byte(0))
    guard let optionList else { return options.map { cells[$0.index] ?? TableCell(text: "", location: start) } }
    let cell = cells[optionList] ?? TableCell(text: "", location: start)
    return texts(of: cell, mayBeList: true, &diagnostics).map { texts in
      CellList.withoutLetters(texts).map { TableCell(text: $0, location: cell.location) }
    }
  }

  /// A row's answers and the cell that names the right one, for an analysis.
  func optionsAndReference(in cells: [Int: TableCell]) -> (options: [String], reference: TableCell)? {
    guard let index = columns.first(where: { $0.value == .field("answer", isRequired: true) })?.key,
      let reference = cells[index]
    else { return nil }
    var ignored = Diagnostics(source: SourceText(name: ""))
    return options(in: cells, &ignored).map { ($0.map(\.text.trimmed), reference) }
  }

  /// The numbers by which a row can name its answers; nil if they are unclear.
  private func answerNumbers(count: Int) -> [Int]? {
    if usesAnswerNumbers || hasOwnNumbers { return options.map(\.number) }
    return firstKeyNumber.map { first in (0..<count).map { $0 + first } }
  }
}
