import ArgumentParser
import QuizService

/// The value of `--daily-draw`.
enum DrawModeArgument: String, ExpressibleByArgument, CaseIterable {
  case shared, personal

  var mode: DrawMode {
    switch self {
    case .shared: .shared
    case .personal: .personal
    }
  }
}

/// The value of `--guests`.
enum GuestsArgument: String, ExpressibleByArgument, CaseIterable {
  case on, off
}

/// The value of `--authors`.
enum AuthorsArgument: String, ExpressibleByArgument, CaseIterable {
  case invited, open, off

  var authors: StudioPolicy.Authors {
    switch self {
    case .invited: .invited
    case .open: .open
    case .off: .off
    }
  }
}
