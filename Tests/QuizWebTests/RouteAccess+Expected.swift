@testable import QuizWeb

extension RouteAccess {
  private static func page(_ visitors: Visitors) -> RouteAccess { RouteAccess(get: visitors, post: nil) }
  /// A page with a form.
  private static func form(_ visitors: Visitors) -> RouteAccess { RouteAccess(get: visitors, post: visitors) }
  /// The address of a form on another page. Browsers that open it are redirected to that page.
  private static func action(_ visitors: Visitors) -> RouteAccess { RouteAccess(get: .all, post: visitors) }
  /// The address of a form, with no page to return to.
  private static func formOnly(_ visitors: Visitors) -> RouteAccess { RouteAccess(get: nil, post: visitors) }

  /// Who is to be able to use each address of the site.
  ///
  /// Names in braces are parameters.
  static let expected: [String: RouteAccess] = [
    // Quizzes
    "/": .page(.all), "/q/{quiz}": .page(.all), "/q/{quiz}/begin": .action(.all),
    "/p/{play}": .page(.all), "/p/{play}/{number}": .form(.all), "/p/{play}/result": .page(.all),
    "/p/{play}/compare": .action(.all),
    "/r/{quiz}/{outcome}": .page(.all), "/r/{quiz}/{outcome}/{language}": .page(.all),
    "/cards/{card}/{language}": .page(.all), "/pictures/{name}": .page(.all),
    "/embed/{quiz}": .page(.all), "/embed/{quiz}/begin": .action(.all),
    "/e/{play}": .page(.all), "/e/{play}/{number}": .form(.all), "/e/{play}/quiz": .page(.all),
    "/e/{play}/result": .page(.all),
    // The daily game
    "/daily": .page(.all), "/daily/play": .action(.all), "/daily/help": .page(.all), "/daily/welcome": .form(.all),
    "/daily/welcome/{number}": .page(.all), "/daily/join/{group}": .form(.all), "/licences": .page(.all),
    "/daily/easy": .page(.all), "/daily/medium": .page(.all), "/daily/hard": .page(.all),
    "/daily/start": .action(.players), "/daily/round/{round}": .page(.players),
    "/daily/round/{round}/answer": .action(.players), "/daily/round/{round}/pause": .action(.players),
    "/daily/round/{round}/resume": .action(.players), "/daily/round/{round}/report": .action(.players),
    "/daily/round/{round}/heartbeat": .formOnly(.players), "/daily/round/{round}/beat": .formOnly(.players),
    "/daily/practice": .page(.players), "/daily/practice/ask": .page(.players),
    "/daily/practice/{question}": .page(.players),
    "/daily/statistics": .page(.players), "/daily/past": .page(.players), "/daily/days/{date}": .page(.players),
    "/daily/boards": .page(.players), "/daily/groups": .form(.players), "/daily/groups/{group}": .page(.players),
    "/daily/groups/{group}/leave": .action(.players),
    // Accounts
    "/account/sign-up": .form(.all), "/account/sign-in": .form(.all), "/account/sign-out": .action(.all),
    "/account/guest": .form(.all), "/account/recover": .form(.all), "/account/deleted": .page(.all),
    "/setup/{token}": .form(.all),
    "/account": .form(.players), "/account/data": .page(.players), "/account/delete": .form(.players),
    "/account/code": .form(.namedPlayers), "/account/password": .form(.namedPlayers),
    "/account/sessions": .form(.namedPlayers),
    // The studio. ``StudioPolicy`` decides more; see ``RouteAccessTests/ofAuthors``.
    "/studio": .page(.namedPlayers), "/studio/new": .page(.namedPlayers), "/studio/drafts": .action(.namedPlayers),
    "/studio/d/{draft}": .page(.namedPlayers), "/studio/d/{draft}/file": .action(.namedPlayers),
    "/studio/d/{draft}/export/{format}": .page(.namedPlayers), "/studio/d/{draft}/delete": .form(.namedPlayers),
    "/studio/d/{draft}/previews": .form(.namedPlayers), "/studio/d/{draft}/previews/revoke": .action(.namedPlayers),
    "/studio/d/{draft}/publish": .form(.namedPlayers),
    "/studio/d/{draft}/listing": .action(.namedPlayers), "/studio/d/{draft}/unpublish": .action(.namedPlayers),
    // The preview of a draft, for everybody who has its link. At a draft’s own address the studio shows it to nobody
    // but those who may read the draft.
    "/preview/{token}": .page(.all), "/preview/{token}/begin": .action(.all), "/preview/{token}/{play}": .page(.all),
    "/preview/{token}/{play}/result": .page(.all), "/preview/{token}/{play}/{number}": .form(.all),
    // Operators. The addresses of 0.6 lead to those of today.
    "/admin": .page(.operators), "/admin/schedule": .form(.operators), "/admin/bank": .page(.operators),
    "/admin/analytics": .page(.operators), "/admin/accounts": .form(.operators),
    "/admin/audit-log": .page(.operators), "/admin/item/{item}": .page(.operators),
    "/admin/item/{item}/{action}": .formOnly(.operators), "/admin/item/{item}/translate": .formOnly(.operators),
    "/desk": .page(.all), "/desk/schedule": .page(.all), "/desk/bank": .page(.all), "/desk/figures": .page(.all),
    "/desk/trail": .page(.all), "/desk/item/{item}": .page(.all),
    // The site
    "/language": .action(.all), "/scheme": .action(.all), "/static/{name}": .page(.all),
    "/health": .page(.all), "/health/live": .page(.all), "/health/ready": .page(.all),
  ]
}
