/// Words of version 0.6 that have other names now. Version 0.7 still takes them and names the new word on standard
/// error.
///
/// This table is the only place that knows the old words. ``Program`` translates a command line before it is parsed, so
/// help, completions and the manual page show the new words only.
enum RenamedWords {
  /// The first version that no longer takes the old words.
  static let removalVersion = "0.8"

  /// A word of the command line.
  struct Word {
    /// The commands before it: `["account"]`.
    let command: [String]
    /// A command, or an option with its hyphens.
    let old: String
    let new: String
  }

  static let words = [
    Word(command: ["account"], old: "reset", new: "reset-password"),
    Word(command: ["account", "sign-out"], old: "--everybody", new: "--all"),
    Word(command: ["daily"], old: "trail", new: "audit-log"),
    Word(command: ["play"], old: "--lang", new: "--language"),
    Word(command: ["serve"], old: "--connections", new: "--max-connections"),
    Word(command: ["serve"], old: "--daily", new: "--daily-draw"),
    Word(command: ["serve"], old: "--scrypt-at-once", new: "--scrypt-threads"),
    // A server of 0.6 that still runs after an update starts the new program with this word.
    Word(command: [], old: "draw-cards", new: "render-cards"),
  ]

  /// Variables of the environment.
  static let variables = [
    (old: "PARLOUR_CONNECTIONS", new: "PARLOUR_MAX_CONNECTIONS"),
    (old: "PARLOUR_DAILY", new: "PARLOUR_DAILY_DRAW"),
    (old: "PARLOUR_SCRYPT_AT_ONCE", new: "PARLOUR_SCRYPT_THREADS"),
  ]

  /// The command line in new words, and a line for each old word in it.
  static func translate(arguments: [String]) -> (arguments: [String], notes: [String]) {
    var arguments = arguments
    var notes: [String] = []
    let helpWords = arguments.first == "help" ? 1 : 0
    for word in words where arguments.dropFirst(helpWords).starts(with: word.command) {
      let start = helpWords + word.command.count
      if word.old.hasPrefix("--") {
        // What follows “--” are values.
        let end = arguments[start...].firstIndex(of: "--") ?? arguments.endIndex
        for index in start..<end where arguments[index] == word.old || arguments[index].hasPrefix(word.old + "=") {
          arguments[index] = word.new + arguments[index].dropFirst(word.old.count)
          notes.append(note(word.old, word.new))
        }
      } else if start < arguments.endIndex, arguments[start] == word.old {
        arguments[start] = word.new
        notes.append(note((word.command + [word.old]).joined(separator: " "), word.new))
      }
    }
    return (arguments, notes)
  }

  /// The environment with new names, and a line for each old name in it. Where both are set, the new one counts.
  static func translate(environment: [String: String]) -> (environment: [String: String], notes: [String]) {
    var environment = environment
    var notes: [String] = []
    for (old, new) in variables {
      guard let value = environment[old] else { continue }
      if environment[new] == nil { environment[new] = value }
      notes.append(note(old, new))
    }
    return (environment, notes)
  }

  private static func note(_ old: String, _ new: String) -> String {
    "“\(old)” is called “\(new)” now. The old word works until version \(removalVersion)."
  }
}
