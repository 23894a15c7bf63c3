import Foundation

/// Words that no name may contain, with the field's term for each.
///
/// The product's own words (quiz, outcome, draw, round, watch, streak, bank, board, house …) are in the glossary of
/// DESIGN.md. For everything else server programmers already have a term, which can be searched for and needs no
/// explanation.
enum BannedNames {
  struct Word {
    let word: String
    let term: String
    /// Names in which the word is the field's own term.
    var exceptions: Set<String> = []
  }

  /// Banned anywhere in a name. A word begins with a capital: `ReturnValue` doesn't contain `Turn`.
  static let words = [
    Word(word: "Arrival", term: "SignInResult"),
    Word(word: "Artist", term: "Renderer"),
    Word(word: "Crew", term: "threads or pool"),
    Word(word: "Crowd", term: "pool, concurrency"),
    Word(word: "Deal", term: "PlayOrder"),
    Word(word: "Deed", term: "event or action"),
    Word(word: "Deeds", term: "EventCounters"),
    Word(word: "Desk", term: "Admin"),
    Word(word: "Dial", term: "StopwatchIcon"),
    Word(word: "Docket", term: "Diagnostics, or list"),
    Word(word: "Door", term: "EntryPoint"),
    Word(word: "Doorkeeper", term: "Site.check"),
    // Operators write `--drain-seconds`.
    Word(word: "Drain", term: "ShutdownState", exceptions: ["drainDuration", "drainSeconds"]),
    Word(word: "Edict", term: "Correction"),
    Word(word: "Effort", term: "WorkBudget or Workload"),
    Word(
      word: "Ending", term: "GracefulShutdown, or Result",
      exceptions: ["connectionEndingCodes", "withoutEndingSlashes"]),
    Word(word: "Exposition", term: "PrometheusText"),
    Word(word: "Farewell", term: "AccountDeletion"),
    Word(word: "Finding", term: "Diagnostic, or Result"),
    // A JSON key of version 0.6.
    Word(word: "Findings", term: "Diagnostics, or Results", exceptions: ["findings"]),
    Word(word: "Foresee", term: "compute"),
    Word(word: "Foreseen", term: "computed"),
    Word(word: "Freshness", term: "ReadConsistency"),
    Word(word: "Ground", term: "Core, or by content"),
    Word(word: "Guess", term: "Attempt"),
    Word(word: "Hold", term: "RowLock"),
    Word(word: "Ink", term: "ANSIStyle"),
    Word(word: "Inks", term: "ANSIStyler"),
    Word(word: "Insight", term: "Analytics"),
    Word(word: "Interruption", term: "CancellationSignal"),
    Word(word: "Journal", term: "Log"),
    Word(word: "Kept", term: "RefreshingCache"),
    Word(word: "Lane", term: "shard"),
    Word(word: "Leaning", term: "OutcomePoints"),
    Word(word: "Likeness", term: "Similarity"),
    // Microsoft's Office is a name.
    Word(word: "Office", term: "what it does: PasswordHasher, AnalyticsCache", exceptions: ["oldOffice"]),
    Word(word: "Patience", term: "Timeout"),
    Word(word: "Refusal", term: "Error"),
    // A workbook has sheets.
    Word(word: "Sheet", term: "File, Report or Summary", exceptions: ["Sheet", "SkippedSheet", "HiddenSheet"]),
    Word(word: "Shelf", term: "Cache, Pool, Index or Source"),
    Word(word: "Slip", term: "Mistake"),
    Word(word: "Surroundings", term: "Dependencies"),
    Word(word: "Toss", term: "RandomResponse"),
    Word(word: "Trail", term: "AuditLog"),
    Word(word: "Trouble", term: "PageError"),
    Word(word: "Turn", term: "mutex row"),
    Word(word: "Twin", term: "NearDuplicate"),
    Word(word: "Twins", term: "NearDuplicates"),
    Word(word: "Undoing", term: "Undo"),
    Word(word: "Urn", term: "DrawPool"),
    Word(word: "Watch", term: "Monitoring, FolderPoller or ProgressHandler; the rounds' one is Stopwatch"),
    Word(word: "Wish", term: "Request or Filter"),
  ]

  /// Banned as whole names; their words are allowed in other names.
  static let names = [
    "HashingThreads": "HashingThreadPool", "HouseCopy": "DataCopy", "HouseRules": "GameSettings",
    "HouseTransport": "DataTransfer", "MoveMark": "MoveLock",
    "PictureBook": "PictureURLs", "Recent": "GenerationalCache", "ServerSecret": "HouseSecret",
    "SideThread": "BlockingExecutor", "Span": "TimeSpan",
    "WordBag": "BagOfWords",
  ]

