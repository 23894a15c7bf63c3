internal import QuizEngine

/// Maps a table's columns to fields, from its header and ``BankDefaults/columnMappings``, and converts rows to
/// questions.
struct TableColumns {
  /// The names by index, from 0.
  let names: [Int: String]
  /// The columns by index, from 0.
  private(set) var columns: [Int: BankColumn] = [:]
  /// The columns of other languages by index, from 0.
  private(set) var translatedColumns: [Int: TranslatedColumn] = [:]
  let defaultLanguage: Language
  /// The indices of the columns with a use, in the order in which a row is read.
  private(set) var usedColumns: [Int] = []
  /// The indices of unknown columns.
  private(set) var unknownColumns: [Int] = []
  /// The indices of columns without a name, which may contain row numbers.
  private(set) var unnamedColumns: Set<Int> = []
  /// Columns with names for the same field.
  private(set) var conflicts: [UnclearColumn] = []
  /// What is wrong with columns of languages that don't exist, by index.
  var unknownLanguages: [(index: Int, error: UnknownLanguage)] {
    translatedColumns.sorted { $0.key < $1.key }.compactMap { index, column in
      let tag = column.language.tag
      return LanguageCodes.isNonstandard(tag) ? (index, UnknownLanguage(tag: tag)) : nil
    }
  }
  /// The names of required columns that don't exist.
  private(set) var missingColumns: [String] = []
  /// The names in ``BankDefaults/columnMappings`` that the header doesn't have.
  private(set) var unmatchedMappings: [String] = []
  /// The number of known columns.
  var knownCount: Int { columns.values.count { $0 != .ignored } }
  /// The keys that a row may leave empty, because a default exists.
  let optional: Set<String>
  /// The indices of the answer columns in the order of their numbers, with the numbers.
  private(set) var options: [(index: Int, number: Int)] = []
  /// The index of the column whose cells contain all answers in a list.
  private(set) var optionList: Int?
  /// Whether a number names the right answer, as in Kahoot's template. The first answer has the number 1.
  private(set) var usesAnswerNumbers = false
  /// The number of the first answer; nil if it is unknown, or if the columns' names have the numbers.
  var firstKeyNumber: Int?
  /// The columns of whole numbers that a program wrote as floating-point numbers.
  var floatColumns: Set<Int> = []
  /// Whether all names are those by which Parlour writes a table. Such a table is read to the letter.
  var isOwnTable = false
  /// Whether an answer may be a list with one item, as in tables from programs.
  private(set) var mayContainLists = false
  /// The things that are reported once for a table.
  var reported: Set<OncePerTable> = []

  enum OncePerTable { case missingValue, unnamedColumn, floatingPointNumber, markup }

  /// - Parameter names: the header's cells by column index.
  init(_ names: [Int: String], defaults: BankDefaults) {
    self.names = names
    defaultLanguage = defaults.language
    firstKeyNumber = defaults.firstKeyNumber
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
        if column.isUnique, translatedColumns.values.contains(column) {
          let name = name.trimmed
          conflicts.append(UnclearColumn(name: name, field: "", problem: .alsoNamed(name)))
        }
        translatedColumns[index] = column
      } else if let column = BankColumn(named: name), !Self.isOverridden(column, by: mappedColumns) {
        if assign(column, at: index, &seen) {
          if column == .field("answer", isRequired: true) {
            usesAnswerNumbers = name.lowercased().contains("answer(s)")
          }
        } else {
          addConflict(column, at: index)
        }
      } else {
        unknownColumns.append(index)
      }
    }
    dropStrayLetters()
    if !has("question"), let index = unknownColumns.first(where: { names[$0]?.trimmed.lowercased() == "q" }) {
      columns[index] = .field("question", isRequired: true)
      unknownColumns.removeAll { $0 == index }
    }
    mayContainLists = columns.values.contains {
      $0 == .distractor(mayBeList: true) || $0 == .option(number: nil, mayBeList: true)
    }
    resolveOptions()
    unmatchedMappings = mappings.filter { mapping in !names.values.contains(where: mapping.matches) }.map(\.header)
    findMissingColumns()
    usedColumns = readingOrder()
  }

  /// The columns with a use, from left to right. In a table with translations the columns of wrong answers follow their
  /// numbers: the one with the same number means the same in each language.
  private func readingOrder() -> [Int] {
    let used = (columns.filter { $0.value != .ignored }.map(\.key) + translatedColumns.keys).sorted()
    guard translatedColumns.values.contains(where: { $0.distractorNumber != nil }) else { return used }
    func number(_ index: Int) -> Int {
      let own = columns[index]?.distractorNumber(in: names[index] ?? "")
      return translatedColumns[index]?.distractorNumber ?? own ?? 0
    }
    return used.sorted { (number($0), $0) < (number($1), $1) }
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

  /// Reports a second column for a field that must be read from the right one; another one is just unknown.
  private mutating func addConflict(_ column: BankColumn, at index: Int) {
    guard let field = column.mappingWord, let first = columns.first(where: { $0.value == column })?.key else {
      return unknownColumns.append(index)
    }
    let other = names[first]?.trimmed ?? ""
    conflicts.append(UnclearColumn(name: names[index]?.trimmed ?? "", field: field, problem: .alsoNamed(other)))
  }

  /// A single letter names an answer only if all letters before it do: “N” beside A to D is something else.
  private mutating func dropStrayLetters() {
    let letters = columns.keys.filter { BankColumn.letterNumber(names[$0]?.trimmed ?? "") != nil }
    let numbers = Set(columns.values.compactMap { if case .option(let number?, _) = $0 { number } else { nil } })
    let stray = letters.filter { index in
      let number = BankColumn.letterNumber(names[index]?.trimmed ?? "") ?? 0
      return !(1...number).allSatisfy(numbers.contains)
    }
    drop(Array(stray))
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

  var hasOptions: Bool { options.count >= 2 || optionList != nil }

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

  /// Whether the names of the answers' columns have numbers, as in “Answer 1”.
  var hasNumberedNames: Bool {
    !options.isEmpty && options.allSatisfy { names[$0.index]?.contains(where: \.isNumber) == true }
  }

  /// Whether the columns' names have numbers that don't simply count from 1, as in “option_0”.
  var hasOwnNumbers: Bool { hasNumberedNames && options.map(\.number) != Array(1...options.count) }

  /// Whether a cell may have several answers with vertical bars, semicolons or line breaks between them: if it is the
  /// only column for them.
  var splitsCells: Bool {
    optionList != nil
      || options.isEmpty && columns.values.count { if case .distractor = $0 { true } else { false } } == 1
  }

  /// Whether a column's cells may be lists of answers.
  func isListColumn(_ index: Int) -> Bool {
    index == optionList || columns[index] == .distractor(mayBeList: true)
  }

  func isAnswerColumn(_ index: Int) -> Bool {
    switch columns[index] {
    case .distractor, .option, .field("answer", _): true
    default: false
    }
  }
}
