import ArgumentParser

/// Reads options from the environment, for those that the command line doesn't give.
struct EnvironmentOptions {
  private let environment: [String: String]

  init(_ environment: [String: String]) { self.environment = environment }

  subscript(_ name: String) -> String? { environment[name] }

  /// - Throws: `ValidationError` if the value isn't a number, or is out of range.
  func number(_ option: Int?, _ name: String, default standard: Int, in range: ClosedRange<Int>) throws -> Int {
    try number(option, name, in: range) ?? standard
  }

  /// The option's value, or else the variable's; nil if neither is set.
  ///
  /// - Throws: `ValidationError` if the value isn't a number, or is out of range.
  func number(_ option: Int?, _ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let value = try option ?? environment[name].map({ try Self.number($0, name) }) else { return nil }
    guard range.contains(value) else {
      throw ValidationError("\(value) isn’t from \(range.lowerBound) to \(range.upperBound).")
    }
    return value
  }

  /// The path of a file or folder.
  ///
  /// - Throws: `ValidationError` for an empty path: some functions would take it as this folder, others as the disk's
  ///   root.
  func path(_ option: String?, _ name: String, default standard: String) throws -> String {
    if option?.isEmpty == true { throw ValidationError("The path of a folder is empty.") }
    if option == nil, environment[name]?.isEmpty == true {
      throw ValidationError("\(name) is empty. Give it the path of a folder, or unset it.")
    }
    return option ?? environment[name] ?? standard
  }

  /// - Throws: `ValidationError` if the variable's value is none of the choices.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Choice?, _ name: String, default standard: Choice
  ) throws -> Choice {
    guard option == nil, let text = environment[name] else { return option ?? standard }
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: " or ")
      throw ValidationError("\(name) is “\(text)”; it can be \(known).")
    }
    return choice
  }

  private static func number(_ text: String, _ name: String) throws -> Int {
    guard let number = Int(text) else { throw ValidationError("\(name) is “\(text)”, which isn’t a whole number.") }
    return number
  }
}
