import QuizEngine

/// Plays a quiz of single-choice questions from its introduction to its result, with answers at random.
struct Player {
  /// A quiz that asks more than this many is taken for one that goes in circles.
  static let mostQuestions = 500

  private var browser: Browser
  private let quiz: String
  private let gzip: Bool
  private var dice: SeededGenerator
  private(set) var answers: [(ended: Instant, latency: UInt32)] = []

  /// A new player: a browser that has never been here.
  ///
  /// - Parameter gzip: whether pages come packed. The player doesn't read them then, and presses one of the first two
  ///   answers.
  init(port: UInt16, quiz: String, seed: UInt64, gzip: Bool = false) {
    browser = Browser(port: port, gzip: gzip)
    self.quiz = quiz
    self.gzip = gzip
    dice = SeededGenerator(seed: seed, stream: .simulation)
  }

  var requests: Int { browser.requests }

  /// Plays until the result is shown.
  mutating func play() throws(LoadError) {
    try begin()
    while !browser.path.hasSuffix("/result") {
      if answers.count > Self.mostQuestions { throw .noQuestion(path: browser.path) }
      try answer()
    }
  }

  /// Opens the introduction and goes on to the first question.
  mutating func begin() throws(LoadError) {
    try browser.get("/q/\(quiz)")
    try browser.post("/q/\(quiz)/begin", form: "")
  }

  /// Opens the page once more that is shown now.
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

/// What a question's page offers.
enum Form {
  /// How many answers a page has to press.
  static func answers(on page: ArraySlice<UInt8>) -> Int {
    var (count, next) = (0, page.startIndex)
    while let found = page.first("name=\"answer\" value=\"", in: next..<page.endIndex) {
      count += 1
      next = found + 1
    }
    return count
  }
}
