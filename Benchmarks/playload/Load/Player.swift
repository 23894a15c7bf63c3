import QuizEngine

/// Plays a quiz of single-choice questions from its introduction to its result, with random answers.
struct Player {
  /// A quiz that asks more questions than this counts as an endless loop.
  static let maxQuestions = 500

  private var browser: Browser
  private let quiz: String
  private let gzip: Bool
  private var dice: SeededGenerator
  private(set) var answers: [(ended: Instant, latency: UInt32)] = []

  /// Creates a new player, whose browser has played no quiz yet.
  ///
  /// - Parameters:
  ///   - language: the language that the browser asks for.
  ///   - gzip: whether pages are compressed. The player can't read them then, and presses one of the first two answers.
  ///   - cookies: of the browser, as `name=value`.
  init(
    port: UInt16, quiz: String, seed: UInt64, language: String = "en", gzip: Bool = false, cookies: [String] = []
  ) {
    browser = Browser(port: port, language: language, gzip: gzip, cookies: cookies)
    self.quiz = quiz
    self.gzip = gzip
    dice = SeededGenerator(seed: seed, stream: .simulation)
  }

  var requests: Int { browser.requests }

  /// Plays until the result page.
  mutating func play() throws(LoadError) {
    try begin()
    while !browser.path.hasSuffix("/result") {
      if answers.count > Self.maxQuestions { throw .noQuestion(path: browser.path) }
      try answer()
    }
  }

  /// Opens the introduction and begins the play.
  mutating func begin() throws(LoadError) {
    try browser.get("/q/\(quiz)")
    try browser.post("/q/\(quiz)/begin", form: "")
  }

  /// Loads the current page again.
  mutating func reload() throws(LoadError) { try browser.get(browser.path) }

  private mutating func answer() throws(LoadError) {
    let offered = gzip ? 2 : Form.answers(on: browser.bytes)
    if offered == 0 { throw .noQuestion(path: browser.path) }
    let form = "answer=\(dice.next(upperBound: offered))"
    let start = Instant.now
    try browser.post(browser.path, form: form)
    let end = Instant.now
    answers.append((end, end.microseconds(since: start)))
  }
}

/// The form on a question's page.
enum Form {
  /// How many answers the page has.
  static func answers(on page: ArraySlice<UInt8>) -> Int {
    var (count, next) = (0, page.startIndex)
    while let found = page.first("name=\"answer\" value=\"", in: next..<page.endIndex) {
      count += 1
      next = found + 1
    }
    return count
  }
}
