import ArgumentParser
import QuizService

/// Who gets which questions of the daily game, as it is typed.
enum DrawModeArgument: String, ExpressibleByArgument, CaseIterable {
  case shared, personal

  var mode: DrawMode {
    switch self {
    case .shared: .shared
    case .personal: .personal
    }
  }
}

/// Whether one can play without a name, as it is typed.
enum GuestsArgument: String, ExpressibleByArgument, CaseIterable {
  case on, off
}