  /// Banned in the names of variables, parameters, functions and cases only. They are parts of good type names.
  static let identifierWords = [
    Word(word: "Leanings", term: "outcomePoints"),
    Word(word: "Ledger", term: "log, throttle or count"),
    Word(word: "Place", term: "position, index, location or rank"),
    Word(word: "Places", term: "positions, indices, locations or ranks"),
    Word(word: "Residence", term: "time zone"),
    Word(word: "Residences", term: "time zones", exceptions: ["residences"]),  // a JSON key
    Word(word: "Shelves", term: "caches, pools or sources"),
    Word(word: "Slips", term: "mistakes"),
    Word(word: "Told", term: "reported, published or logged"),
    Word(word: "Tosses", term: "distributions or switches"),
  ]

  /// Banned in JavaScript and Python only.
  static let scriptWords = [
    Word(word: "Arrive", term: "sign in, or skip the introduction"),
    Word(word: "Beat", term: "send a heartbeat"),
    Word(word: "Bent", term: "distorted"),
    Word(word: "Camera", term: "recorder of screenshots"),
    Word(word: "Complaint", term: "error"),
    Word(word: "Complaints", term: "errors"),
    Word(word: "Deaf", term: "slow read"),
    Word(word: "Deliver", term: "submit"),
    Word(word: "Dice", term: "generator of random numbers"),
    Word(word: "Enliven", term: "hydrate"),
    Word(word: "Face", term: "icon, emoji or font"),
    Word(word: "Faces", term: "icons, emoji or fonts"),
    Word(word: "Family", term: "process tree"),
    Word(word: "Gate", term: "barrier"),
    Word(word: "Hasty", term: "relaxed durability"),
    Word(word: "Hear", term: "record or listen"),
    Word(word: "Hero", term: "main player"),
    Word(word: "Heroes", term: "main players"),
    Word(word: "Knock", term: "try to sign in"),
    Word(word: "Photograph", term: "save a screenshot"),
    Word(word: "Photographed", term: "captured"),
    Word(word: "Said", term: "log or output"),
    Word(word: "Say", term: "report or log"),
    Word(word: "Sow", term: "write the seed"),
    Word(word: "Sower", term: "Seeder"),
    Word(word: "Spoil", term: "corrupt"),
    Word(word: "Stage", term: "session"),
    Word(word: "Stormy", term: "with a storm"),
    Word(word: "Tell", term: "report, show or post"),
    Word(word: "Telling", term: "relevant"),
    Word(word: "Tells", term: "reports, shows or posts"),
    Word(word: "Untold", term: "unreported"),
    Word(word: "Walk", term: "crawl"),
    Word(word: "Wary", term: "what it checks"),
    Word(word: "Wishes", term: "preferences"),
  ]

  /// Banned in types only: a workbook has sheets, a round has a watch, and SQLite has a journal.
  static let wordsOfTypes: Set = ["Journal", "Sheet", "Watch"]

  /// What to call a variable, parameter, function or case instead; nil for a name that is allowed.
  static func replacement(forIdentifier name: String) -> String? {
    term(for: name, in: words.filter { !wordsOfTypes.contains($0.word) } + identifierWords)
  }

  /// What to call a variable, parameter, property, function, class or file of JavaScript or Python instead; nil for a
  /// name that is allowed.
  static func replacement(forScriptIdentifier name: String) -> String? {
    replacement(forIdentifier: name) ?? term(for: name, in: scriptWords)
  }

  /// The term for the first of the words that is in a name of any case: `cardShelf`, `card_shelf`, `CARD_SHELF`.
  private static func term(for name: String, in words: [Word]) -> String? {
    let parts = self.words(in: name).map(\.capitalized)
    let camelCase = (parts.first?.lowercased() ?? "") + parts.dropFirst().joined()
    return words.first { parts.contains($0.word) && !$0.exceptions.contains(camelCase) }?.term
  }

  /// What to call a type, file or folder instead; nil for a name that is allowed.
  static func replacement(for name: String) -> String? {
    if let term = names[name] { return term }
    let parts = Set(words(in: name))
    return words.first { parts.contains($0.word) && !$0.exceptions.contains(name) }?.term
  }

  /// `HTMLDoorTests` → `HTML`, `Door`, `Tests`. A word begins at a capital after a small letter, or before one, and
  /// after an underscore.
  static func words(in name: String) -> [String] { name.split(separator: "_").flatMap { camelCaseWords(in: $0) } }

  private static func camelCaseWords(in name: Substring) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    var start = 0
    for index in letters.indices.dropFirst() where letters[index].isUppercase {
      let followsSmall = !letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      guard followsSmall || precedesSmall else { continue }
      words.append(String(letters[start..<index]))
      start = index
    }
    return words + [String(letters[start...])]
  }
}
