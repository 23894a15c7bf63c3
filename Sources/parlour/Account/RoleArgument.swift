import ArgumentParser
import QuizService

/// The role that an account gets.
enum RoleArgument: String, ExpressibleByArgument, CaseIterable {
  case player, author, `operator`

  var role: Account.Role {
    switch self {
    case .operator: .operator
    case .author: .author
    case .player: .player
    }
  }
}

extension AccountCommand {
  /// - Throws: `ValidationError` if the text can't be a player's name.
  static func name(_ text: String) throws -> AccountName {
    guard let name = AccountName(text) else {
      throw ValidationError("“\(text)” can’t be a player’s name: those have 2 to 24 letters and digits.")
    }
    return name
  }
}
