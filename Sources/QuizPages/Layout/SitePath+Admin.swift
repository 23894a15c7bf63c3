public import QuizEngine

extension SitePath {
  /// The operator's desk; others don't find it.
  public static let admin = "/desk"
  public static let adminSchedule = "/desk/schedule"
  public static let adminBank = "/desk/bank"
  public static let adminAnalytics = "/desk/figures"
  public static let adminAuditLog = "/desk/trail"

  /// The fields by which the schedule says what it shows, and by which a question says what was done.
  public static let (languageField, fromField, resultField) = ("language", "from", "effect")

  /// The field by which the figures say what they are ordered by.
  public static let orderField = "by"

  public static func adminAnalytics(by order: AdminAnalyticsPage.SortOrder, page: Int = 1) -> String {
    let place = adminAnalytics + "?" + orderField + "=" + order.rawValue
    return page == 1 ? place : place + "&" + pageField + "=" + String(page)
  }

  public static func adminItem(_ number: Int64) -> String { "/desk/item/" + String(number) }
  public static func void(_ number: Int64) -> String { adminItem(number) + "/void" }
  public static func rekey(_ number: Int64) -> String { adminItem(number) + "/rekey" }
  public static func dismiss(_ number: Int64) -> String { adminItem(number) + "/dismiss" }

  public static func adminSchedule(of language: Language, from date: CalendarDate) -> String {
    adminSchedule + "?" + languageField + "=" + language.tag.percentEncoded + "&" + fromField + "=" + date.text
  }
}
