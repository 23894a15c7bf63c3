public import QuizEngine

extension SitePath {
  /// The admin pages. For everybody else they respond with 404.
  public static let admin = "/admin"
  public static let adminSchedule = "/admin/schedule"
  public static let adminBank = "/admin/bank"
  public static let adminAnalytics = "/admin/analytics"
  public static let adminAccounts = "/admin/accounts"
  public static let adminAuditLog = "/admin/audit-log"

  /// - Parameter page: from 1.
  public static func adminAnalytics(by order: AdminAnalyticsPage.SortOrder, page: Int = 1) -> String {
    let path = adminAnalytics + "?" + QueryField.order + "=" + order.rawValue
    return page == 1 ? path : path + "&" + QueryField.page + "=" + String(page)
  }

  /// The accounts with the form filled in for one of them.
  public static func adminAccount(named name: String) -> String {
    adminAccounts + "?" + AdminAccountsPage.nameField + "=" + name.percentEncoded
  }

  /// The accounts after one of them was given a role.
  public static func savedRole(of name: String) -> String { adminAccount(named: name) + "&" + QueryField.done + "=1" }

  /// The beginning of the paths of questions.
  public static let adminItems = "/admin/item/"

  /// The page of a question, by its number.
  public static func adminItem(_ number: Int64) -> String { adminItems + String(number) }
  /// Accepts a POST that voids a question.
  public static func void(_ number: Int64) -> String { adminItem(number) + "/void" }
  /// Accepts a POST that changes a question's key.
  public static func rekey(_ number: Int64) -> String { adminItem(number) + "/rekey" }
  /// Accepts a POST that dismisses a question's reports.
  public static func dismiss(_ number: Int64) -> String { adminItem(number) + "/dismiss" }
  /// Accepts a POST that corrects a question's texts in one language.
  public static func correctTexts(_ number: Int64) -> String { adminItem(number) + "/translate" }

  /// - Parameters:
  ///   - language: of the questions.
  ///   - date: the first date that the page shows.
  public static func adminSchedule(of language: Language, from date: CalendarDate) -> String {
    adminSchedule + "?" + QueryField.questionLanguage + "=" + language.tag.percentEncoded + "&" + QueryField.from + "="
      + date.text
  }
}
