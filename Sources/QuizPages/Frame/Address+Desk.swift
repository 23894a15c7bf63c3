public import QuizEngine

extension Address {
  /// The operator's desk; others don't find it.
  public static let desk = "/desk"
  public static let deskSchedule = "/desk/schedule"
  public static let deskBank = "/desk/bank"
  public static let deskTrail = "/desk/trail"

  /// The fields by which the schedule says what it shows, and by which a question says what was done.
  public static let (languageField, fromField, effectField) = ("language", "from", "effect")

  public static func deskItem(_ number: Int64) -> String { "/desk/item/" + String(number) }
  public static func void(_ number: Int64) -> String { deskItem(number) + "/void" }
  public static func rekey(_ number: Int64) -> String { deskItem(number) + "/rekey" }
  public static func dismiss(_ number: Int64) -> String { deskItem(number) + "/dismiss" }

  public static func deskSchedule(of language: Language, from date: CalendarDate) -> String {
    deskSchedule + "?" + languageField + "=" + language.tag.percentEncoded + "&" + fromField + "=" + date.text
  }
}
