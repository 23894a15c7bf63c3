import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addSettingsRoutes(to router: SiteRouter) {
    router.route(SitePath.account, get: .players(showSettings), post: .players(form: changeSettings))
  }

  private func showSettings(_ request: PlayerRequest) async throws -> Response {
    let player = request.player
    let page = SettingsPage(
      context: await loadPageContext(for: request, at: SitePath.account),
      settings: try await settings(of: player),
      isSaved: request.queryParameter(QueryField.done) != nil,
      hasFormerQuizzes: await readIfAvailable { try await services.studio.hasFormerQuizzes(player.account) } ?? false)
    return Response.page(page.html, to: request)
  }

  private func changeSettings(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let (player, visitor) = (request.player, request.visitor)
    let shown = try await settings(of: player)
    let zone = form[TimeZoneField.name].flatMap { IANATimeZone($0) }
    let language = form[AccountField.gameLanguage].map { Language($0) } ?? player.account.settings.language
    let isKnown = shown.languages.contains(language) || language == player.account.settings.language
    var errors = FormErrors()
    errors.add(zone == nil ? visitor.texts.account.errors.zone : nil, to: TimeZoneField.name)
    errors.add(isKnown ? nil : visitor.texts.account.errors.language, to: AccountField.gameLanguage)
    guard let zone, errors.isEmpty else {
      let pageContext = await loadPageContext(for: request, at: SitePath.account)
      return RejectedForm(errors).response(
        showing:
          SettingsPage(context: pageContext, settings: shown, errors: errors).html, to: request)
    }
    let changed = AccountSettings(language: language, hidesStopwatch: form[AccountField.hidesStopwatch] == "1")
    try await services.accounts.changeSettings(changed, timeZone: zone, of: player)
    return Response.redirect(SitePath.done(SitePath.account))
  }

  private func settings(of player: Player) async throws -> SettingsPage.Settings {
    let account = player.account
    let now = services.dependencies.now()
    let shared = services.gameSettings.languages.all
    let chosen = account.settings.language
    // A reader of one of the site's languages gets the shared game's questions in it, so the game is a single choice.
    func isPageLanguage(_ language: Language) -> Bool {
      shared.dropFirst().contains(language) && Texts[language] != nil
    }
    return SettingsPage.Settings(
      zone: account.calendar.zone(at: now).name, zones: Site.zoneNames,
      pendingZone: account.calendar.pendingMove(after: now)?.zone.name,
      language: isPageLanguage(chosen) ? shared[0] : chosen,
      languages: try await services.daily.questionLanguages().filter { !isPageLanguage($0) }, sharedLanguages: shared,
      hidesStopwatch: account.settings.hidesStopwatch)
  }
}
