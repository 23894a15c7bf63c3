import Hummingbird
import QuizPages

extension Site {
  /// Redirects the addresses that operators' pages had up to version 0.6, so that bookmarks still work.
  func addFormerAdminPaths(to router: SiteRouter) {
    let paths = [
      ("/desk", SitePath.admin), ("/desk/schedule", SitePath.adminSchedule), ("/desk/bank", SitePath.adminBank),
      ("/desk/figures", SitePath.adminAnalytics), ("/desk/trail", SitePath.adminAuditLog),
    ]
    for (former, present) in paths where former != present {
      router.route(former, get: .everybody { Self.redirect($0, to: present) })
    }
    guard SitePath.adminItem(1) != "/desk/item/1" else { return }
    router.route(
      "/desk/item/:item",
      get: .everybody { request in
        guard let number = Site.itemNumber(request) else { throw PageError.notFound }
        return Self.redirect(request, to: SitePath.adminItem(number))
      })
  }

  private static func redirect(_ request: VisitorRequest, to path: String) -> Response {
    Response.permanentRedirect(path + (request.http.uri.query.map { "?" + $0 } ?? ""))
  }
}
