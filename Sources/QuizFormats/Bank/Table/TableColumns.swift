internal import QuizEngine

/// Maps a table's columns to fields, from its header and ``BankDefaults/columnMappings``, and converts rows to
/// questions.
struct TableColumns {
  /// The columns by index, from 0.
  private var columns: [Int: BankColumn] = [:]
  /// The columns of other languages by index, from 0.
  private var translatedColumns: [Int: TranslatedColumn] = [:]
  private let defaultLanguage: Language
  /// The indices of unknown columns.
  private(set) var unknownColumns: [Int] = []
  /// The indices of columns without a name, which may contain row numbers.
  private var unnamedColumns: Set<Int> = []
  /// The names of required columns that don't exist.
  private(set) var missingColumns: [String] = []
  /// The names in ``BankDefaults/columnMappings`` that the header doesn't have.
  private(set) var unmatchedMappings: [String] = []
  /// The number of known columns.
  var knownCount: Int { columns.values.count { $0 != .ignored } }
  /// The keys that a row may leave empty, because a default exists.
  private let optional: Set<String>
  /// The indices of the answer columns in the order of their numbers, with the numbers.
  private var options: [(index: Int, number: Int)] = []
  /// The index of the column whose cells contain all answers in a list.
  private var optionList: Int?
  /// Whether a number names the right answer, as in Kahoot's template.
  private var usesAnswerNumbers = false
  /// Whether an answer may be a list with one item, as in tables from programs.
  private var mayContainLists = false
  private var hasReportedMissingValue = false
  private var hasReportedUnnamedColumn = false

  /// - Parameter names: the header's cells by column index.
  init(_ names: [Int: String], defaults: BankDefaults) {
    defaultLanguage = defaults.language
    optional = Set(
      [defaults.category.map { _ in "category" }, defaults.difficulty.map { _ in "difficulty" }].compactMap(\.self))
    let mappings = defaults.columnMappings
    let mappedColumns = Set(mappings.map(\.column))
    var seen: Set<BankColumn> = []
    for (index, name) in names.sorted(by: { $0.key < $1.key }) {
      if let mapping = mappings.first(where: { $0.matches(name) }) {
        assign(mapping.column, at: index, &seen)
      } else if name.isBlank || name.hasPrefix("Unnamed: ") {
        unnamedColumns.insert(index)
      } else if let column = TranslatedColumn(named: name) {
        translatedColumns[index] = column
      } else if let column = BankColumn(named: name), !Self.isOverridden(column, by: mappedColumns),
        assign(column, at: index, &seen)
      {
        if column == .field("answer", isRequired: true) { usesAnswerNumbers = name.lowercased().contains("answer(s)") }
      } else {
        unknownColumns.append(index)
      }
    }
    mayContainLists = columns.values.contains {
      $0 == .distractor(mayBeList: true) || $0 == .option(number: nil, mayBeList: true)
    }
    resolveOptions()
    unmatchedMappings = mappings.filter { mapping in !names.values.contains(where: mapping.matches) }.map(\.header)
    findMissingColumns()
  }

  /// Whether the user mapped another column to this field.
  private static func isOverridden(_ column: BankColumn, by mappedColumns: Set<BankColumn>) -> Bool {
    switch column {
    case .field: mappedColumns.contains(column)
    case .distractor: mappedColumns.contains(.distractor(mayBeList: true))
    case .option: mappedColumns.contains(.option(number: nil, mayBeList: true))
    case .ignored: false
    }
  }

  /// - Returns: false if another column already has this meaning.
  @discardableResult
  private mutating func assign(_ column: BankColumn, at index: Int, _ seen: inout Set<BankColumn>) -> Bool {
    switch column {
    case .field, .option(.some, _): guard seen.insert(column).inserted else { return false }
    case .distractor, .option(nil, _), .ignored: break
    }
    columns[index] = column
    return true
  }

