import HTML

/// The icons of the site's navigation, as lines on a grid of 24 units.
enum NavigationIcon: Sendable {
  case quizzes, daily, studio, admin, account

  var html: HTML { "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(shapes)</svg>" }

  private var shapes: HTML {
    switch self {
    case .quizzes:
      """
      <path d="M4 5h16v11h-8l-5 4v-4H4z"/><path d="M9.7 8.8a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.2.8-1.2 1.5M12 14v.1"/>
      """
    case .daily:
      """
      <circle cx="12" cy="13.5" r="7.5"/><path d="M12 9.5v4l2.5 2M10 2.5h4M12 2.5V6"/>
      """
    case .studio:
      """
      <path d="M4 20l1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19 4 20zM14.5 6l3.5 3.5"/>
      """
    case .admin:
      """
      <path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>
      """
    case .account:
      """
      <circle cx="12" cy="8.5" r="3.75"/><path d="M4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5"/>
      """
    }
  }
}
