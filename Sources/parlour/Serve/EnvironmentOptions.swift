import ArgumentParser

/// What the environment says where the command line says nothing.
struct EnvironmentOptions {
  private let environment: [String: String]

  init(_ environment: [String: String]) { self.environment = environment }

  subscript(_ name: String) -> String? { environment[name] }

  /// - Throws: `ValidationError` for what is no number, or out of range.
  func number(_ option: Int?, _ name: String, default standard: Int, in range: ClosedRange<Int>) throws -> Int {
    try number(option, name, in: range) ?? standard
  }

  /// Nil where nobody says anything.
  ///
  /// - Throws: `ValidationError` for what is no number, or out of range.
  func number(_ option: Int?, _ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let value = try option ?? environment[name].map({ try Self.number($0, name) }) else { return nil }
    guard range.contains(value) else {
      throw ValidationError("\(value) isn’t from \(range.lowerBound) to \(range.upperBound).")
    }
    return value
  }

  /// The path of a file or folder.
  ///
  /// - Throws: `ValidationError` for an empty one, which would mean this folder to some and the disk's root to others.
  func path(_ option: String?, _ name: String, default standard: String) throws -> String {
    if option?.isEmpty == true { throw ValidationError("A folder without a name can’t be meant.") }
    if option == nil, environment[name]?.isEmpty == true {
      throw ValidationError("\(name) is empty. Give it a folder’s name, or take the variable away.")
    }
    return option ?? environment[name] ?? standard
  }

  /// - Throws: `ValidationError` for a word that is none of the choices.
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
