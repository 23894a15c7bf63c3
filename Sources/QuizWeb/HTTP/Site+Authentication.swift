import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// Who sends a request.
extension Site {
  /// Finds the player of the visitor's session. Stores from time to time that the session is in use.
  ///
  /// - Returns: nil if there is no session, or it is over.
  func findPlayer(of visitor: Visitor) async throws -> Player? {
    guard let digest = visitor.sessionDigest, let account = try await services.accounts.authenticate(digest)
    else {
      return nil
    }
    return player(account, sessionDigest: digest, for: visitor)
  }

  func player(_ account: Account, sessionDigest: SessionTokenDigest, for visitor: Visitor) -> Player {
    Player(
      account: account, sessionDigest: sessionDigest, readingLanguage: readingLanguage(of: account, for: visitor),
      withheldDates: visitor.withheldDates)
  }

  /// - Throws: ``PageError/notFound`` for everybody but operators.
  func requireOperator(_ request: VisitorRequest) async throws -> OperatorRequest {
    guard let player = try await findPlayer(of: request.visitor), let admin = services.admin(of: player.account) else {
      services.security.increment(.adminRefusals)
      throw PageError.notFound
    }
    return OperatorRequest(PlayerRequest(request, from: player), admin: admin)
  }

  /// The language in which a player reads questions: the game's language that fits the page best. A language that the
  /// site doesn't have is chosen in the settings.
  private func readingLanguage(of account: Account, for visitor: Visitor) -> Language {
    let chosen = account.settings.language
    let offered = services.gameSettings.languages.languages(of: services.gameSettings.game(of: account))
    return Texts[chosen] == nil && offered.contains(chosen) ? chosen : visitor.language(ofQuestionsIn: offered)
  }
}
