import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func showSettings(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    let page = SettingsPage(
      player: playerFrame(for: player, visitor, at: Address.account), settings: try await settings(of: player),
      isSaved: request.query(Address.doneField) != nil)
    var response = Reply.page(page.html, to: request)
    prolong(visitor, &response)
    return response
  }

  func changeSettings(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await signedIn(request)
    let form = try await Form.ours(of: request, from: visitor)
    let shown = try await settings(of: player)
    let zone = form[ZoneField.name].flatMap { IANAZone($0) }
    let language = form["language"].map { Language($0) } ?? shown.language
    let isKnown = shown.languages.contains(language) || language == shown.language
    var verdict = FormVerdict()
    verdict.note(ZoneField.name, zone == nil ? visitor.texts.account.faults.zone : nil)
    verdict.note("language", isKnown ? nil : visitor.texts.account.faults.language)
    guard let zone, verdict.isFaultless else {
      let frame = playerFrame(for: player, visitor, at: Address.account)
      return verdict.page(SettingsPage(player: frame, settings: shown, faults: verdict.faults).html, to: request)
    }
    let wish = AccountSettings(language: language, hidesWatch: form["hides-watch"] == "1")
    do { try await house.change(wish, zone: zone, of: player) } catch { throw Trouble(error) }
    return Reply.see(Address.done(Address.account))
  }

  private func settings(of player: Player) async throws(Trouble) -> SettingsPage.Settings {
    let (account, now) = (player.account, house.surroundings.now())
    return SettingsPage.Settings(
      zone: account.calendar.zone(at: now).name, zones: Site.zones,
      moving: account.calendar.move(after: now)?.zone.name, language: account.settings.language,
      languages: try await questionLanguages(), hidesWatch: account.settings.hidesWatch)
  }
}
