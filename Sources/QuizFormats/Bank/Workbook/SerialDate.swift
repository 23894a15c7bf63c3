/// A workbook's serial date: days since the end of 1899, or since 1 January 1904, and a fraction of a day.
struct SerialDate {
  let year: Int
  let month: Int
  let day: Int
  /// From 0, Sunday.
  let weekday: Int
  /// The time since midnight.
  let milliseconds: Int
  /// The whole days since the system's day 0.
  let serialDay: Int

  /// - Parameter is1904: whether the workbook counts days from 1904.
  ///
  /// - Returns: nil if no program shows it as a date.
  init?(_ serial: Double, is1904: Bool) {
    guard serial >= 0, serial < 2_958_466 else { return nil }
    let total = Int((serial * 86_400_000).rounded())
    (serialDay, milliseconds) = total.quotientAndRemainder(dividingBy: 86_400_000)
    if is1904 {
      (year, month, day) = Self.civilDate(serialDay + 1_462)
      weekday = (serialDay + 5) % 7
      return
    }
    weekday = (serialDay + 6) % 7
    // Excel treats 1900 as a leap year: its day 60 is 29 February 1900.
    if serialDay == 60 {
      year = 1900
      month = 2
      day = 29
    } else {
      (year, month, day) = Self.civilDate(serialDay < 60 ? serialDay + 1 : serialDay)
    }
  }

  /// - Parameter days: since 30 December 1899.
  private static func civilDate(_ days: Int) -> (Int, Int, Int) {
    // Years begin in March here, and the count begins with the year 0.
    let shifted = days - 25_569 + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let civilMonth = month < 10 ? month + 3 : month - 9
    return (yearOfEra + era * 400 + (civilMonth <= 2 ? 1 : 0), civilMonth, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// The serial number of `1994-06-30` or `1994-06-30T12:30:00`; nil for any other text.
  static func serial(ofISO text: String, is1904: Bool) -> Double? {
    let parts = text.split(separator: "T", maxSplits: 1)
    let date = parts.first.map { $0.split(separator: "-").map { Int($0) } } ?? []
    guard date.count == 3, let year = date[0], let month = date[1], let day = date[2], (1900...9999).contains(year),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let (shiftedYear, shiftedMonth) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear % 400
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * shiftedMonth + 2) / 5 + day - 1
    let days = era * 146_097 + dayOfEra - 719_468 + 25_569
    var seconds = 0.0
    if parts.count == 2 {
      let clock = parts[1].split(separator: "Z").first.map { $0.split(separator: ":").map { Double($0) } } ?? []
      guard (2...3).contains(clock.count), let hours = clock[0], let minutes = clock[1] else { return nil }
      seconds = hours * 3_600 + minutes * 60 + (clock.count == 3 ? clock[2] ?? 0 : 0)
    }
    let serial = Double(is1904 ? days - 1_462 : days < 61 ? days - 1 : days) + seconds / 86_400
    return serial >= 0 && serial.isFinite ? serial : nil
  }
}
