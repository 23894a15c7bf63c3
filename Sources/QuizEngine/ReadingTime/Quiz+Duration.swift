extension Quiz {
  /// About how long a play takes, in whole minutes, rounded up: at least 1.
  ///
  /// Counted is what a play makes one read, the questions with all their answers, at the rates of ``ReadingTime``, and
  /// for each question a moment to decide. Where a play draws from a pool, it is the mean over all draws.
  ///
  /// - Complexity: linear in the length of the quiz's texts.
  public func estimatedMinutes(in language: Language) -> Int {
    let minutes = seconds(in: language) / 60
    let whole = Int(minutes)
    return max(1, Double(whole) < minutes ? whole + 1 : whole)
  }

  /// Each question of a stratum is equally likely, so a stratum costs its mean as often as it is asked.
  private func seconds(in language: Language) -> Double {
    var seconds = tieBreaker?.seconds(in: language) ?? 0
    for stratum in strata where !stratum.questions.isEmpty {
      var all = 0.0
      for index in stratum.questions { all += questions[index].seconds(in: language) }
      seconds += all * Double(stratum.count) / Double(stratum.questions.count)
    }
    return seconds
  }
}

extension Question {
  /// The moment between reading an answer and giving it, in seconds: our own estimate, for want of a published one.
  static let decisionSeconds = 3.0

  fileprivate func seconds(in language: Language) -> Double {
    var seconds = Question.decisionSeconds + ReadingTime.seconds(of: text[language])
    for answer in answers { seconds += ReadingTime.seconds(of: answer.text[language]) }
    return seconds
  }
}