  /// A single answer column isn't a choice, unless its cells contain lists. Single letters can mean anything.
  private mutating func resolveOptions() {
    var found: [(index: Int, number: Int?)] = []
    for (index, column) in columns.sorted(by: { $0.key < $1.key }) {
      if case .option(let number, _) = column { found.append((index, number)) }
    }
    let numbered = found.filter { $0.number != nil }
    if numbered.count >= 2 {
      options = numbered.map { ($0.index, $0.number ?? 0) }.sorted { $0.number < $1.number }
      drop(found.filter { $0.number == nil }.map(\.index))
    } else {
      let plain = found.filter { $0.number == nil }
      drop(numbered.map(\.index))
      if plain.count >= 2 {
        options = plain.enumerated().map { ($0.element.index, $0.offset + 1) }
      } else if let list = plain.first {
        optionList = list.index
      }
    }
  }

  private mutating func drop(_ indices: [Int]) {
    for index in indices { columns[index] = nil }
    unknownColumns = (unknownColumns + indices).sorted()
  }

  private var hasOptions: Bool { options.count >= 2 || optionList != nil }

  private mutating func findMissingColumns() {
    let known = Set(columns.values)
    missingColumns = BankColumn.required.filter { name in
      switch BankColumn(named: name) {
      case .distractor?: !hasOptions && !known.contains { if case .distractor = $0 { true } else { false } }
      // Tables from other programs have no such columns; the first question reports what is missing.
      case .field("category", _)?, .field("difficulty", _)?: !hasOptions && !optional.contains(name) && !has(name)
      default: !has(BankColumn(named: name))
      }
    }
  }

  private func has(_ name: String) -> Bool { has(BankColumn(named: name)) }
  private func has(_ column: BankColumn?) -> Bool { column.map(columns.values.contains) ?? false }

  /// The indices of all columns with a use.
  private var usedColumns: [Int] {
    (columns.filter { $0.value != .ignored }.map(\.key) + translatedColumns.keys).sorted()
  }

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
    for index in indices { cells[index] = cells[index].map { replacingNullMarker($0, &diagnostics) } }
    reportUnnamedColumn(cells, &diagnostics)
    return makeRecord(cells, columns: indices, &diagnostics)
  }

  /// An empty cell instead of one that contains a word such as `nan`.
  private mutating func replacingNullMarker(_ cell: TableCell, _ diagnostics: inout Diagnostics) -> TableCell {
    guard !cell.isText, ["nan", "NaN", "<NA>", "NaT"].contains(cell.text) else { return cell }
    if !hasReportedMissingValue { diagnostics.add(MissingValue(word: cell.text), at: cell.location) }
    hasReportedMissingValue = true
    return TableCell(text: "", location: cell.location)
  }

  /// A column without a name usually contains row numbers. Anything else in it is reported once.
  private mutating func reportUnnamedColumn(_ cells: [Int: TableCell], _ diagnostics: inout Diagnostics) {
    guard !hasReportedUnnamedColumn else { return }
    for index in unnamedColumns {
      guard let cell = cells[index], !cell.text.isBlank, !cell.text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      else {
        continue
      }
      hasReportedUnnamedColumn = true
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
    guard mayBeList, let list = CellList(cell.text) else { return [cell.text] }
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
    let found: [TableCell]
    let reference: AnswerReference
    if let optionList {
      let cell = cells[optionList] ?? TableCell(text: "", location: start)
      guard let texts = texts(of: cell, mayBeList: true, &diagnostics) else {
        return .failure(ChoiceError(record: .invalid))
      }
      found = texts.map { TableCell(text: $0, location: cell.location) }
      reference = AnswerReference(texts, numbers: nil)
    } else {
      found = options.map { cells[$0.index] ?? TableCell(text: "", location: start) }
      reference = AnswerReference(
        found.map(\.text.trimmed), numbers: options.map(\.number), prefersLabels: usesAnswerNumbers)
    }
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
}
