internal import QuizEngine

/// Which field a table's column holds.
public struct ColumnAssignment: Hashable, Sendable {
  /// The column's name in the table.
  public let header: String
  /// The field, such as `question` or `option 2`.
  public let field: String
}

extension TableColumns {
  /// The columns that are used, in the table's order; empty if every column has the name by which Parlour writes it.
  var assignments: [ColumnAssignment] {
    if hasOnlyOwnNames { return [] }
    return usedColumns.sorted().map { index in
      let translation = translatedColumns[index].map { ":" + $0.language.tag } ?? ""
      let field = (translatedColumns[index]?.column ?? columns[index])?.fieldName(at: optionNumber(of: index)) ?? ""
      return ColumnAssignment(header: (names[index] ?? "").trimmed, field: field + translation)
    }
  }

  var hasOnlyOwnNames: Bool {
    usedColumns.allSatisfy { BankColumn.isOwnName(names[$0] ?? "") || translatedColumns[$0] != nil }
  }

  private func optionNumber(of index: Int) -> Int? {
    options.firstIndex { $0.index == index }.map { $0 + 1 }
  }
}

extension BankColumn {
  fileprivate func fieldName(at option: Int?) -> String {
    switch self {
    case .field(let key, _): key
    case .distractor: "wrong"
    case .option: option.map { "option \($0)" } ?? "options"
    case .ignored: ""
    }
  }

  fileprivate static func isOwnName(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("incorrect") && String(name.dropFirst(9)).isInteger
  }
}
