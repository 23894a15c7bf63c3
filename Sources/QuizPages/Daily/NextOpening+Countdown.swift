import HTML
import QuizEngine

extension NextOpening {
  /// When the next questions open, as the time that is left. A page has at most one countdown; its script counts the
  /// seconds.
  ///
  /// - Parameter hasQuestionsLeft: whether the time is left for today's questions, and not only a wait.
  func countdown(_ texts: Texts, hasQuestionsLeft: Bool = false) -> HTML {
    let (hours, minutes) = hoursAndMinutesLeft
    let seconds = Int((max(timeLeft, .zero).milliseconds + 999) / 1000)
    let parts = (hasQuestionsLeft ? texts.day.timeLeft : texts.day.nextQuestions).splitting(at: "{time}")
    return """
      <span class="countdown">\(parts.before)<time datetime="PT\(hours)H\(minutes)M" data-seconds="\(seconds)">\
      \(hours == 0 ? texts.statistics.minutes(minutes) : texts.day.hoursAndMinutes(hours, minutes))</time>\(parts.after)</span>
      """
  }
}

extension String {
  /// The text before and after the first occurrence of the placeholder, compared by bytes. Without one, the whole text
  /// is before it.
  fileprivate func splitting(at placeholder: StaticString) -> (before: String, after: String) {
    let sought = placeholder.withUTF8Buffer { [UInt8]($0) }
    let source = [UInt8](utf8)
    for index in source.indices where source[index...].starts(with: sought) {
      return (
        String(decoding: source[..<index], as: UTF8.self),
        String(decoding: source[(index + sought.count)...], as: UTF8.self)
      )
    }
    return (self, "")
  }
}
