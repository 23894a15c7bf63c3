public import QuizEngine

extension Address {
  /// The operator's desk; others don't find it.
  public static let desk = "/desk"
  public static let deskSchedule = "/desk/schedule"
  public static let deskBank = "/desk/bank"
  public static let deskFigures = "/desk/figures"
  public static let deskTrail = "/desk/trail"

  /// The fields by which the schedule says what it shows, and by which a question says what was done.
  public static let (languageField, fromField, effectField) = ("language", "from", "effect")

  /// The field by which the figures say what they are ordered by.
  public static let orderField = "by"

  public static func deskFigures(by order: DeskFiguresPage.Order, page: Int = 1) -> String {
    let place = deskFigures + "?" + orderField + "=" + order.rawValue
    return page == 1 ? place : place + "&" + pageField + "=" + String(page)
  }

  public static func deskItem(_ number: Int64) -> String { "/desk/item/" + String(number) }
  public static func void(_ number: Int64) -> String { deskItem(number) + "/void" }
  public static func rekey(_ number: Int64) -> String { deskItem(number) + "/rekey" }
  public static func dismiss(_ number: Int64) -> String { deskItem(number) + "/dismiss" }

  public static func deskSchedule(of language: Language, from date: CalendarDate) -> String {
    deskSchedule + "?" + languageField + "=" + language.tag.percentEncoded + "&" + fromField + "=" + date.text
  }
}
