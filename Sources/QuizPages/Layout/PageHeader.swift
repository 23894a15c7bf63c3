import HTML

/// The kinds of page header. A frame on another site has none.
enum PageHeader: Sendable {
  /// The site's navigation and the streak. On phones the navigation is a tab bar at the lower edge.
  case site
  /// The same without a current page, for a page that is shown instead of another one.
  case message
  /// The site's navigation, and below it the links between the pages of the daily game.
  case dailyGame
  /// Only the way out and the links of a play or a round. Nothing else draws the player away from the question.
  case focus(HTML)

  var isFocus: Bool {
    if case .focus = self { return true }
    return false
  }
}

extension PageContext {
  /// A frame has no header except the links of a play.
  func html(of header: PageHeader) -> HTML {
    guard !entryPoint.isEmbedded else { return header.isFocus ? "\n<header>\(content(of: header))</header>" : "" }
    return """

      <a class="skip" href="#main">\(texts.site.skipToContent)</a>
      <header><a class="site-name" href="\(SitePath.front)" aria-label="\(texts.site.home)">\(Self.logo)\(texts.site.name)</a>\
      \(content(of: header))</header>
      """
  }

  private func content(of header: PageHeader) -> HTML {
    switch header {
    case .site: navigationMarker.map { "\($0)" } ?? siteHeader
    case .message: "\(siteNavigation(marksCurrent: false))\(streakBadge)"
    case .dailyGame: "\(siteNavigation(marksCurrent: true))\(streakBadge)\(sectionNavigation)"
    case .focus(let content): content
    }
  }

  /// What ``PageHeader/site`` shows of the visitor.
  var siteHeader: HTML { "\(siteNavigation(marksCurrent: true))\(streakBadge)" }

  private func siteNavigation(marksCurrent: Bool) -> HTML {
    let names = texts.site.navigation
    var links = [
      NavigationLink(icon: .quizzes, label: names.quizzes, path: SitePath.front),
      NavigationLink(icon: .daily, label: names.daily, path: SitePath.daily),
    ]
    if navigation.hasStudio {
      links.append(NavigationLink(icon: .studio, label: names.studio, path: SitePath.studio))
    }
    if navigation.isOperator { links.append(NavigationLink(icon: .admin, label: names.admin, path: SitePath.admin)) }
    links.append(NavigationLink(icon: .account, label: navigation.accountLabel(names), path: SitePath.account))
    let items = links.map { link -> HTML in
      """
      <li\(" class=\"account\"", if: link.path == SitePath.account)><a href="\(link.path)"\
      \(current(link.path), if: marksCurrent)>\(link.icon.html)<span dir="auto">\(link.label)</span></a></li>
      """
    }
    return "<nav class=\"site-navigation\" aria-label=\"\(texts.site.name)\"><ul>\(items)</ul></nav>"
  }

  /// The links between the pages of the daily game.
  private var sectionNavigation: HTML {
    let names = texts.game.navigation
    var links = [(names.today, SitePath.daily)]
    if hasBoards { links += [(names.boards, SitePath.boards), (names.groups, SitePath.groups)] }
    links.append((names.statistics, SitePath.statistics))
    let items = links.map { label, path -> HTML in
      "<li><a href=\"\(path)\"\(path == SitePath.daily ? exactly(path) : current(path))>\(label)</a></li>"
    }
    return "<nav class=\"section-navigation\" aria-label=\"\(texts.game.name)\"><ul>\(items)</ul></nav>"
  }

  private var streakBadge: HTML? {
    guard navigation.streak > 0 else { return nil }
    return """
      <a class="streak-badge" href="\(SitePath.statistics)" aria-label="\(texts.daily.home.streak(navigation.streak))">\
      \(FlameIcon.html)\(navigation.streak)</a>
      """
  }

  /// Marks a link to this page as `page`, and a link to the part of the site that has it as `true`.
  private func current(_ target: String) -> HTML {
    // A guest's first page belongs to the game, though its path doesn't.
    guard path != SitePath.guest else { return target == SitePath.daily ? " aria-current=\"true\"" : "" }
    let mark = exactly(target)
    guard mark.bytes.isEmpty else { return mark }
    let isPart =
      target == SitePath.front
      ? isQuizPage : path.hasPrefix(target + "/") || target == SitePath.statistics && isPageOfThePast
    return isPart ? " aria-current=\"true\"" : ""
  }

  private func exactly(_ target: String) -> HTML {
    path == target || path.hasPrefix(target + "?") ? " aria-current=\"page\"" : ""
  }

  /// The past is reached from the statistics.
  private var isPageOfThePast: Bool { [SitePath.pastRounds, SitePath.pastDays].contains { path.hasPrefix($0) } }

  private var isQuizPage: Bool { ["/q/", "/p/", "/r/"].contains { path.hasPrefix($0) } }
}

private struct NavigationLink {
  let icon: NavigationIcon
  let label: String
  let path: String
}
