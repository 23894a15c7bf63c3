@testable import QuizWeb

extension RouteAccess {
  private static func page(_ visitors: Visitors) -> RouteAccess { RouteAccess(get: visitors, post: nil) }
  /// A page with a form.
  private static func form(_ visitors: Visitors) -> RouteAccess { RouteAccess(get: visitors, post: visitors) }
  /// The address of a form on another page. Browsers that open it are redirected to that page.
  private static func action(_ visitors: Visitors) -> RouteAccess { RouteAccess(get: .everybody, post: visitors) }
  /// The address of a form, with no page to return to.
  private static func formOnly(_ visitors: Visitors) -> RouteAccess { RouteAccess(get: nil, post: visitors) }

  /// Who is to be able to use each address of the site.
  ///
  /// Names in braces are parameters.
  static let expected: [String: RouteAccess] = [
    // Quizzes
    "/": .page(.everybody), "/q/{quiz}": .page(.everybody), "/q/{quiz}/begin": .action(.everybody),
    "/p/{play}": .page(.everybody), "/p/{play}/{number}": .form(.everybody), "/p/{play}/result": .page(.everybody),
    "/p/{play}/compare": .action(.everybody),
    "/r/{quiz}/{outcome}": .page(.everybody), "/r/{quiz}/{outcome}/{language}": .page(.everybody),
    "/cards/{card}/{language}": .page(.everybody), "/pictures/{name}": .page(.everybody),
    "/embed/{quiz}": .page(.everybody), "/embed/{quiz}/begin": .action(.everybody),
    "/e/{play}": .page(.everybody), "/e/{play}/{number}": .form(.everybody), "/e/{play}/quiz": .page(.everybody),
    "/e/{play}/result": .page(.everybody),
    // The daily game
    "/daily": .page(.everybody), "/daily/play": .action(.everybody), "/daily/help": .page(.everybody),
    "/daily/welcome": .form(.everybody),
    "/daily/welcome/{number}": .page(.everybody), "/daily/join/{group}": .form(.everybody),
    "/licences": .page(.everybody),
    "/daily/easy": .page(.everybody), "/daily/medium": .page(.everybody), "/daily/hard": .page(.everybody),
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
    "/account/sign-up": .form(.everybody), "/account/sign-in": .form(.everybody),
    "/account/sign-out": .action(.everybody),
    "/account/guest": .form(.everybody), "/account/recover": .form(.everybody), "/account/deleted": .page(.everybody),
    "/setup/{token}": .form(.everybody),
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
    "/preview/{token}": .page(.everybody), "/preview/{token}/begin": .action(.everybody),
    "/preview/{token}/{play}": .page(.everybody),
    "/preview/{token}/{play}/result": .page(.everybody), "/preview/{token}/{play}/{number}": .form(.everybody),
    // Operators. The addresses of 0.6 lead to those of today.
    "/admin": .page(.operators), "/admin/schedule": .form(.operators), "/admin/bank": .page(.operators),
    "/admin/analytics": .page(.operators), "/admin/accounts": .form(.operators),
    "/admin/audit-log": .page(.operators), "/admin/item/{item}": .page(.operators),
    "/admin/item/{item}/{action}": .formOnly(.operators), "/admin/item/{item}/translate": .formOnly(.operators),
    "/desk": .page(.everybody), "/desk/schedule": .page(.everybody), "/desk/bank": .page(.everybody),
    "/desk/figures": .page(.everybody),
    "/desk/trail": .page(.everybody), "/desk/item/{item}": .page(.everybody),
    // The site
    "/language": .action(.everybody), "/scheme": .action(.everybody), "/static/{name}": .page(.everybody),
    "/health": .page(.everybody), "/health/live": .page(.everybody), "/health/ready": .page(.everybody),
  ]
}
