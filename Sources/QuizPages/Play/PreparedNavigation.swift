import HTML

/// The site's navigation on a prepared page. Most visitors have no account, so theirs is rendered once.
struct PreparedNavigation {
  private let ofSignedOut: HTML

  /// - Parameter page: of a prepared page, whose visitor is signed out.
  init(in page: PageContext) { ofSignedOut = page.siteHeader }

  var byteCount: Int { ofSignedOut.byteCount }

  func html(in page: PageContext) -> HTML { page.navigation == .signedOut ? ofSignedOut : page.siteHeader }
}
