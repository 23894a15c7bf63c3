import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func showSessions(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await named(request)
    let sessions: [QuizService.Session]
    do { sessions = try await house.sessions(of: player) } catch { throw Trouble(error) }
    let own = sessions.filter { $0.key == player.session }
    let calendar = player.account.calendar
    let listed = (own + sessions.filter { $0.key != player.session }.prefix(100)).map { session in
      SessionsPage.Session(
        isHere: session.key == player.session, begun: calendar.date(at: session.begun),
        used: calendar.date(at: session.used))
    }
    let page = SessionsPage(
      player: playerFrame(for: player, visitor, at: Address.sessions), sessions: listed,
      isEnded: request.query(Address.doneField) != nil)
    return Reply.page(page.html, to: request)
  }

  func endSessions(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await named(request)
    let isOwnKept = try await Form.ours(of: request, from: visitor)["end"] != "all"
    do { try await house.signOutEverywhere(player, butHere: isOwnKept, devices: visitor.devices) } catch {
      throw Trouble(error)
    }
    guard !isOwnKept else { return Reply.see(Address.done(Address.sessions)) }
    var response = Reply.see(Address.front)
    dismiss(&response)
    return response
  }
}
